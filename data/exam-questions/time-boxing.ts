import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'time-boxing-6',
    kind: 'single',
    difficulty: 1,
    stem: 'Which event may take up to eight hours in a one-month Sprint?',
    options: {
      a: {
        text: 'The Sprint Review',
        why: 'Its maximum is four hours for a one-month Sprint.',
      },
      b: {
        text: 'Sprint Planning',
        why: 'Eight hours are its maximum in a one-month Sprint.',
      },
      c: {
        text: 'The Sprint Retrospective',
        why: 'Its maximum is three hours for a one-month Sprint.',
      },
      d: {
        text: 'The Daily Scrum',
        why: 'It takes 15 minutes in any Sprint.',
      },
    },
    answer: 'b',
    rests: ['sprint-planning-20'],
  },
  {
    id: 'time-boxing-7',
    kind: 'single',
    difficulty: 2,
    stem: 'Sprint Planning has run past its timebox three times in a row. Who is accountable for keeping events within it?',
    options: {
      a: {
        text: 'The Developers',
        why: 'They plan the work and can help to save time. The Guide gives this task to another accountability.',
      },
      b: {
        text: 'The Product Owner',
        why: "The Product Owner ensures that attendees are prepared, which helps. The timebox is the Scrum Master's concern.",
      },
      c: {
        text: 'The manager who attends as a guest',
        why: "Guests give advice. They don't answer for how an event of the team is held.",
      },
      d: {
        text: 'The Scrum Master',
        why: 'The Scrum Master ensures that all events take place, are positive and productive, and are kept within the timebox.',
      },
    },
    answer: 'd',
    rests: ['scrum-master-10'],
  },
  {
    id: 'time-boxing-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A team writes down rules about time. Which of them agree with the Scrum Guide? (Choose all that apply.)',
    options: {
      a: {
        text: 'Sprint Planning takes five hours in a three-week Sprint.',
        why: 'Eight hours are the maximum for one month. For shorter Sprints, the event is usually shorter, and five hours fit.',
      },
      b: {
        text: 'Progress toward the Product Goal is inspected at least once a month.',
        why: 'This follows from the longest Sprint, and the Guide says it of Sprints.',
      },
      c: {
        text: 'Refinement takes at most ten percent of a Sprint.',
        why: 'This figure was in the Guide until 2020. Refinement has no limit.',
      },
      d: {
        text: 'There are two days of rest between two Sprints.',
        why: 'A new Sprint starts immediately after the previous one.',
      },
      e: {
        text: 'A task in the Sprint Backlog takes at most one day.',
        why: "Developers often plan in pieces of a day or less. The Guide describes this and doesn't require it.",
      },
    },
    answers: ['a', 'b'],
    rests: ['sprint-planning-21', 'sprint-11'],
  },
  {
    id: 'time-boxing-9',
    kind: 'single',
    difficulty: 2,
    stem: 'At the end of a Sprint, an item lacks a test that the Definition of Done requires. What happens to it?',
    options: {
      a: {
        text: "It waits for the Product Owner's acceptance.",
        why: "No one's acceptance makes an item Done. The Definition of Done decides.",
      },
      b: {
        text: 'It is part of the next Sprint Backlog.',
        why: 'Many tools move it there by themselves. Whether it is selected again is decided in Sprint Planning.',
      },
      c: {
        text: 'It returns to the Product Backlog.',
        why: 'An item that misses the Definition of Done returns there for future consideration. The Sprint ends on time.',
      },
      d: {
        text: 'It is part of an Increment.',
        why: "Work can't be part of an Increment unless it meets the Definition of Done.",
      },
    },
    answer: 'c',
    rests: ['done-6'],
  },
  {
    id: 'time-boxing-10',
    kind: 'true-false',
    difficulty: 1,
    stem: "In Scrum, events are meant to make meetings that Scrum doesn't define less necessary.",
    answer: true,
    why: {
      true: 'Events create regularity and minimize the need for other meetings.',
      false:
        "Scrum can seem to add meetings to a calendar. The Guide's intention is that its events replace others.",
    },
    rests: ['events-5'],
  },
  {
    id: 'time-boxing-11',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'A sponsor finds the work on a product hard to predict. Which two things does Scrum use for predictability? (Choose the best two.)',
    options: {
      a: {
        text: 'An approach that is iterative and incremental',
        why: 'Scrum uses it to optimize predictability and control risk.',
      },
      b: {
        text: 'A plan that is fixed for several Sprints',
        why: "It looks safe. But what will happen is unknown in complex work, and fixing a plan doesn't change that.",
      },
      c: {
        text: 'A velocity that stays the same',
        why: "Velocity isn't part of Scrum, and the Guide doesn't count on it.",
      },
      d: {
        text: 'A forecast that binds the Developers',
        why: 'A forecast is what they think can be Done. They commit to the Sprint Goal.',
      },
      e: {
        text: 'An inspection of progress at least once a month',
        why: 'Sprints make sure that progress toward a Product Goal is inspected and adapted at least every calendar month.',
      },
    },
    answers: ['a', 'e'],
    rests: ['theory-4', 'sprint-11'],
  },
  {
    id: 'time-boxing-41',
    kind: 'single',
    difficulty: 1,
    stem: 'What results from failing to operate an event as prescribed?',
    options: {
      a: {
        text: 'Decisions that diminish value and increase risk',
        why: 'The Guide says this about artifacts that have low transparency.',
      },
      b: {
        text: 'Lost opportunities to inspect and adapt',
        why: "Each event is a formal opportunity for both. One that isn't held as it's meant loses them.",
      },
      c: {
        text: 'A Sprint Goal that becomes invalid',
        why: 'This may happen if the horizon of a Sprint is too long.',
      },
      d: {
        text: "An Increment that isn't usable",
        why: 'An Increment must always be usable to provide value. The Guide connects the events with something else.',
      },
    },
    answer: 'b',
    rests: ['events-4'],
  },
  {
    id: 'time-boxing-42',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: "What are Scrum's events for? (Choose three.)",
    options: {
      a: {
        text: 'To assign work to the team members',
        why: 'The members decide among themselves who does what.',
      },
      b: {
        text: 'To create regularity',
        why: 'The events come back at a steady rhythm.',
      },
      c: {
        text: 'To report progress to management',
        why: "Many companies use their meetings for this. Scrum's events are for inspecting and adapting.",
      },
      d: {
        text: 'To enable the required transparency',
        why: "Scrum's events are designed to make it possible.",
      },
      e: {
        text: 'To find out who caused a delay',
        why: 'Inspection looks for problems and not for someone to blame.',
      },
      f: {
        text: 'To minimize the need for other meetings',
        why: "What is settled in the events doesn't need more meetings.",
      },
    },
    answers: ['b', 'd', 'f'],
    rests: ['events-5', 'events-3'],
  },
]
