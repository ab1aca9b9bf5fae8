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
      stem: 'Two days before the end of the Sprint, an item will not meet the Definition of Done. Stakeholders are looking forward to it. What shows courage here?',
      options: {
        a: {
          text: 'Working through both nights, so that no one has to be disappointed at the Sprint Review.',
          why: 'Overtime hides how much fits into a Sprint, and it puts off the honest conversation. The Guide speaks of a sustainable pace.',
        },
        b: {
          text: 'Saying openly that it will not be Done, and discussing the scope with the Product Owner.',
          why: "The item can't be presented, and the scope may be renegotiated. It takes courage to say so early.",
        },
        c: {
          text: 'Presenting the item anyway, and admitting what is missing if one of the stakeholders asks.',
          why: "Work that doesn't meet the Definition of Done isn't presented at the Sprint Review.",
        },
        d: {
          text: 'Taking one check out of the Definition of Done, and defending that decision at the Review.',
          why: "Quality doesn't decrease during a Sprint. Skipping a check avoids the uncomfortable conversation.",
        },
      },
      answer: 'b',
      guideSection: 'Scrum Values',
    },
    {
      id: 'courage-2',
      kind: 'single',
      difficulty: 1,
      stem: 'Four Scrum Masters describe what courage asks of their teams. Whose description fits the Scrum Guide?',
      options: {
        a: {
          text: 'To take risks, and to accept the failures that follow',
          why: "The Guide doesn't ask for risks for their own sake. Scrum helps control risk.",
        },
        b: {
          text: 'To contradict managers, and to shield the team from every disturbance',
          why: 'The Guide mentions neither. Contradicting a manager may be right in one case and wrong in another.',
        },
        c: {
          text: 'To promise ambitious goals, and to reach each of them in time',
          why: 'Goals belong to commitment, and no one can promise that they will be reached.',
        },
        d: {
          text: 'To do the right thing, and to work on tough problems',
          why: 'These are the two parts of courage, and they are asked of all Scrum Team members.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Values',
    },
    {
      id: 'courage-3',
      kind: 'single',
      difficulty: 3,
      stem: 'A Developer suspects that a released feature treats some users unfairly, but has checked only a handful of cases. Which action fits the value of courage best?',
      options: {
        a: {
          text: 'Tell the Product Owner now what is known and what is only a guess.',
          why: 'The right thing is to say it early and to name the doubts. The Product Owner can then decide what it means for the product.',
        },
        b: {
          text: 'Switch the feature off at once, because courage means acting without delay.',
          why: 'Acting alone takes the decision away from the people it concerns.',
        },
        c: {
          text: 'Check all the other cases alone first, so that no one worries without proof.',
          why: 'The proof may take days, and users may be harmed in the meantime. Others can judge a doubt, too, if you say that it is a doubt.',
        },
        d: {
          text: 'Ask the Scrum Master to report it, because the Scrum Master takes care of impediments.',
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
          text: 'The Sprint Goal has become obsolete, and the Product Owner has to decide whether to cancel.',
          why: 'Only the Product Owner may cancel a Sprint, and has to tell everyone who has worked for its goal.',
        },
        b: {
          text: 'The Developers are behind, and must reach the forecast by working on Saturday.',
          why: "No rule says that the forecast must be reached, and Scrum doesn't ask for work on weekends.",
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
      stem: 'A Scrum Master refuses to extend a Sprint, and a Product Owner cancels another. Courage is asked of both of them as much as of the Developers.',
      answer: true,
      why: {
        true: 'Courage is asked of all Scrum Team members, including the Scrum Master and the Product Owner.',
        false: 'The Guide asks courage of the Scrum Team members and makes no exception.',
      },
      guideSection: 'Scrum Values',
    },
  ],
}
