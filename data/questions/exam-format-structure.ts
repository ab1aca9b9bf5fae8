import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'exam-format-structure',
  lesson: '/scrum/psm-1/psm1-exam-preparation/exam-format-structure',
  focusArea: 'Empiricism',
  questions: [
    {
      id: 'exam-format-structure-1',
      kind: 'single',
      difficulty: 3,
      stem: 'Which of these sentences does NOT agree with the Scrum Guide?',
      options: {
        a: {
          text: 'The Retrospective is usually shorter in shorter Sprints.',
          why: "This agrees with the Guide, so it isn't the answer: three hours are the maximum for one month, and shorter Sprints usually need less.",
        },
        b: {
          text: 'Stakeholders may receive an Increment before the Review.',
          why: "This agrees with the Guide, so it isn't the answer: an Increment may be delivered at any time, and the Review is never a gate.",
        },
        c: {
          text: 'The Developers may order items for the Product Owner.',
          why: "This agrees with the Guide, so it isn't the answer: the Product Owner may delegate the work and remains accountable.",
        },
        d: {
          text: 'The Daily Scrum is usually longer in longer Sprints.',
          why: 'The Daily Scrum takes 15 minutes in any Sprint, so this sentence is wrong. The other events inside the Sprint vary, which makes it sound right.',
        },
      },
      answer: 'd',
      rests: ['daily-scrum-3', 'sprint-retrospective-12'],
    },
    {
      id: 'exam-format-structure-2',
      kind: 'multiple',
      difficulty: 3,
      countStated: false,
      stem: 'The Sprint Goal is met. Four items meet the Definition of Done, and a fifth misses one check. What is true? (Choose all that apply.)',
      options: {
        a: {
          text: "The fifth item can't be presented at the Review.",
          why: "What doesn't meet the Definition of Done can't be released or even presented.",
        },
        b: {
          text: 'The fifth item returns to the Product Backlog.',
          why: "An item that isn't Done returns to the Product Backlog for future consideration, however little is missing.",
        },
        c: {
          text: 'The fifth item is the first in the next Sprint Backlog.',
          why: "An item that isn't Done returns to the Product Backlog. In the next Sprint Planning, the Developers may select it again, or not.",
        },
        d: {
          text: 'The four items can be released before the Review.',
          why: 'An Increment may be delivered before the end of the Sprint.',
        },
        e: {
          text: 'The Developers have missed their commitment.',
          why: 'Their commitment is the Sprint Goal, which is met. The items were a forecast.',
        },
      },
      answers: ['a', 'b', 'd'],
      rests: ['done-6', 'done-5', 'increment-7'],
    },
    {
      id: 'exam-format-structure-3',
      kind: 'single',
      difficulty: 2,
      stem: 'Each sentence contains a strong word. Which one is right?',
      options: {
        a: {
          text: 'Only the Product Owner talks with stakeholders.',
          why: "The whole Scrum Team is responsible for stakeholder collaboration, so 'only' is wrong here.",
        },
        b: {
          text: 'Only the Developers decide how an item is built.',
          why: "How items are built is at the sole discretion of the Developers, and no one else tells them. So 'only' is right here.",
        },
        c: {
          text: 'Only the Scrum Master may start the Daily Scrum.',
          why: "The Daily Scrum is for the Developers, so 'only' is wrong here. The Scrum Master ensures that it takes place, but doesn't have to be there.",
        },
        d: {
          text: 'Only the Product Owner writes Product Backlog items.',
          why: "The Product Owner may delegate this work and remains accountable, so 'only' is wrong here.",
        },
      },
      answer: 'b',
      rests: ['sprint-planning-17'],
    },
    {
      id: 'exam-format-structure-4',
      kind: 'single',
      difficulty: 3,
      stem: 'Stakeholders complain that they learn too late when the order of the Product Backlog changes. What is the BEST thing for the Product Owner to do?',
      options: {
        a: {
          text: 'Announce each change a Sprint before it is made',
          why: 'The Product Backlog is emergent, so it changes as soon as something is learned. If it is visible, people see each change without waiting a Sprint.',
        },
        b: {
          text: 'Approve each change together with them',
          why: "The Product Owner decides on the order and doesn't need approval. Stakeholders learn of changes early if the Product Backlog is visible and they understand it.",
        },
        c: {
          text: 'Make the Product Backlog visible and help them understand it',
          why: 'The Product Owner ensures that the Product Backlog is transparent, visible and understood. Changes can be seen at once.',
        },
        d: {
          text: 'Send them a list of the changes in each Sprint',
          why: 'The Product Owner ensures that the Product Backlog is transparent, visible and understood. With lists, they would still learn late, and the backlog would stay hidden.',
        },
      },
      answer: 'c',
      rests: ['product-owner-7', 'product-backlog-1'],
    },
    {
      id: 'exam-format-structure-5',
      kind: 'true-false',
      difficulty: 2,
      stem: "The Product Owner may cancel a Sprint when its goal becomes obsolete, and the Developers may cancel it when the goal can't be met.",
      answer: false,
      why: {
        true: 'Only the Product Owner may cancel a Sprint, and never the Developers. The first half of the sentence is right, and that makes it tempting.',
        false: "Only the Product Owner has the authority to cancel. A goal that can't be met isn't obsolete.",
      },
      rests: ['sprint-20'],
    },
  ],
}
