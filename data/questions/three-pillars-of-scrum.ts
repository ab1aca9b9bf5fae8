import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'three-pillars-of-scrum',
  lesson: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
  focusArea: 'Empiricism',
  questions: [
    {
      id: 'three-pillars-of-scrum-1',
      kind: 'single',
      difficulty: 2,
      stem: "Developers move a card to 'Ready' when its code is written. Sales people think that customers can use it then. Which pillar suffers, and why?",
      options: {
        a: {
          text: 'Inspection: no one looks at the work often enough.',
          why: "What is missing is a shared understanding, so transparency suffers. Looking more often wouldn't help as long as the word means two things.",
        },
        b: {
          text: 'Adaptation: those who see a problem may not act on it.',
          why: 'No one has seen a problem yet, so no one is kept from acting. A word with two meanings is a lack of transparency.',
        },
        c: {
          text: 'Transparency: people understand what they see differently.',
          why: "Decisions rest on the perceived state of the work. It isn't enough that everyone can see the card.",
        },
        d: {
          text: 'Adaptation: the plan changes too often to be followed.',
          why: 'Nothing here says that the plan changes. The word on the card means two things, which is a lack of transparency.',
        },
      },
      answer: 'c',
      rests: ['transparency-3', 'done-3'],
    },
    {
      id: 'three-pillars-of-scrum-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A search may take two seconds at most. Since this morning it takes four, and the Developers know why. What should they do?',
      options: {
        a: {
          text: 'Bring it to the next Sprint Review.',
          why: "What is outside acceptable limits must be adjusted as soon as possible. The Sprint Review inspects the outcome later; a known adjustment doesn't wait for it.",
        },
        b: {
          text: 'Adjust it as soon as possible.',
          why: 'The search is outside its acceptable limit, and the cause is known. An adjustment as soon as possible keeps the deviation small.',
        },
        c: {
          text: 'Find out what it means before deciding.',
          why: 'First finding out is right if no one knows the reason. Here the limit and the cause are known, so the adjustment can begin.',
        },
        d: {
          text: 'Note it for the Sprint Retrospective.',
          why: 'The Retrospective may discuss the cause. But what is outside acceptable limits is adjusted as soon as possible, and until then the search would stay slow.',
        },
      },
      answer: 'b',
      rests: ['adaptation-3', 'adaptation-1'],
    },
    {
      id: 'three-pillars-of-scrum-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two of these have to be inspected frequently and diligently? (Choose two.)',
      options: {
        a: {
          text: 'All three Scrum artifacts',
          why: 'The three artifacts are inspected often and with care, so that problems are found early: Product Backlog, Sprint Backlog and Increment.',
        },
        b: {
          text: 'The hours of each Developer',
          why: 'Hours are neither an artifact nor progress toward a goal. They show effort, not the state of the product.',
        },
        c: {
          text: 'The progress toward agreed goals',
          why: 'Progress toward the Sprint Goal is inspected in the Daily Scrum, progress toward the Product Goal in the Review.',
        },
        d: {
          text: 'The fit of each member to a job profile',
          why: 'What has to be inspected are the artifacts and the progress toward agreed goals. No one is compared with a job profile.',
        },
      },
      answers: ['a', 'c'],
      rests: ['inspection-1', 'inspection-2'],
    },
    {
      id: 'three-pillars-of-scrum-4',
      kind: 'true-false',
      difficulty: 1,
      stem: "The product is fine, but the team's process is outside acceptable limits. According to the Scrum Guide, something must be adjusted.",
      answer: true,
      why: {
        true: 'A process outside acceptable limits is reason enough. An unacceptable product is the other reason.',
        false:
          'A good product makes it tempting to leave things alone. But a process outside its limits is reason enough.',
      },
      rests: ['adaptation-1', 'adaptation-2'],
    },
    {
      id: 'three-pillars-of-scrum-5',
      kind: 'single',
      difficulty: 2,
      stem: "Everyone can use a team's Increments at any time. The team cancels its Sprint Review whenever stakeholders are busy. What is this an example of?",
      options: {
        a: {
          text: 'Transparency without inspection',
          why: "An event that isn't held costs opportunities to inspect and adapt. Visible results alone don't replace it.",
        },
        b: {
          text: 'Inspection without transparency',
          why: "The Increments are open to everyone, so there is transparency. Without the Review, the team and its stakeholders don't inspect them together.",
        },
        c: {
          text: 'Inspection without adaptation',
          why: "Without the Review, the outcome isn't inspected with stakeholders in the first place. What is left is transparency alone.",
        },
        d: {
          text: 'Adaptation without inspection',
          why: 'Nothing suggests that the team adapts anything. By canceling the Review, it stops inspecting the outcome with stakeholders.',
        },
      },
      answer: 'a',
      rests: ['events-4', 'sprint-review-1'],
    },
  ],
}
