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
      stem: 'A team checks daily what percentage of its tasks is finished and re-plans. At each Sprint Review, features turn out not to work together. What would help most?',
      options: {
        a: {
          text: 'Looking at the work more often',
          why: 'The number hides the real state of the product, and inspection without transparency misleads. More looks would make people more certain of a false conclusion.',
        },
        b: {
          text: 'Letting those who see a problem act on it',
          why: "The team may act and does so each day. What is missing is transparency: the number doesn't show whether the features work together.",
        },
        c: {
          text: 'Showing the real state of the product',
          why: "The team inspects and adapts. But the number doesn't show what is Done, so inspection misleads it.",
        },
        d: {
          text: 'Adding another formal event',
          why: 'Events help if they show the real state of the product. One more event would look at the same misleading number.',
        },
      },
      answer: 'c',
      rests: ['transparency-6'],
    },
    {
      id: 'theory-summary-2',
      kind: 'single',
      difficulty: 2,
      stem: 'After watching patrons use a first version of a screen, the team rebuilds the same screen and adds nothing else. Which word describes this step best?',
      options: {
        a: {
          text: 'Incremental',
          why: 'A step that adds a piece to what exists is incremental. Here the same piece is worked on again.',
        },
        b: {
          text: 'Iterative',
          why: 'Iterative work repeats a step, each time with more knowledge. Scrum combines it with incremental work.',
        },
        c: {
          text: 'Defined',
          why: 'Defined control follows known steps to a known result. Here people observed first and then repeated the step, which is iterative.',
        },
        d: {
          text: 'Wasteful',
          why: 'Building something twice looks like waste, but the first version has taught the team something. Repeating a step with more knowledge is iterative.',
        },
      },
      answer: 'b',
      rests: ['theory-4'],
    },
    {
      id: 'theory-summary-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'Which two measures help Scrum Teams learn faster? (Choose the best two.)',
      options: {
        a: {
          text: 'Replacing Sprint Reviews with written reports',
          why: "It saves time, but a report can't replace the session in which the outcome is inspected with stakeholders.",
        },
        b: {
          text: 'Letting one person approve all changes of plan',
          why: "Adaptation becomes more difficult when people aren't empowered. Those who have learned something would have to wait for one person.",
        },
        c: {
          text: 'Setting a target for the number of finished items',
          why: "Learning comes from inspecting results. A target for the number of items rewards output and doesn't show what the work is worth.",
        },
        d: {
          text: 'More and shorter Sprints, of two weeks instead of four',
          why: 'Shorter Sprints generate more learning cycles: results are inspected every two weeks instead of every four.',
        },
        e: {
          text: 'Delivering Increments to stakeholders within the Sprint',
          why: "It's allowed before the Sprint ends, and the teams learn from how people use them.",
        },
      },
      answers: ['d', 'e'],
      rests: ['sprint-13', 'increment-7'],
    },
    {
      id: 'theory-summary-4',
      kind: 'single',
      difficulty: 2,
      stem: 'Which of these decisions is in the wrong hands?',
      options: {
        a: {
          text: 'The Developers drop the three questions from their Daily Scrum.',
          why: "It's in the right hands, so it isn't the answer: the Developers choose the structure of this event.",
        },
        b: {
          text: 'The whole Scrum Team defines the Sprint Goal.',
          why: "It's in the right hands, so it isn't the answer. All of them define it together in Sprint Planning.",
        },
        c: {
          text: 'The Product Owner puts a risky experiment at the top.',
          why: "It's in the right hands, so it isn't the answer: the Product Owner orders the Product Backlog.",
        },
        d: {
          text: 'A department head tells a Developer to repair a bug.',
          why: 'Choose this one: the Scrum Team decides internally who does what, when and how.',
        },
      },
      answer: 'd',
      rests: ['team-7'],
    },
    {
      id: 'theory-summary-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'On Tuesday a team finds that its way of testing hides bugs. It should change what it can without waiting for the Sprint Retrospective.',
      answer: true,
      why: {
        true: '"A Scrum Team is expected to adapt the moment it learns anything new through inspection". That includes its way of working.',
        false:
          "Improvements seem to belong to the Retrospective. That event guarantees a look; the team doesn't have to wait for it.",
      },
      rests: ['adaptation-5'],
    },
  ],
}
