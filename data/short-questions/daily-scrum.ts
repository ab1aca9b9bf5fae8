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
        why: 'The Product Goal is a long-term objective. Progress toward it is discussed in the Sprint Review, while the Daily Scrum looks at the Sprint Goal.',
      },
      b: {
        text: 'The Sprint Goal',
        why: 'The Developers choose the structure, as long as the event focuses on this goal and results in a plan for the next day.',
      },
      c: {
        text: 'The Definition of Done',
        why: "The Definition of Done is met or not, so there isn't any progress toward it. The daily question is how far the Sprint Goal has come.",
      },
      d: {
        text: 'The Sprint Backlog',
        why: 'The Sprint Backlog is the plan, and the Developers adapt it in the Daily Scrum. The progress they look at is toward what the plan is for: the Sprint Goal.',
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
        why: 'Sprint Planning needs the whole Scrum Team. The Product Owner proposes how the product could gain value, and discusses the items with the Developers.',
      },
      b: {
        text: 'The Daily Scrum',
        why: 'The Daily Scrum is for the Developers. A Product Owner takes part only if working on items of the Sprint Backlog, and then as a Developer.',
      },
      c: {
        text: 'The Sprint Review',
        why: 'In the Sprint Review, the whole Scrum Team presents its results and collaborates with stakeholders. The Product Owner is part of that team.',
      },
      d: {
        text: 'The Sprint Retrospective',
        why: "In the Retrospective, the whole Scrum Team inspects how the Sprint went, and the Product Owner is part of it. Leaving her out so that people speak freely isn't intended.",
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
        why: 'The Developers choose the structure of the Daily Scrum, and it needs no facilitator. A Scrum Master who works on items participates as a Developer.',
      },
      b: {
        text: 'As a Developer',
        why: 'A Product Owner or Scrum Master who actively works on items of the Sprint Backlog takes part as a Developer.',
      },
      c: {
        text: 'As a silent observer',
        why: 'A Scrum Master who works on items participates as a Developer. Someone who does part of the work plans it with the others instead of only listening.',
      },
      d: {
        text: "As the Product Owner's representative",
        why: 'The Daily Scrum is for the Developers, and no one has to represent the Product Owner there. A Scrum Master who works on items participates as a Developer.',
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
        why: 'The Guide says that Daily Scrums improve communications: the Developers talk about progress toward the Sprint Goal every working day.',
      },
      b: {
        text: 'It shows stakeholders how far the work has come.',
        why: 'Stakeholders see the results in the Sprint Review. The Daily Scrum is for the Developers, who adapt their plan for the next day.',
      },
      c: {
        text: 'It tells the Product Owner what each member did.',
        why: "The Daily Scrum isn't a status report. The Developers inspect progress toward the Sprint Goal and adapt their own plan.",
      },
      d: {
        text: 'It replaces discussions during the day.',
        why: "Developers often meet during the day, too, to re-plan in detail. It's tempting, since the Daily Scrum makes other meetings unnecessary.",
      },
      e: {
        text: 'It promotes quick decisions.',
        why: 'The Guide says that Daily Scrums promote quick decision-making, so that other meetings become unnecessary.',
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
        "The Daily Scrum is the event for it, which makes this tempting. But the Guide says that it's not the only time, and Developers often re-plan during the day.",
    },
    guideSection: 'Daily Scrum',
    rests: ['daily-scrum-13'],
    focusArea: 'Self-Managing Teams',
  },
]
