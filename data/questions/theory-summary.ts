import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'theory-summary',
  lesson: '/scrum/psm-1/scrum-theory-principles/summary',
  focusArea: 'Empiricism',
  questions: [
    {
      id: 'theory-summary-1',
      kind: 'single',
      difficulty: 3,
      stem: 'A team measures progress by the percentage of tasks that are checked off. It inspects this number daily and re-plans at once when it falls behind. At each Sprint Review, features turn out not to work together. Where should the team begin?',
      options: {
        a: {
          text: 'With transparency: checked-off tasks do not show what is usable.',
          why: "The team inspects and adapts, but the number doesn't show what is Done. If transparency is missing, the other two pillars can't help much.",
        },
        b: {
          text: 'With inspection: once a day is too seldom for features that depend on one another.',
          why: 'Looking more often at a misleading number may only make people more certain of a false conclusion.',
        },
        c: {
          text: 'With adaptation: the team should stop re-planning and keep to its first plan.',
          why: 'A Scrum Team is expected to adapt as soon as it learns something. Here it learns the wrong things from a misleading number.',
        },
        d: {
          text: 'With self-management: a lead Developer should coordinate the features.',
          why: "There are no hierarchies in a Scrum Team, and nothing here suggests that the team isn't allowed to act.",
        },
      },
      answer: 'a',
      guideSection: 'Transparency',
    },
    {
      id: 'theory-summary-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Patrons of a library try a first version of a reading list. After watching them, the team rebuilds the same screen and adds nothing else. Which word describes this step best?',
      options: {
        a: {
          text: 'Incremental, because something was delivered to users.',
          why: 'Incremental means that a piece is added to what exists. Here the same piece is worked on again.',
        },
        b: {
          text: 'Defined, because the screen was known from the first version on.',
          why: 'Defined control follows known steps to a known result. Here the next step followed from observation.',
        },
        c: {
          text: 'Iterative, because the same thing was done again with what had been learned.',
          why: 'Iterative work repeats a step, each time with more knowledge. Scrum combines it with incremental work.',
        },
        d: {
          text: 'Wasteful, because lean thinking asks the team to get a screen right the first time.',
          why: "Lean thinking reduces waste. In complex work, an early version that teaches you something isn't waste.",
        },
      },
      answer: 'c',
      guideSection: 'Scrum Theory',
    },
    {
      id: 'theory-summary-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'A regional manager wants "faster learning" from three Scrum Teams. Which two of these measures help most directly? (Choose two.)',
      options: {
        a: {
          text: 'Shortening the Sprints of the coming months from four weeks to two',
          why: 'Shorter Sprints generate more learning cycles and limit the risk of cost and effort.',
        },
        b: {
          text: 'Replacing the Sprint Reviews with a written report on the results of the Sprint',
          why: "A report can't replace the working session in which the Scrum Team and stakeholders inspect the outcome and adapt.",
        },
        c: {
          text: 'Approving each change of plan personally, on the same day',
          why: 'Even a quick approval takes the decision away from the people who have learned something. Adapting becomes more difficult.',
        },
        d: {
          text: 'Setting the number of finished items as the common target',
          why: "It rewards output and doesn't show what the work is worth to users.",
        },
        e: {
          text: 'Letting the teams release usable Increments during the Sprint',
          why: 'An Increment may be delivered before the Sprint ends, and the teams can then learn from how people use it.',
        },
      },
      answers: ['a', 'e'],
      guideSection: 'The Sprint',
    },
    {
      id: 'theory-summary-4',
      kind: 'single',
      difficulty: 2,
      stem: 'Which of these four decisions is in the wrong hands?',
      options: {
        a: {
          text: 'The Product Owner puts a risky trial before an item that users have been waiting for.',
          why: 'The Product Owner is accountable for the order, and risk is a good reason to move an item up.',
        },
        b: {
          text: 'A branch manager decides which of the Developers fixes a bug in the current Sprint.',
          why: 'Scrum Teams decide internally who does what, when and how. No one outside assigns the work.',
        },
        c: {
          text: 'The Developers choose to go through their board in the Daily Scrum and drop the three questions.',
          why: 'The Developers select the structure and techniques of their Daily Scrum.',
        },
        d: {
          text: 'The whole Scrum Team agrees on the wording of the Sprint Goal.',
          why: 'The whole Scrum Team collaborates to define the Sprint Goal.',
        },
      },
      answer: 'b',
      guideSection: 'Scrum Team',
      focusArea: 'Self-Managing Teams',
    },
    {
      id: 'theory-summary-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'On Tuesday a team finds out that its way of testing hides bugs. It should change what it can without waiting for the Sprint Retrospective.',
      answer: true,
      why: {
        true: '"A Scrum Team is expected to adapt the moment it learns anything new through inspection". That includes its way of working.',
        false:
          "The event guarantees that the team looks, but the team doesn't have to wait for it. The adjustment must be made as soon as possible.",
      },
      guideSection: 'Adaptation',
    },
  ],
}
