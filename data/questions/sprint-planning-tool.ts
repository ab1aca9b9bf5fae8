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
          why: 'Selecting is a decision of people. The sum may serve as a check.',
        },
        b: {
          text: 'As settled, since past performance is the evidence that forecasts in Scrum have to rest on.',
          why: 'Past performance is one of three kinds of knowledge that make a forecast more confident. It selects nothing.',
        },
        c: {
          text: 'As a task for the Product Owner, who confirms the selection or swaps single items in it.',
          why: 'The Developers select the items. The Product Owner discusses it with them.',
        },
        d: {
          text: 'As a violation, because velocity may not be used in Sprint Planning by a Scrum Team.',
          why: 'Velocity is complementary practice. It is neither required nor forbidden.',
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
          text: 'This is sound, because no one feels accountable for work without an owner.',
          why: 'The Developers are accountable for the plan together and hold each other accountable.',
        },
        b: {
          text: 'The Product Owner fills in the names, knowing best which item matters most.',
          why: 'The Product Owner orders the items. Who works on what is not handed out by anyone.',
        },
        c: {
          text: 'Owners are not needed; the Developers decide daily who does what.',
          why: 'A self-managing team decides internally who does what, when and how.',
        },
        d: {
          text: 'The Scrum Master fills in the names in rotation, so that knowledge spreads.',
          why: 'Spreading knowledge may be good. Assigning work is not for the Scrum Master.',
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
          why: 'No numbers are required for the pieces of the plan.',
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
          why: 'The plan may emerge further, but one part of it has to be there.',
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
        true: 'Scrum asks nowhere for full use of capacity. Events, refinement and surprises take their share as well.',
        false:
          'The Developers select what they think can be Done. Capacity is one thing to know, and no quota.',
      },
      guideSection: 'Sprint Planning',
    },
  ],
}
