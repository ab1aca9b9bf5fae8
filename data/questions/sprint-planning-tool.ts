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
          text: 'As a result that past performance has settled for them',
          why: "Past performance is one of three things that make Developers more confident in a forecast. It doesn't select anything.",
        },
        b: {
          text: 'As a proposal that the Developers may use or set aside',
          why: 'The Developers select the items in discussion with the Product Owner. The total may serve as a check.',
        },
        c: {
          text: 'As a draft that the Product Owner confirms or changes',
          why: 'The Developers select the items. The Product Owner discusses it with them.',
        },
        d: {
          text: "As a misuse of velocity that the Guide doesn't allow",
          why: 'Velocity is a complementary practice. Scrum neither requires nor forbids it.',
        },
      },
      answer: 'b',
      guideSection: 'Sprint Planning',
    },
    {
      id: 'sprint-planning-tool-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A program refuses to save a Sprint until each item has one person as its owner. Which view fits Scrum?',
      options: {
        a: {
          text: 'Each item needs an owner who is accountable for it.',
          why: 'The Developers are accountable for the plan together and hold each other accountable.',
        },
        b: {
          text: 'Each item may belong to all Developers together.',
          why: "A Scrum Team is self-managing, so who does what, when and how is its own decision. Items don't need owners.",
        },
        c: {
          text: 'Each item may be assigned by the Product Owner.',
          why: 'The Product Owner orders the items. The team decides internally who works on what.',
        },
        d: {
          text: 'Each item may be assigned by the Scrum Master.',
          why: "Spreading knowledge may be good, but the Scrum Master doesn't assign work.",
        },
      },
      answer: 'b',
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
        a: {
          text: 'A number of hours for each task',
          why: "Scrum doesn't require numbers for the pieces of the plan.",
        },
        b: {
          text: 'A Sprint Goal that is final',
          why: 'It must be finalized before Sprint Planning ends.',
        },
        c: {
          text: 'A selection of items to work on',
          why: 'The selected items are one of the three parts of the Sprint Backlog.',
        },
        d: {
          text: 'A table of who is there each day',
          why: 'Knowing the capacity helps the forecast. A table is one way to know it.',
        },
        e: {
          text: 'A plan to deliver an Increment',
          why: 'More of the plan may emerge later, but the Sprint Backlog includes a plan from the start.',
        },
      },
      answers: ['a', 'd'],
      guideSection: 'Sprint Planning',
      focusArea: 'Events',
    },
    {
      id: 'sprint-planning-tool-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'Six Developers will be present on all ten days of a Sprint. They may select work that they expect to take well under sixty days.',
      answer: true,
      why: {
        true: 'The Developers select what they think can be Done. Capacity is one thing to consider and not a quota.',
        false: "Scrum doesn't ask for full use of capacity. Events, refinement and surprises take time, too.",
      },
      guideSection: 'Sprint Planning',
    },
    {
      id: 'sprint-planning-tool-5',
      kind: 'single',
      difficulty: 2,
      stem: 'In three Sprints, the Developers were present for 50, 40 and 60 days; 30, 26 and 34 of these went into selected items. In the next Sprint, they expect to be present for 45 days. How many days for items does this record suggest?',
      options: {
        a: {
          text: '34, as in the best of the three Sprints',
          why: 'It had 60 days of presence. A best case is not a basis for a forecast.',
        },
        b: {
          text: '45, which is all of the expected days',
          why: 'In the past only 90 of 150 days went into selected items.',
        },
        c: {
          text: '30, as in an average one of these Sprints',
          why: 'The average Sprint had 50 days of presence. This one has 45.',
        },
        d: {
          text: '27, which is 60% of the expected days',
          why: '30 + 26 + 34 = 90 of 150 days is 60 in 100, and 45 × 0.6 = 27.',
        },
      },
      answer: 'd',
      guideSection: 'Complementary practice',
      scope: 'near',
    },
  ],
}
