import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'courage',
  lesson: '/scrum/psm-1/scrum-values/courage',
  focusArea: 'Scrum Values',
  questions: [
    {
      id: 'courage-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Two days before the end of the Sprint, an item will not meet the Definition of Done. Stakeholders look forward to it. What shows courage here?',
      options: {
        a: {
          text: 'Working through both nights, so that no one has to be disappointed at the Sprint Review.',
          why: 'Overtime hides how much fits into a Sprint and replaces the honest sentence. Scrum asks for a sustainable pace.',
        },
        b: {
          text: 'Saying openly that it will not be Done, and settling with the Product Owner what follows.',
          why: 'The item cannot be presented, and scope may be renegotiated. Saying it early is the brave part.',
        },
        c: {
          text: 'Presenting the item anyway, and admitting its gaps if one of the stakeholders asks.',
          why: 'Work that does not meet the Definition of Done is not presented at the Sprint Review.',
        },
        d: {
          text: 'Taking one check out of the Definition of Done and standing by that decision.',
          why: 'Quality does not decrease during a Sprint. Lowering the bar avoids the uncomfortable talk.',
        },
      },
      answer: 'b',
      guideSection: 'Scrum Values',
    },
    {
      id: 'courage-2',
      kind: 'single',
      difficulty: 1,
      stem: 'Which pair names what the Scrum Guide connects with courage?',
      options: {
        a: {
          text: 'To take risks, and to accept the failures that come of them',
          why: 'Taking risks for their own sake is not mentioned. Scrum controls risk.',
        },
        b: {
          text: 'To contradict managers, and to shield the team from every disturbance',
          why: 'Neither is named. Contradiction may be the right thing in one case and wrong in another.',
        },
        c: {
          text: 'To promise ambitious goals, and to reach each of them in time',
          why: 'Goals belong to commitment, and no one can promise that they will be reached.',
        },
        d: {
          text: 'To do the right thing, and to work on tough problems',
          why: 'These are the two parts of the sentence, and it speaks of all Scrum Team members.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Values',
    },
    {
      id: 'courage-3',
      kind: 'single',
      difficulty: 3,
      stem: 'A Developer suspects that a released feature treats some users unfairly, but has checked only a handful of cases. What fits the value best?',
      options: {
        a: {
          text: 'Tell the Product Owner now what is known and what is only a guess.',
          why: "The right thing is to put it on the table early, doubts included. What it means for the product is then the Product Owner's decision.",
        },
        b: {
          text: 'Switch the feature off at once, because courage means acting without delay.',
          why: 'A lone act takes the decision from the people it concerns. Courage leaves others able to answer.',
        },
        c: {
          text: 'Check all other cases alone first, so that no one is alarmed without proof.',
          why: 'The proof may take days in which users are harmed, now knowingly. Others can weigh a doubt too, if it is named as one.',
        },
        d: {
          text: 'Ask the Scrum Master to report it, as impediments are handled by that accountability.',
          why: 'The Scrum Master may help, but the courage to speak is asked of every member.',
        },
      },
      answer: 'a',
      guideSection: 'Scrum Values',
    },
    {
      id: 'courage-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'In which two situations does a rule of Scrum ask someone for courage? (Choose two.)',
      options: {
        a: {
          text: 'The Sprint Goal has become obsolete, and the Product Owner has to decide about the Sprint.',
          why: 'Only the Product Owner may cancel a Sprint, in front of everyone who has worked for its goal.',
        },
        b: {
          text: 'The Developers are behind, and must reach the forecast by working on Saturday.',
          why: 'No rule demands that the forecast be reached, and weekend work is not asked for.',
        },
        c: {
          text: 'A Developer sees a colleague skip a check that the Definition of Done requires.',
          why: 'Developers hold each other accountable as professionals, and that can be hard among friends.',
        },
        d: {
          text: 'The Scrum Master must overrule the Developers about the design of a feature.',
          why: 'No rule allows that. How the work is done is up to the Developers.',
        },
      },
      answers: ['a', 'c'],
      guideSection: 'Scrum Team',
    },
    {
      id: 'courage-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Scrum Master who declines to extend a Sprint, and a Product Owner who cancels one, both act on a value that is asked of them as much as of the Developers.',
      answer: true,
      why: {
        true: 'Courage is asked of all Scrum Team members, and both of these are among them.',
        false: 'The sentence on courage speaks of the Scrum Team members, without exception.',
      },
      guideSection: 'Scrum Values',
    },
  ],
}
