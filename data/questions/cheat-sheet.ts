import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'cheat-sheet',
  lesson: '/scrum/psm-1/conclusion/scrum-psm1-cheat-sheet',
  focusArea: 'Scrum Team',
  questions: [
    {
      id: 'cheat-sheet-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Four teams at one company describe how they work. Which team breaks a rule of Scrum?',
      options: {
        a: {
          text: 'It writes no user stories and gives its items a plain title and two sentences.',
          why: "A team can use user stories or leave them out. The Guide doesn't mention them.",
        },
        b: {
          text: 'In every fourth Sprint, it makes the work of the three Sprints before usable.',
          why: "The team is accountable for a valuable, useful Increment every Sprint. Three of its Sprints didn't produce one.",
        },
        c: {
          text: 'Its Product Owner takes part in the Daily Scrum today, because she works on an item in the Sprint Backlog.',
          why: 'She takes part as a Developer, which is within the rules.',
        },
        d: {
          text: 'It released twice in the first week of the Sprint, before the Sprint Review.',
          why: 'Increments may be delivered before the Sprint ends. The Sprint Review should never be considered a gate.',
        },
      },
      answer: 'b',
      guideSection: 'Increment',
      focusArea: 'Done',
    },
    {
      id: 'cheat-sheet-2',
      kind: 'single',
      difficulty: 3,
      stem: 'In Sprint Planning everyone agrees on the Sprint Goal. The Product Owner wants six items in the Sprint, the Scrum Master suggests five, an invited department head says seven, and the Developers think four. How many are selected?',
      options: {
        a: {
          text: 'Six, as the Product Owner answers for the value of the product.',
          why: 'The Product Owner orders the items and discusses the selection. The Developers select.',
        },
        b: {
          text: 'Five, as the Scrum Master answers for the effectiveness of the team.',
          why: "The Scrum Master enables the team to become more effective, but doesn't decide how much work to select.",
        },
        c: {
          text: 'Seven, if the whole Scrum Team has invited the department head.',
          why: "Invited people provide advice, but they don't decide.",
        },
        d: {
          text: 'Four, unless the discussion changes what the Developers think.',
          why: 'The Developers select items through discussion with the Product Owner, so a good reason can change their minds.',
        },
      },
      answer: 'd',
      guideSection: 'Sprint Planning',
    },
    {
      id: 'cheat-sheet-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two pairs of artifact and commitment belong together? (Choose two.)',
      options: {
        a: {
          text: 'Sprint Backlog and the selected items',
          why: 'The selected items are a forecast and part of the Sprint Backlog. Its commitment is the Sprint Goal.',
        },
        b: {
          text: 'Product Backlog and Product Goal',
          why: 'The Product Goal is in the Product Backlog, and the rest of the list emerges to fulfill it.',
        },
        c: {
          text: 'Product Backlog and the release plan',
          why: "A release plan can be useful, but it isn't part of Scrum. The commitment is the Product Goal.",
        },
        d: {
          text: 'Increment and Definition of Done',
          why: 'Work is part of an Increment only if it meets the Definition of Done.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Scrum Artifacts',
      focusArea: 'Artifacts',
    },
    {
      id: 'cheat-sheet-4',
      kind: 'single',
      difficulty: 2,
      stem: 'In a one-month Sprint, a team holds Sprint Planning for five hours, the Daily Scrum for ten minutes, the Sprint Review for five hours and the Sprint Retrospective for one. Where does it exceed a timebox?',
      options: {
        a: {
          text: 'In the Sprint Review only, whose maximum is four hours',
          why: 'Five hours is over the limit of four. The others stay below their limits of 8 hours, 15 minutes and 3 hours.',
        },
        b: {
          text: 'In Sprint Planning and the Retrospective, which are both too short',
          why: 'The hours are maximums, so an event can be shorter.',
        },
        c: {
          text: 'In the Daily Scrum only, which has to take fifteen minutes',
          why: "Fifteen minutes is a timebox. The team doesn't have to use all of it.",
        },
        d: {
          text: 'Nowhere, since the hours saved elsewhere make up for it',
          why: "Each event has its own timebox. You can't use time saved in one event for another.",
        },
      },
      answer: 'a',
      guideSection: 'Sprint Review',
      focusArea: 'Events',
    },
    {
      id: 'cheat-sheet-5',
      kind: 'true-false',
      difficulty: 3,
      stem: 'A company has a Definition of Done for all of its products. One of its Scrum Teams adds two more checks and follows the stricter list. Scrum allows that.',
      answer: true,
      why: {
        true: "An organization's standard is the minimum that its Scrum Teams follow. A team may ask more of itself.",
        false: "A team can't do less than the standard of the organization requires, but it can do more.",
      },
      guideSection: 'Commitment: Definition of Done',
      focusArea: 'Done',
    },
  ],
}
