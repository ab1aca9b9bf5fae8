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
        why: "The Review's maximum is four hours in a one-month Sprint. Eight hours are the maximum of Sprint Planning.",
      },
      b: {
        text: 'Sprint Planning',
        why: 'Sprint Planning may take eight hours in a one-month Sprint. No other event inside a Sprint may take as long.',
      },
      c: {
        text: 'The Sprint Retrospective',
        why: "The Retrospective's maximum is three hours in a one-month Sprint. Eight hours are the maximum of Sprint Planning.",
      },
      d: {
        text: 'The Daily Scrum',
        why: 'The Daily Scrum takes 15 minutes in any Sprint. Eight hours are the maximum of Sprint Planning.',
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
        why: "The Scrum Master ensures that events stay within their timebox. The Developers can help to save time, but they don't answer for it.",
      },
      b: {
        text: 'The Product Owner',
        why: 'The Scrum Master ensures that events stay within their timebox. The Product Owner ensures that attendees are prepared, which only helps.',
      },
      c: {
        text: 'The manager who attends as a guest',
        why: "The Scrum Master ensures that events stay within their timebox. A guest gives advice and doesn't answer for how the event is held.",
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
    stem: 'Which of these statements about time are true according to the Scrum Guide? (Choose all that apply.)',
    options: {
      a: {
        text: 'Sprint Planning may take five hours in a three-week Sprint.',
        why: 'Eight hours are the maximum for one month. For shorter Sprints, the event is usually shorter, and five hours fit.',
      },
      b: {
        text: 'Progress toward the Product Goal must be inspected at least once a month.',
        why: 'Even the longest Sprint lasts a month, so progress toward the Product Goal is inspected at least as often. The Guide says this of Sprints.',
      },
      c: {
        text: 'Refinement must not take more than ten percent of a Sprint.',
        why: 'The Guide sets no limit for refinement, which is ongoing. Until 2020, it said that refinement usually takes no more than ten percent of the capacity. A team may still choose that.',
      },
      d: {
        text: 'Two working days may pass between the end of one Sprint and the start of the next.',
        why: 'A new Sprint starts immediately after the previous one. So no working days may lie between them, however welcome the rest would be.',
      },
      e: {
        text: 'A task in the Sprint Backlog must take at most one day.',
        why: 'Developers often plan in pieces of a day or less. The Guide describes this but leaves it to them, so a longer task breaks no rule.',
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
        why: "The Definition of Done decides, not anyone's acceptance. An item that misses it returns to the Product Backlog.",
      },
      b: {
        text: 'It is part of the next Sprint Backlog.',
        why: "An item that isn't Done returns to the Product Backlog. Whether it's selected again is decided in Sprint Planning, even if a tool moves it by itself.",
      },
      c: {
        text: 'It returns to the Product Backlog.',
        why: 'An item that misses the Definition of Done returns there for future consideration. The Sprint ends on time.',
      },
      d: {
        text: 'It is part of an Increment.',
        why: 'Only work that meets the Definition of Done is part of an Increment. Here a required test is missing, so the item returns to the Product Backlog.',
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
        why: 'A fixed plan looks safe, but in complex work, what will happen is unknown. Scrum uses small steps and regular inspection instead.',
      },
      c: {
        text: 'A velocity that stays the same',
        why: "Velocity isn't part of Scrum. For predictability, it uses an iterative, incremental approach and an inspection of progress at least every month.",
      },
      d: {
        text: 'A forecast that binds the Developers',
        why: 'A forecast is what the Developers think can be Done, and it binds no one. They commit to the Sprint Goal.',
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
        why: "The Guide says this about artifacts that have low transparency. An event that isn't held as prescribed costs opportunities to inspect and adapt.",
      },
      b: {
        text: 'Lost opportunities to inspect and adapt',
        why: "Each event is a formal opportunity for both. One that isn't held as it's meant loses them.",
      },
      c: {
        text: 'A Sprint Goal that becomes invalid',
        why: "A Sprint Goal may become invalid if the horizon of a Sprint is too long. An event that isn't held as prescribed costs opportunities to inspect and adapt.",
      },
      d: {
        text: "An Increment that isn't usable",
        why: 'To provide value, an Increment must always be usable. What the Guide says about events is that opportunities to inspect and adapt are lost.',
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
        why: 'The members decide among themselves who does what. Events are there to inspect and adapt, not to assign work.',
      },
      b: {
        text: 'To create regularity',
        why: 'Events create regularity: they come back at a steady rhythm.',
      },
      c: {
        text: 'To report progress to management',
        why: 'Each event is an opportunity to inspect and adapt. Reporting to management may be what other meetings are for.',
      },
      d: {
        text: 'To enable the required transparency',
        why: "Scrum's events are designed to enable the transparency that inspection needs.",
      },
      e: {
        text: 'To find out who caused a delay',
        why: 'Each event is an opportunity to inspect and adapt. Inspection looks for problems and not for someone to blame.',
      },
      f: {
        text: 'To minimize the need for other meetings',
        why: "The events make meetings that Scrum doesn't define less necessary. What is settled in the events doesn't need another meeting.",
      },
    },
    answers: ['b', 'd', 'f'],
    rests: ['events-5', 'events-3'],
  },
]
