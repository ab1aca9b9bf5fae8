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
      stem: 'Fifty minutes into the Sprint Retrospective of a one-month Sprint, the team has agreed on the changes that will help it most. No one has anything to add. What now?',
      options: {
        a: {
          text: 'They look for further improvements, since the event lasts three hours for a one-month Sprint.',
          why: 'Three hours is a maximum. Nothing asks a team to use it up.',
        },
        b: {
          text: 'They end the event; its purpose has been fulfilled.',
          why: 'The Retrospective is there to plan ways to increase quality and effectiveness. The limit is an upper one.',
        },
        c: {
          text: 'They continue with the next Sprint Planning, within the time that remains.',
          why: 'Sprint Planning has its own timebox and belongs to the next Sprint. Minutes do not carry over.',
        },
        d: {
          text: 'They ask the Product Owner whether the event may be closed early.',
          why: 'The Product Owner has no such say. The Scrum Team is self-managing and sees that the purpose is met.',
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
          text: 'A little under four minutes, a quarter of the former limit',
          why: 'The Daily Scrum is not scaled with the Sprint. It plans one day, however long the Sprint is.',
        },
        b: {
          text: 'As long as the Scrum Master considers right for a short Sprint',
          why: 'The Scrum Master keeps events within the timebox and does not set another one.',
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
          why: 'A Sprint has a fixed length. The next one starts after it has concluded, not when its goal is met.',
        },
        b: {
          text: 'The Developers discuss with the Product Owner which further item they could take.',
          why: 'Scope may be renegotiated with the Product Owner as more is learned, upward as well.',
        },
        c: {
          text: 'The Sprint is canceled by the Product Owner, since its goal has been reached.',
          why: 'A Sprint could be canceled if its goal becomes obsolete. A goal that was met is not obsolete.',
        },
        d: {
          text: 'The Developers spend part of the time on refining items for later Sprints.',
          why: 'The Product Backlog is refined as needed during the Sprint, and the time is there.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'The Sprint',
    },
    {
      id: 'time-boxing-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A Scrum Team that spends a fifth of its Sprint on Product Backlog refinement breaks no timebox of the Guide.',
      answer: true,
      why: {
        true: 'Refinement is an ongoing activity and no event, so it has no timebox. Whether a fifth is well spent is for the team to judge.',
        false:
          'You may remember ten percent. That figure was in the Guide until 2017, as usual and not as a limit, and in 2020 it was dropped.',
      },
      guideSection: 'Product Backlog',
    },
    {
      id: 'time-boxing-5',
      kind: 'single',
      difficulty: 3,
      stem: 'A team lets each Sprint last until its goal is met, between 8 and 16 working days. "We never miss a goal." What does it lose first of all?',
      options: {
        a: {
          text: 'Consistency: past Sprints no longer tell how much gets Done in the next one.',
          why: 'Sprints are fixed length events to create consistency. Results of boxes of different size do not compare.',
        },
        b: {
          text: 'Nothing, since the Sprint Goal is the commitment and each goal has been met.',
          why: 'The goal is a commitment within a Sprint of fixed length. A length that follows the goal hides how the work is going.',
        },
        c: {
          text: 'The right to release, because an Increment may be delivered at the end of a fixed period only.',
          why: 'Increments may be delivered at any time. That is unaffected.',
        },
        d: {
          text: "The Product Owner's authority, since the Developers now decide when a Sprint is canceled.",
          why: 'No one cancels here; Sprints are stretched. The loss lies in the rhythm and in what it makes comparable.',
        },
      },
      answer: 'a',
      guideSection: 'The Sprint',
    },
  ],
}
