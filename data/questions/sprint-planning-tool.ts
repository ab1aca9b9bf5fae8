import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-planning-tool',
  lesson: '/scrum/psm-1/scrum-tools/sprint-planning-tool',
  focusArea: 'Forecasting & Release Planning',
  questions: [
    {
      id: 'sprint-planning-tool-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Planning software has filled the next Sprint from the top of the Product Backlog, up to the average velocity. How should the team treat this?',
      options: {
        a: {
          text: 'As the forecast, since it rests on past performance',
          why: "The Developers select the items. Past performance helps them judge how much fits, but it doesn't select for them.",
        },
        b: {
          text: 'As a suggestion that the Developers may change',
          why: 'The Developers select the items through discussion with the Product Owner. A calculation may help them.',
        },
        c: {
          text: 'As a draft that the Product Owner finalizes',
          why: 'The Product Owner orders the items, so this is tempting. Selecting them is up to the Developers.',
        },
        d: {
          text: 'As something that the Guide rules out',
          why: 'The Guide has room for many techniques. Velocity is neither required nor forbidden.',
        },
      },
      answer: 'b',
      rests: ['sprint-planning-11'],
    },
    {
      id: 'sprint-planning-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A program demands one owner for each item of the Sprint. What does Scrum say about who works on an item?',
      options: {
        a: {
          text: 'The Product Owner assigns each item.',
          why: "Who does what is decided within the Scrum Team. The Product Owner orders the Product Backlog and doesn't assign work to people.",
        },
        b: {
          text: 'The team decides it, in whatever way it likes.',
          why: 'A Scrum Team decides internally who does what, when and how. It may use names or do without them.',
        },
        c: {
          text: 'The Scrum Master makes sure that each item has an owner.',
          why: "The team decides internally who does what, and the Guide doesn't ask for owners. So the Scrum Master has nothing of the kind to ensure.",
        },
        d: {
          text: 'The Developer who is named answers for the item alone.',
          why: "The Developers are accountable for the Sprint Backlog together. A name in a program doesn't move this accountability to one person.",
        },
      },
      answer: 'b',
      rests: ['team-7'],
    },
    {
      id: 'sprint-planning-tool-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two things may be missing at the end of Sprint Planning without breaking a rule of Scrum? (Choose two.)',
      options: {
        a: {
          text: 'A number of hours for each task',
          why: "The Guide doesn't ask for such numbers, although many tools have a field for them.",
        },
        b: {
          text: 'A final Sprint Goal',
          why: "It can't be missing: the Sprint Goal must be finalized before the event ends.",
        },
        c: {
          text: 'A selection of items',
          why: "It can't be missing: selected items are one of the three parts of the Sprint Backlog.",
        },
        d: {
          text: 'A table of who is present on which day',
          why: "Knowing the capacity helps the forecast, but the Guide doesn't ask for a table.",
        },
        e: {
          text: 'A plan for delivering the Increment',
          why: "It can't be missing: the plan is part of the Sprint Backlog. It may still be rough for later days.",
        },
      },
      answers: ['a', 'd'],
      rests: ['sprint-planning-19', 'sprint-planning-15'],
    },
    {
      id: 'sprint-planning-tool-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'In Sprint Planning, the Developers have to select enough items to fill all of their working days.',
      answer: false,
      why: {
        true: "The Developers select what they think can be Done. Capacity helps them judge and isn't a quota, even where every hour is expected to be planned.",
        false:
          "How much can be Done is hard to say, and the Developers decide on it. The Guide doesn't ask them to fill their capacity.",
      },
      rests: ['sprint-planning-13'],
    },
    {
      id: 'sprint-planning-tool-5',
      kind: 'single',
      difficulty: 2,
      stem: 'In three Sprints, the Developers were present for 50, 40 and 60 days and spent 30, 26 and 34 days on items. With 45 days of presence, how many days for items does this suggest?',
      options: {
        a: {
          text: '34, as in the best Sprint',
          why: 'The share of all three Sprints tells more than the best one: 90 of 150 days. Of 45 days, that is 27.',
        },
        b: {
          text: '45, all of the days of presence',
          why: 'In the past, only 90 of 150 days went into items. The same share of 45 days is 27, so a plan for all 45 would be far too full.',
        },
        c: {
          text: '30, the average of the three Sprints',
          why: 'It looks reasonable, but the average Sprint had 50 days of presence. This one has 45, and the same share of those is 27.',
        },
        d: {
          text: '27, the same share as in the past',
          why: '30 + 26 + 34 = 90 of 150 days, which is 60 in 100, and 45 × 0.6 = 27.',
        },
      },
      answer: 'd',
      scope: 'near',
    },
  ],
}
