import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'daily-scrum-41',
    kind: 'single',
    difficulty: 1,
    stem: 'The Daily Scrum focuses on progress toward which of these?',
    options: {
      a: {
        text: 'The Product Goal',
        why: 'The Sprint Review discusses this. A day is too short to see much of it.',
      },
      b: {
        text: 'The Sprint Goal',
        why: 'The Developers choose the structure, as long as the event focuses on this goal and results in a plan for the next day.',
      },
      c: {
        text: 'The Definition of Done',
        why: "An item meets it or doesn't. The daily question is how far the goal of the Sprint has come.",
      },
      d: {
        text: 'The Sprint Backlog',
        why: "It's adapted in the Daily Scrum as necessary. It's a plan, and progress is toward what the plan is for.",
      },
    },
    answer: 'b',
    guideSection: 'Daily Scrum',
    rests: ['daily-scrum-8'],
  },
  {
    id: 'daily-scrum-42',
    kind: 'single',
    difficulty: 2,
    stem: 'Which event can take place as intended without the Product Owner?',
    options: {
      a: {
        text: 'Sprint Planning',
        why: 'The Product Owner proposes how the product could gain value, and discusses the items with the Developers.',
      },
      b: {
        text: 'The Daily Scrum',
        why: "It's for the Developers. A Product Owner takes part only if working on items of the Sprint Backlog, and then as a Developer.",
      },
      c: {
        text: 'The Sprint Review',
        why: 'The whole Scrum Team presents its results there and collaborates with stakeholders.',
      },
      d: {
        text: 'The Sprint Retrospective',
        why: 'Some teams leave the Product Owner out so that people can speak freely. The Guide has the whole Scrum Team inspect how the Sprint went.',
      },
    },
    answer: 'b',
    guideSection: 'Daily Scrum',
    rests: ['daily-scrum-4'],
  },
  {
    id: 'daily-scrum-43',
    kind: 'single',
    difficulty: 2,
    stem: 'How does a Scrum Master working on Sprint Backlog items join the Daily Scrum?',
    options: {
      a: {
        text: 'As its facilitator',
        why: "The Scrum Master of many teams leads it, so it's tempting. Developers choose their own structure.",
      },
      b: {
        text: 'As a Developer',
        why: 'A Product Owner or Scrum Master who actively works on items of the Sprint Backlog takes part as a Developer.',
      },
      c: {
        text: 'As a silent observer',
        why: 'Someone who does part of the work has to plan it with the others.',
      },
      d: {
        text: "As the Product Owner's representative",
        why: 'No one has to represent the Product Owner in an event for the Developers.',
      },
    },
    answer: 'b',
    guideSection: 'Daily Scrum',
    rests: ['daily-scrum-6'],
  },
  {
    id: 'daily-scrum-44',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'What does the Daily Scrum do? (Choose two.)',
    options: {
      a: {
        text: 'It improves communication.',
        why: 'People talk to each other about the goal every working day.',
      },
      b: {
        text: 'It shows stakeholders how far the work has come.',
        why: 'That is discussed at the Sprint Review. The Daily Scrum is for the Developers.',
      },
      c: {
        text: 'It tells the Product Owner what each member did.',
        why: "It isn't a status report. The three questions that led to such reports are gone since 2020.",
      },
      d: {
        text: 'It replaces discussions during the day.',
        why: "It's tempting, since it makes other meetings unnecessary. Developers still often meet during the day to re-plan in detail.",
      },
      e: {
        text: 'It promotes quick decisions.',
        why: 'What comes up is decided soon, so other meetings become unnecessary.',
      },
    },
    answers: ['a', 'e'],
    guideSection: 'Daily Scrum',
    rests: ['daily-scrum-10', 'daily-scrum-12'],
  },
  {
    id: 'daily-scrum-45',
    kind: 'true-false',
    difficulty: 2,
    stem: 'The Developers may change their plan outside the Daily Scrum.',
    answer: true,
    why: {
      true: "The Daily Scrum isn't the only time to adjust the plan. Developers often meet during the day to re-plan.",
      false:
        "The Daily Scrum is the event for it, so many believe it's the only time. The Guide says that it isn't.",
    },
    guideSection: 'Daily Scrum',
    rests: ['daily-scrum-13'],
    focusArea: 'Self-Managing Teams',
  },
]
