import type { Question, QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'time-boxing',
  lesson: '/scrum/psm-1/scrum-theory-principles/time-boxing',
  focusArea: 'Events',
  questions: [
    {
      id: 'time-boxing-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Fifty minutes into the Sprint Retrospective of a one-month Sprint, the team has agreed on the changes that will help it most. Nobody has anything to add. What now?',
      options: {
        a: {
          text: 'They wait out the three hours in silence, as the timebox has been announced.',
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
          why: 'There is no budget of minutes for a Sprint that could be shared out.',
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
          'You may remember ten percent. That figure stood in the Guide until 2017, as usual and not as a limit, and in 2020 it was dropped.',
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
          why: 'Nobody cancels here; Sprints are stretched. The loss lies in the rhythm and in what it makes comparable.',
        },
      },
      answer: 'a',
      guideSection: 'The Sprint',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
export const examOnly: readonly Question[] = [
  {
    id: 'time-boxing-6',
    kind: 'single',
    difficulty: 2,
    stem: 'Which pair of event and upper limit, each for a one-month Sprint, is right?',
    options: {
      a: {
        text: 'Sprint Review: three hours',
        why: 'Three hours is the limit of the Sprint Retrospective. The Review has four.',
      },
      b: {
        text: 'Sprint Planning: four hours',
        why: 'Four hours is the limit of the Sprint Review. Planning a month may take eight.',
      },
      c: {
        text: 'Sprint Retrospective: three hours',
        why: 'At most three hours for one month, usually less for shorter Sprints.',
      },
      d: {
        text: 'Product Backlog refinement: eight hours',
        why: 'Refinement is no event and has no limit. Eight hours belong to Sprint Planning.',
      },
    },
    answer: 'c',
    guideSection: 'Sprint Retrospective',
  },
  {
    id: 'time-boxing-7',
    kind: 'single',
    difficulty: 3,
    stem: "The Sprint Review's timebox is used up while stakeholders are still debating an important question. They are willing to stay. What fits Scrum best?",
    options: {
      a: {
        text: 'Go on until the question is settled and let the Retrospective be shorter, since the total stays the same.',
        why: 'Each event has a timebox of its own. Time is not moved from one to the other.',
      },
      b: {
        text: 'End the event, record the open question, and arrange where those concerned will pursue it.',
        why: 'Events are kept within the timebox. Collaboration with stakeholders is possible on any day, so nothing is lost.',
      },
      c: {
        text: 'Let the Scrum Master extend the event, since keeping the timebox is up to that accountability.',
        why: 'Ensuring that an event is kept within its timebox is the opposite of a right to extend it.',
      },
      d: {
        text: 'Move the end of the Sprint to the next day and hold a second Review then.',
        why: 'The Sprint has a fixed length, and its end does not depend on the progress of a discussion.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Master',
  },
  {
    id: 'time-boxing-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which statements about limits of time agree with the Scrum Guide? (Choose all that apply.)',
    options: {
      a: {
        text: 'A team with three-week Sprints has followed the Guide if its Planning took five hours.',
        why: 'The only figure is eight hours for one month, and for shorter Sprints the event is usually shorter. Five hours fits.',
      },
      b: {
        text: 'Between two Sprints, up to two days may be set aside for preparation.',
        why: 'A new Sprint starts immediately after the conclusion of the previous one.',
      },
      c: {
        text: 'Each piece of work in the Sprint Backlog must be limited to one day.',
        why: 'Decomposing into work items of one day or less is done often. It is a habit, not a limit.',
      },
      d: {
        text: 'Progress toward the Product Goal is inspected and adapted at least once in a calendar month.',
        why: 'That follows from the longest Sprint, and the Guide names it as the way in which Sprints enable predictability.',
      },
      e: {
        text: 'A Daily Scrum that has produced a plan for the next day may be over after nine minutes.',
        why: 'Its focus and its result count. The fifteen minutes are there to limit it.',
      },
    },
    answers: ['a', 'd', 'e'],
    guideSection: 'Scrum Events',
  },
  {
    id: 'time-boxing-9',
    kind: 'single',
    difficulty: 2,
    stem: 'On the last day of a Sprint an item lacks one test that the Definition of Done requires. It would take four hours, and two are left. Which reaction respects the timebox?',
    options: {
      a: {
        text: 'The Sprint ends as planned, and the item returns to the Product Backlog.',
        why: 'Scope gives way. The length is fixed, quality does not decrease, and the item can be considered again.',
      },
      b: {
        text: 'The test is left out this once, and noted as the first work of the next Sprint.',
        why: 'Then the item does not meet the Definition of Done. Quality must not pay for the limit.',
      },
      c: {
        text: 'The Sprint ends two hours late, for which the next is two hours shorter.',
        why: 'Both Sprints would lose their fixed length. A small extension is an extension.',
      },
      d: {
        text: 'The item is presented at the Sprint Review as nearly finished, and counted as half.',
        why: 'Work that is not Done may not even be presented there, and no partial credit exists.',
      },
    },
    answer: 'a',
    guideSection: 'Commitment: Definition of Done',
  },
]
