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
      stem: 'Before anyone has met, planning software has filled the new Sprint from the top of the list, up to the average velocity. How should the Scrum Team treat this?',
      options: {
        a: {
          text: 'As a proposal at most: the Developers select, in discussion with the Product Owner.',
          why: 'People select the items. The total may serve as a check.',
        },
        b: {
          text: 'As settled, since past performance is the evidence that forecasts in Scrum have to rest on.',
          why: "Past performance is one of three things that make Developers more confident in a forecast. It doesn't select anything.",
        },
        c: {
          text: 'As a task for the Product Owner, who confirms the selection or swaps single items in it.',
          why: 'The Developers select the items. The Product Owner discusses it with them.',
        },
        d: {
          text: 'As a violation, because velocity may not be used in Sprint Planning by a Scrum Team.',
          why: 'Velocity is a complementary practice. Scrum neither requires nor forbids it.',
        },
      },
      answer: 'a',
      guideSection: 'Sprint Planning',
    },
    {
      id: 'sprint-planning-tool-2',
      kind: 'single',
      difficulty: 1,
      stem: 'A program refuses to save a Sprint until each item has one person as its owner. Which view fits Scrum?',
      options: {
        a: {
          text: 'It makes sense, because no one feels accountable for work without an owner.',
          why: 'The Developers are accountable for the plan together and hold each other accountable.',
        },
        b: {
          text: 'The Product Owner should fill in the names, knowing best which item matters most.',
          why: 'The Product Owner orders the items. The team decides internally who works on what.',
        },
        c: {
          text: "Items don't need owners, because the team decides internally who does what.",
          why: 'A Scrum Team is self-managing, so who does what, when and how is its own decision.',
        },
        d: {
          text: 'The Scrum Master should fill in the names in rotation, so that knowledge spreads.',
          why: "Spreading knowledge may be good, but the Scrum Master doesn't assign work.",
        },
      },
      answer: 'c',
      guideSection: 'Scrum Team',
      focusArea: 'Self-Managing Teams',
    },
    {
      id: 'sprint-planning-tool-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Sprint Planning is about to end. Which two of these may be missing without breaking a rule of Scrum? (Choose two.)',
      options: {
        a: { text: 'A final Sprint Goal', why: 'It must be finalized before Sprint Planning ends.' },
        b: {
          text: 'A number of hours for each piece of work',
          why: "Scrum doesn't require numbers for the pieces of the plan.",
        },
        c: {
          text: 'A sheet of who is present on which day',
          why: 'Knowing the capacity helps the forecast. The sheet is one way to know it.',
        },
        d: {
          text: 'Items selected from the Product Backlog',
          why: 'The selected items are one of the three parts of the Sprint Backlog.',
        },
        e: {
          text: 'Any plan for delivering the Increment',
          why: 'More of the plan may emerge later, but the Sprint Backlog includes a plan from the start.',
        },
      },
      answers: ['b', 'c'],
      guideSection: 'Sprint Planning',
      focusArea: 'Events',
    },
    {
      id: 'sprint-planning-tool-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'If six Developers are present on all ten days of a Sprint, Scrum expects them to select work for sixty days.',
      answer: false,
      why: {
        true: "Scrum doesn't ask for full use of capacity. Events, refinement and surprises take time, too.",
        false:
          'The Developers select what they think can be Done. Capacity is one thing to consider and not a quota.',
      },
      guideSection: 'Sprint Planning',
    },
  ],
}
