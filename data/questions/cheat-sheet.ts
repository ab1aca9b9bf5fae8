import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'cheat-sheet',
  lesson: '/scrum/psm-1/conclusion/scrum-psm1-cheat-sheet',
  focusArea: 'Scrum Team',
  questions: [
    {
      id: 'cheat-sheet-1',
      kind: 'single',
      difficulty: 3,
      stem: 'Four teams at one company describe how they work. Which team breaks a rule of Scrum?',
      options: {
        a: {
          text: 'It writes its items without any user stories.',
          why: "A team can use user stories or leave them out. The Guide doesn't mention them.",
        },
        b: {
          text: 'It makes its work usable only every fourth Sprint.',
          why: "The team is accountable for a valuable, useful Increment every Sprint. In three of four Sprints, this team doesn't have one.",
        },
        c: {
          text: 'It has its Product Owner build a selected item.',
          why: 'A Product Owner who works on an item in the Sprint Backlog does so as a Developer, which is within the rules.',
        },
        d: {
          text: 'It releases its work twice before the Review.',
          why: "An Increment may be delivered on any day of the Sprint. The Review isn't a gate.",
        },
      },
      answer: 'b',
      guideSection: 'Increment',
      focusArea: 'Done',
    },
    {
      id: 'cheat-sheet-2',
      kind: 'single',
      difficulty: 2,
      stem: 'In Sprint Planning, the Product Owner wants six items in the Sprint, the Scrum Master suggests five, an invited department head says seven, and the Developers still think four after the discussion. How many are selected?',
      options: {
        a: {
          text: 'Six, because the Product Owner decides',
          why: 'The Product Owner orders the items and discusses the selection. The Developers select.',
        },
        b: {
          text: 'Five, because the Scrum Master decides',
          why: "The Scrum Master enables the team to become more effective, but doesn't decide how much work to select.",
        },
        c: {
          text: 'Seven, because the department head decides',
          why: "Invited people provide advice, but they don't decide.",
        },
        d: {
          text: 'Four, because the Developers decide',
          why: 'The Developers select items through discussion with the Product Owner. A good reason could have changed their minds.',
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
      stem: 'A new Scrum Master draws five pairs of an artifact and its commitment on a poster. Which two pairs are right? (Choose two.)',
      options: {
        a: {
          text: 'Product Backlog and Definition of Done',
          why: 'The Definition of Done is the commitment for the Increment. The Product Backlog has the Product Goal.',
        },
        b: {
          text: 'Sprint Backlog and the selected items',
          why: 'The selected items are a forecast and part of the Sprint Backlog. Its commitment is the Sprint Goal.',
        },
        c: {
          text: 'Increment and the current Sprint Goal',
          why: 'The Sprint Goal is the commitment for the Sprint Backlog.',
        },
        d: {
          text: 'Product Backlog and the Product Goal',
          why: 'The Product Goal is in the Product Backlog, and the rest of the list emerges to fulfill it.',
        },
        e: {
          text: 'Increment and the Definition of Done',
          why: 'Work is part of an Increment only if it meets the Definition of Done.',
        },
      },
      answers: ['d', 'e'],
      guideSection: 'Scrum Artifacts',
      focusArea: 'Artifacts',
    },
    {
      id: 'cheat-sheet-4',
      kind: 'single',
      difficulty: 3,
      stem: 'In a one-month Sprint, a team holds Sprint Planning for seven hours, a Daily Scrum of ten minutes each day, a Sprint Review of five hours and a Sprint Retrospective of three hours. Which event exceeds its timebox?',
      options: {
        a: {
          text: 'The Sprint Review',
          why: 'Five hours is over the limit of four. The others stay within their limits of 8 hours, 15 minutes and 3 hours.',
        },
        b: {
          text: 'Sprint Planning',
          why: 'Its timebox is eight hours for a one-month Sprint, so seven hours are within the limit.',
        },
        c: {
          text: 'The Daily Scrum',
          why: "Its timebox is 15 minutes. The team doesn't have to use all of it.",
        },
        d: {
          text: 'The Retrospective',
          why: 'Three hours is its limit for a one-month Sprint, and the team stays within it.',
        },
      },
      answer: 'a',
      guideSection: 'Sprint Review',
      focusArea: 'Events',
    },
    {
      id: 'cheat-sheet-5',
      kind: 'true-false',
      difficulty: 2,
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
