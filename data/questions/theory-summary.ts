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
      stem: 'A team measures progress by the percentage of tasks that are checked off. It looks at this figure daily and re-plans when it falls behind. At each Sprint Review, features turn out not to work together. Where should it begin?',
      options: {
        a: {
          text: 'With self-management: the figure calls for a lead Developer.',
          why: "There are no hierarchies in a Scrum Team, and nothing here suggests that the team isn't allowed to act.",
        },
        b: {
          text: 'With inspection: the figure deserves a look every hour.',
          why: 'Looking more often at a misleading number may only make people more certain of a false conclusion.',
        },
        c: {
          text: 'With transparency: the figure hides the state of the product.',
          why: "The team inspects and adapts, but the number doesn't show what is Done. If transparency is missing, the other two pillars can't help much.",
        },
        d: {
          text: 'With adaptation: the figure justifies a plan without changes.',
          why: 'A Scrum Team is expected to adapt as soon as it learns something. Here it learns the wrong things from a misleading number.',
        },
      },
      answer: 'c',
      guideSection: 'Transparency',
    },
    {
      id: 'theory-summary-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Patrons of a library try a first version of a reading list. After watching them, the team rebuilds the same screen and adds nothing else. Which word describes this step best?',
      options: {
        a: {
          text: 'Incremental: a finished piece was delivered to its users.',
          why: 'Incremental means that a piece is added to what exists. Here the same piece is worked on again.',
        },
        b: {
          text: 'Iterative: a known piece was reworked with new knowledge.',
          why: 'Iterative work repeats a step, each time with more knowledge. Scrum combines it with incremental work.',
        },
        c: {
          text: 'Defined: a planned piece was completed in known steps.',
          why: 'Defined control follows known steps to a known result. Here the next step followed from observation.',
        },
        d: {
          text: 'Wasteful: a finished piece was rebuilt without new functions.',
          why: "Lean thinking reduces waste. In complex work, an early version that teaches you something isn't waste.",
        },
      },
      answer: 'b',
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
          text: 'Replacing the Sprint Reviews with written reports',
          why: "A report can't replace the working session in which the Scrum Team and stakeholders inspect the outcome and adapt.",
        },
        b: {
          text: 'Having changes of plan approved by one person',
          why: 'Needing an approval takes the decision away from the people who have learned something. Adapting becomes more difficult.',
        },
        c: {
          text: 'Making the number of finished items a target',
          why: "It rewards output and doesn't show what the work is worth to users.",
        },
        d: {
          text: 'Shortening the Sprints from four weeks to two',
          why: 'Shorter Sprints generate more learning cycles and limit the risk of cost and effort.',
        },
        e: {
          text: 'Letting teams release Increments within a Sprint',
          why: 'An Increment may be delivered before the Sprint ends, and the teams can then learn from how people use it.',
        },
      },
      answers: ['d', 'e'],
      guideSection: 'The Sprint',
    },
    {
      id: 'theory-summary-4',
      kind: 'single',
      difficulty: 3,
      stem: 'Which of these four decisions is in the wrong hands?',
      options: {
        a: {
          text: 'The Developers drop the three questions from a Daily Scrum.',
          why: 'The Developers select the structure and techniques of their Daily Scrum.',
        },
        b: {
          text: 'The Scrum Team defines the Sprint Goal in Sprint Planning.',
          why: 'The whole Scrum Team collaborates to define the Sprint Goal.',
        },
        c: {
          text: 'The Product Owner moves a risky trial up to the top.',
          why: 'The Product Owner is accountable for the order, and risk is a good reason to move an item up.',
        },
        d: {
          text: 'A department head assigns a bug to one of the Developers.',
          why: 'Scrum Teams decide internally who does what, when and how. No one outside assigns the work.',
        },
      },
      answer: 'd',
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
