import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'time-boxing',
  lesson: '/scrum/psm-1/scrum-theory-principles/time-boxing',
  focusArea: 'Events',
  questions: [
    {
      id: 'time-boxing-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Fifty minutes into the Sprint Retrospective of a one-month Sprint, the team has agreed on the changes that will help it most. No one has anything to add. What should the team do?',
      options: {
        a: {
          text: 'They look for further improvements, since the event lasts three hours for a one-month Sprint.',
          why: "Three hours is a maximum. The team doesn't have to use all of it.",
        },
        b: {
          text: 'They end the event, because its purpose has been fulfilled.',
          why: 'In the Retrospective the team plans how to raise quality and become more effective. The limit is a maximum.',
        },
        c: {
          text: 'They continue with the next Sprint Planning, within the time that remains.',
          why: "Sprint Planning has its own timebox and belongs to the next Sprint. Unused minutes don't carry over.",
        },
        d: {
          text: 'They ask the Product Owner whether the event may be closed early.',
          why: "The Product Owner's permission isn't needed. A self-managing Scrum Team can see for itself that the purpose is fulfilled.",
        },
      },
      answer: 'b',
      guideSection: 'Sprint Retrospective',
    },
    {
      id: 'time-boxing-2',
      kind: 'single',
      difficulty: 1,
      stem: 'A team changes from four-week to one-week Sprints. How long may its Daily Scrum last from now on?',
      options: {
        a: {
          text: 'A little under four minutes, a quarter of the old limit',
          why: "The limit of the Daily Scrum doesn't depend on the length of the Sprint.",
        },
        b: {
          text: 'As long as the Scrum Master considers right for a short Sprint',
          why: "The Scrum Master ensures that events are kept within the timebox, but doesn't set a different one.",
        },
        c: {
          text: '30 minutes, since there are fewer Daily Scrums in each Sprint',
          why: 'The Guide gives no total for all the Daily Scrums of a Sprint.',
        },
        d: {
          text: '15 minutes, as before the change',
          why: 'It is a 15-minute event in a Sprint of any length.',
        },
      },
      answer: 'd',
      guideSection: 'Daily Scrum',
    },
    {
      id: 'time-boxing-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'All selected items are Done and the Sprint Goal is met three days before the Sprint ends. Which two reactions fit Scrum? (Choose two.)',
      options: {
        a: {
          text: 'The next Sprint begins at once, three days earlier than planned.',
          why: 'A Sprint has a fixed length. The next one starts when this one has ended, not when its goal is met.',
        },
        b: {
          text: 'The Developers discuss with the Product Owner which further item they could take.',
          why: 'Scope may be renegotiated with the Product Owner as more is learned. It may also grow.',
        },
        c: {
          text: 'The Sprint is canceled by the Product Owner, since its goal has been reached.',
          why: 'A Sprint could be canceled if its goal becomes obsolete. A goal that was met is not obsolete.',
        },
        d: {
          text: 'The Developers spend part of the time on refining items for later Sprints.',
          why: 'The Product Backlog is refined as needed during the Sprint, and now there is time for it.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'The Sprint',
    },
    {
      id: 'time-boxing-4',
      kind: 'true-false',
      difficulty: 2,
      stem: "A Scrum Team that spends a fifth of its Sprint on Product Backlog refinement doesn't exceed any timebox in the Scrum Guide.",
      answer: true,
      why: {
        true: "Refinement is an ongoing activity and not an event, so it doesn't have a timebox. The team can judge whether a fifth is well spent.",
        false:
          'You may remember ten percent. That figure was in the Guide from 2011 to 2017, as the usual amount and not as a limit, and it was removed in 2020.',
      },
      guideSection: 'Product Backlog',
    },
    {
      id: 'time-boxing-5',
      kind: 'single',
      difficulty: 3,
      stem: 'A team lets each Sprint last until its goal is met, between 8 and 16 working days. "We never miss a goal," it says. What does the team lose first?',
      options: {
        a: {
          text: 'Consistency, because past Sprints now say little about the next one.',
          why: 'Sprints have a fixed length to create consistency. You can hardly compare what gets Done in Sprints of different lengths.',
        },
        b: {
          text: 'Nothing, since the Sprint Goal is the commitment and each goal has been met.',
          why: "The goal is a commitment within a Sprint of fixed length. If the length follows the goal, you can't see how the work is going.",
        },
        c: {
          text: 'The right to release, because an Increment may be delivered at the end of a fixed period only.',
          why: 'An Increment may be delivered at any time, whatever the length of the Sprint.',
        },
        d: {
          text: "The Product Owner's authority, since the Developers now decide when a Sprint is canceled.",
          why: 'No Sprint is canceled here. Sprints are made longer, and what is lost is the regular length.',
        },
      },
      answer: 'a',
      guideSection: 'The Sprint',
    },
  ],
}
