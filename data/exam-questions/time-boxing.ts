import type { Question } from '../../lib/course/question'

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
        why: 'Refinement is not an event and has no limit. Eight hours belong to Sprint Planning.',
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
        text: 'In a three-week Sprint, Sprint Planning may take five hours.',
        why: 'The only figure is eight hours for one month, and for shorter Sprints the event is usually shorter. Five hours fits.',
      },
      b: {
        text: 'Between two Sprints, up to two days may be set aside for preparation.',
        why: '"A new Sprint starts immediately after the conclusion of the previous" one.',
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
