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
      stem: 'A team measures progress by the share of tasks that are ticked off. It inspects the figure daily and re-plans at once whenever it falls behind. At each Sprint Review, features turn out not to work together. Where should it begin?',
      options: {
        a: {
          text: 'With transparency: ticked tasks do not show what is usable.',
          why: 'Inspection and adaptation take place, but on a picture that says nothing of Done work. The first missing pillar spoils those after it.',
        },
        b: {
          text: 'With inspection: once a day is too seldom for features that depend on one another.',
          why: 'Looking more often at a misleading figure only makes people surer of a false conclusion.',
        },
        c: {
          text: 'With adaptation: the team should stop re-planning and keep to its first plan.',
          why: 'Adapting as soon as something is learned is expected. What is learned here is the trouble.',
        },
        d: {
          text: 'With self-management: a lead Developer should coordinate the features.',
          why: 'There is no hierarchy within a Scrum Team, and nothing in the case shows that the team may not act.',
        },
      },
      answer: 'a',
      guideSection: 'Transparency',
    },
    {
      id: 'theory-summary-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Library members try a first version of a reading list. From what they do with it, the team rebuilds the same screen, and nothing else is added. Which word describes this step best?',
      options: {
        a: {
          text: 'Incremental, because something was delivered to users.',
          why: 'Incremental means that a piece is added to what exists. Here the same piece is worked on again.',
        },
        b: {
          text: 'Defined, because the screen was known from the first version on.',
          why: 'Defined control follows known steps to a known result. The rebuilding followed from observation.',
        },
        c: {
          text: 'Iterative, because the same thing was done again with what had been learned.',
          why: 'Iterative means again and again, each time with more knowledge. Scrum combines it with incremental work.',
        },
        d: {
          text: 'Wasteful, because lean thinking asks to get a screen right the first time.',
          why: 'Lean thinking reduces waste. In complex work an early version that teaches something is not waste.',
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
          text: 'Replacing the Sprint Reviews by a written report on the figures of the Sprint',
          why: 'A report removes the working session in which stakeholders and team inspect the outcome and adapt.',
        },
        c: {
          text: 'Approving each change of plan personally, on the same day',
          why: 'Even a quick approval takes the decision from those who have learned something. Adaptation gets harder.',
        },
        d: {
          text: 'Setting the number of finished items as the common target',
          why: 'It rewards output. What the work is worth to users stays unknown.',
        },
        e: {
          text: 'Letting the teams release usable Increments during the Sprint',
          why: 'An Increment may be delivered before the Sprint ends, and its use is the evidence that the teams learn from.',
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
          why: 'Ordering is the accountability of the Product Owner, and risk is a good reason.',
        },
        b: {
          text: 'The head of a branch decides which Developer repairs a bug in the running Sprint.',
          why: 'Scrum Teams decide internally who does what, when and how. No one outside assigns the work.',
        },
        c: {
          text: 'The Developers choose to walk through their board in the Daily Scrum and drop the three questions.',
          why: 'Structure and techniques of the Daily Scrum are theirs to select.',
        },
        d: {
          text: 'The whole Scrum Team settles on the wording of the Sprint Goal.',
          why: 'The Sprint Goal is defined by the whole Scrum Team in collaboration.',
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
      stem: 'On Tuesday a team finds out that its way of testing hides bugs. It should change what it can before the Sprint Retrospective comes round.',
      answer: true,
      why: {
        true: '"A Scrum Team is expected to adapt the moment it learns anything new through inspection", in its way of working too.',
        false:
          'Events guarantee that people look. They are not waiting rooms: the adjustment must be made as soon as possible.',
      },
      guideSection: 'Adaptation',
    },
  ],
}
