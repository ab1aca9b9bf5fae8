import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'time-boxing-6',
    kind: 'single',
    difficulty: 3,
    stem: 'A team in one-month Sprints wrote down how long four events took last month. Which of them stayed within the limit that the Guide gives?',
    options: {
      a: {
        text: 'The Sprint Review took five hours.',
        why: 'The limit of the Review is four hours for a one-month Sprint.',
      },
      b: {
        text: 'Sprint Planning took seven hours.',
        why: 'Eight hours is the limit for a one-month Sprint, so seven are within it.',
      },
      c: {
        text: 'The Retrospective took four hours.',
        why: 'The limit of the Retrospective is three hours for a one-month Sprint.',
      },
      d: {
        text: 'The longest Daily Scrum took 30 minutes.',
        why: 'A Daily Scrum has 15 minutes, not 30.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Events',
  },
  {
    id: 'time-boxing-7',
    kind: 'single',
    difficulty: 2,
    stem: 'In three Sprints in a row, Sprint Planning has run past its timebox. Everyone has an opinion on who should do something about it. Who is accountable for keeping events within their timeboxes?',
    options: {
      a: {
        text: 'The Developers, who plan how to do the work',
        why: 'They plan the work and can save time. The Guide gives this accountability to the Scrum Master.',
      },
      b: {
        text: 'The Product Owner, who opens the first topic',
        why: 'The Product Owner ensures that attendees are prepared, which helps. The timebox is a concern of the Scrum Master.',
      },
      c: {
        text: 'The facilitator, who leads the event that day',
        why: "Any member may lead the event. Accountability doesn't move to the person who does it that day.",
      },
      d: {
        text: 'The Scrum Master, who works on it with the team',
        why: 'The Scrum Master ensures that events take place, are positive and productive, and are kept within the timebox.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Master',
  },
  {
    id: 'time-boxing-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which statements about time limits agree with the Scrum Guide? (Choose all that apply.)',
    options: {
      a: {
        text: 'A three-week Sprint may have a Sprint Planning of five hours.',
        why: 'The only figure is eight hours for one month, and for shorter Sprints the event is usually shorter. Five hours fits.',
      },
      b: {
        text: 'A long-term goal is checked for progress at least once a month.',
        why: 'That follows from the longest Sprint. Progress toward the Product Goal is inspected and adapted at least every calendar month.',
      },
      c: {
        text: 'A team may use at most ten percent of its time for refinement.',
        why: "The figure was removed in 2020. Refinement doesn't have a limit.",
      },
      d: {
        text: 'A pause of two days may come after a Sprint that ended early.',
        why: "A Sprint doesn't end early, and a new one starts immediately after the last.",
      },
      e: {
        text: 'A task in the Sprint Backlog may take at most one day of work.',
        why: "Work items of one day or less are common. It's a habit, not a limit.",
      },
    },
    answers: ['a', 'b'],
    guideSection: 'Scrum Events',
  },
  {
    id: 'time-boxing-9',
    kind: 'single',
    difficulty: 3,
    stem: 'On the last day of a Sprint, an item lacks a test that the Definition of Done requires. The test takes four hours, and only two are left. What respects the timebox and the Guide?',
    options: {
      a: {
        text: 'The Sprint ends a little late, and the item gets the test completed.',
        why: 'A small extension is an extension, and the length of the Sprint is fixed.',
      },
      b: {
        text: 'The Sprint ends on time, and the item enters the next Sprint Backlog.',
        why: 'Nothing carries over automatically. The item returns to the Product Backlog and may or may not be selected.',
      },
      c: {
        text: 'The Sprint ends on time, and the item returns to the Product Backlog.',
        why: "Scope gives way. The length is fixed, quality doesn't decrease, and the item can be considered again.",
      },
      d: {
        text: 'The Sprint ends on time, and the item is shown with the test to follow.',
        why: "Work that isn't Done may not even be presented at the Review.",
      },
    },
    answer: 'c',
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'time-boxing-10',
    kind: 'true-false',
    difficulty: 1,
    stem: 'A Scrum Team holds each event of its Sprints at the same time and in the same place. The Scrum Guide recommends this.',
    answer: true,
    why: {
      true: 'The Guide calls this optimal for all events, because it reduces complexity.',
      false:
        'The Guide does recommend a common time and place, to reduce complexity, for all events and not only for the Daily Scrum.',
    },
    guideSection: 'Scrum Events',
  },
  {
    id: 'time-boxing-11',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'A sponsor complains that a product is hard to predict. Which two answers describe how Scrum deals with predictability? (Choose the best two.)',
    options: {
      a: {
        text: 'By an approach that is iterative and incremental',
        why: 'This approach is how Scrum optimizes predictability and controls risk.',
      },
      b: {
        text: 'By a plan that is fixed for several Sprints ahead',
        why: "What will happen is unknown in complex work. A fixed plan doesn't make it known.",
      },
      c: {
        text: 'By a velocity that is kept stable and comparable',
        why: "Velocity isn't part of Scrum. The Guide doesn't name it as a source of predictability.",
      },
      d: {
        text: 'By a forecast that is binding for the Developers',
        why: 'The selected items are a forecast. The Developers commit to the Sprint Goal.',
      },
      e: {
        text: 'By an inspection of progress at least once a month',
        why: 'Sprints enable predictability because progress toward a Product Goal is inspected and adapted at least monthly.',
      },
    },
    answers: ['a', 'e'],
    guideSection: 'Scrum Theory',
    focusArea: 'Empiricism',
  },
]
