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
      stem: 'Which team breaks a rule of Scrum?',
      options: {
        a: {
          text: 'The one that writes no user stories',
          why: "This breaks no rule: the Guide doesn't mention user stories, so a team may leave them out.",
        },
        b: {
          text: 'The one that has something usable only every fourth Sprint',
          why: 'The Scrum Team is accountable for a valuable, useful Increment in every Sprint.',
        },
        c: {
          text: 'The one whose Product Owner builds items',
          why: 'This breaks no rule: a Product Owner who works on items of the Sprint Backlog does so as a Developer.',
        },
        d: {
          text: 'The one that releases before the Review',
          why: 'This breaks no rule: an Increment may be delivered before the end of the Sprint. The Review is not a gate.',
        },
      },
      answer: 'b',
      rests: ['team-16', 'increment-7'],
    },
    {
      id: 'cheat-sheet-2',
      kind: 'single',
      difficulty: 2,
      stem: 'After a long discussion in Sprint Planning, four people still disagree on how many items can be Done. Who selects the items?',
      options: {
        a: {
          text: 'The Product Owner',
          why: 'The Product Owner orders the items and discusses the selection. How many can be Done is for the Developers to say, so they select.',
        },
        b: {
          text: 'The Scrum Master',
          why: "The Scrum Master may facilitate the discussion, but doesn't settle it. The Developers select the items.",
        },
        c: {
          text: 'The manager who attends as a guest',
          why: 'Guests may give advice in Sprint Planning. The Developers select the items, through discussion with the Product Owner.',
        },
        d: {
          text: 'The Developers',
          why: 'The Developers select the items, through discussion with the Product Owner. They are the ones who do the work, so they say how much can be Done.',
        },
      },
      answer: 'd',
      rests: ['sprint-planning-11'],
    },
    {
      id: 'cheat-sheet-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two pairs of an artifact and its commitment are right? (Choose two.)',
      options: {
        a: {
          text: 'Product Backlog and Definition of Done',
          why: 'The Definition of Done belongs to the Increment. The Product Backlog has the Product Goal.',
        },
        b: {
          text: 'Sprint Backlog and selected items',
          why: 'The items are part of the Sprint Backlog, but a forecast. Its commitment is the Sprint Goal.',
        },
        c: {
          text: 'Product Backlog and Product Goal',
          why: 'The commitment of the Product Backlog is the Product Goal. The rest of the list emerges to fulfill it.',
        },
        d: {
          text: 'Increment and Sprint Goal',
          why: 'The Sprint Goal is the commitment of the Sprint Backlog. The Increment has the Definition of Done.',
        },
        e: {
          text: 'Increment and Definition of Done',
          why: 'The commitment of the Increment is the Definition of Done. It describes the quality that the product requires.',
        },
      },
      answers: ['c', 'e'],
      rests: ['artifacts-5', 'artifacts-7'],
    },
    {
      id: 'cheat-sheet-4',
      kind: 'single',
      difficulty: 1,
      stem: 'A one-month Sprint has one event with a limit of four hours. Which one is it?',
      options: {
        a: {
          text: 'The Sprint Review',
          why: 'The Review may take at most four hours in a one-month Sprint.',
        },
        b: {
          text: 'Sprint Planning',
          why: 'The maximum of Sprint Planning is eight hours in a one-month Sprint. Four would be half of that, and they are the limit of the Review.',
        },
        c: {
          text: 'The Daily Scrum',
          why: 'The Daily Scrum takes 15 minutes in any Sprint. Four hours are the limit of the Review.',
        },
        d: {
          text: 'The Sprint Retrospective',
          why: 'The maximum of the Retrospective is three hours in a one-month Sprint. Four hours are the limit of the Review before it.',
        },
      },
      answer: 'a',
      rests: ['sprint-review-11'],
    },
    {
      id: 'cheat-sheet-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A Scrum Team may add checks to the Definition of Done that is the standard of its organization.',
      answer: true,
      why: {
        true: 'The standard is a minimum that all Scrum Teams must follow. A team may ask more of itself.',
        false:
          'A standard sounds like something that no one may change. It may not be lowered, but a team may do more.',
      },
      rests: ['done-7'],
    },
  ],
}
