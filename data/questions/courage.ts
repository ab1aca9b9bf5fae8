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
          text: 'Presenting the item anyway and showing stakeholders the gap',
          why: "Work that doesn't meet the Definition of Done isn't presented at the Sprint Review.",
        },
        b: {
          text: 'Dropping one of the checks and defending that to stakeholders',
          why: "Quality doesn't decrease during a Sprint. Skipping a check avoids the uncomfortable conversation.",
        },
        c: {
          text: 'Working late tonight and finishing the tests with two colleagues',
          why: 'Overtime hides how much fits into a Sprint, and it puts off the honest conversation. The Guide speaks of a sustainable pace.',
        },
        d: {
          text: 'Saying so today and discussing the scope with the Product Owner',
          why: "The item can't be presented, and the scope may be renegotiated. It takes courage to say so early.",
        },
      },
      answer: 'd',
      guideSection: 'Scrum Values',
    },
    {
      id: 'courage-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Four Scrum Teams say how they showed courage last week. Which team shows both parts of courage as a Scrum value?',
      options: {
        a: {
          text: 'We promised more than ever and worked nights to deliver it.',
          why: 'Committing to goals belongs to the value of commitment, and night work hides how much fits into a Sprint.',
        },
        b: {
          text: 'We told customers about our bug and began on the old code.',
          why: 'Admitting the bug is the right thing to do, and old code that scares a team is a tough problem. These are the two parts of courage.',
        },
        c: {
          text: 'We released it half tested and were ready to see it fail.',
          why: "Courage doesn't ask for risks for their own sake. What doesn't meet the Definition of Done isn't released.",
        },
        d: {
          text: 'We argued with each manager and shielded our Developers.',
          why: "Arguing with a manager may be right in one case and wrong in another. Doing it every time isn't courage.",
        },
      },
      answer: 'b',
      guideSection: 'Scrum Values',
    },
    {
      id: 'courage-3',
      kind: 'single',
      difficulty: 3,
      stem: 'A Developer suspects that a released feature treats some users unfairly, but has checked only a handful of cases. Which action fits the value of courage best?',
      options: {
        a: {
          text: 'Switch the feature off today and tell the Product Owner tomorrow.',
          why: 'Acting alone takes the decision away from the people it concerns.',
        },
        b: {
          text: 'Tell the Product Owner today and say which parts are guesses.',
          why: 'The right thing is to speak up early and say what is uncertain. The Product Owner can then decide what that means for the product.',
        },
        c: {
          text: 'Check the other cases this week and tell the Product Owner then.',
          why: 'The proof may take days, and users may be harmed in the meantime. Others can weigh a suspicion, too, if you say that it is one.',
        },
        d: {
          text: 'Tell the Scrum Master today and wait for an official report.',
          why: 'The Scrum Master may help, but the courage to speak is asked of every member.',
        },
      },
      answer: 'b',
      guideSection: 'Scrum Values',
    },
    {
      id: 'courage-4',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'In which two situations does following the rules of Scrum take courage? (Choose two.)',
      options: {
        a: {
          text: 'The Product Owner cancels a Sprint whose goal is obsolete.',
          why: 'Only the Product Owner may cancel a Sprint, and then has to tell everyone who has worked toward its goal.',
        },
        b: {
          text: 'A Developer confronts a colleague who skips a required check.',
          why: 'Developers hold each other accountable as professionals, and that can be hard among friends.',
        },
        c: {
          text: 'The Developers work on a weekend to save the forecast.',
          why: "No rule says that the forecast must be reached, and Scrum doesn't ask for work on weekends.",
        },
        d: {
          text: 'The Scrum Master overrules a Developer whose design is slow.',
          why: 'No rule allows that. How the work is done is up to the Developers.',
        },
      },
      answers: ['a', 'b'],
      guideSection: 'Scrum Team',
    },
    {
      id: 'courage-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A manager and all the Developers want to extend a Sprint by three days to finish an item. A Scrum Master who still says no is showing courage as a Scrum value.',
      answer: true,
      why: {
        true: 'A Sprint has a fixed length, even if everyone would like to extend it. Saying so takes courage, and courage is asked of the Scrum Master, too.',
        false:
          "The Developers' agreement doesn't change the fixed length. Courage is asked of everyone on the Scrum Team, and the Scrum Master establishes Scrum as the Guide defines it.",
      },
      guideSection: 'Scrum Values',
    },
  ],
}
