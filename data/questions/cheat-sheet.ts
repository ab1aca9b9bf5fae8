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
          why: "The Guide doesn't mention user stories, so a team may leave them out.",
        },
        b: {
          text: 'The one that has something usable every fourth Sprint',
          why: 'The Scrum Team is accountable for a valuable, useful Increment in every Sprint.',
        },
        c: {
          text: 'The one whose Product Owner builds items',
          why: 'A Product Owner who works on items of the Sprint Backlog does so as a Developer.',
        },
        d: {
          text: 'The one that releases before the Review',
          why: 'An Increment may be delivered before the end of the Sprint. The Review is not a gate.',
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
          why: "Guests may give advice. They don't select.",
        },
        d: {
          text: 'The Developers',
          why: 'Through discussion with the Product Owner, the Developers select the items.',
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
          why: 'The commitment of the Product Backlog is the Product Goal.',
        },
        d: {
          text: 'Increment and Sprint Goal',
          why: 'The Sprint Goal belongs to the Sprint Backlog.',
        },
        e: {
          text: 'Increment and Definition of Done',
          why: 'The commitment of the Increment is the Definition of Done.',
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
          why: 'Four hours are its maximum in a one-month Sprint.',
        },
        b: {
          text: 'Sprint Planning',
          why: 'Its maximum is eight hours for a one-month Sprint. Four is often calculated for two weeks.',
        },
        c: {
          text: 'The Daily Scrum',
          why: 'It takes 15 minutes in any Sprint.',
        },
        d: {
          text: 'The Sprint Retrospective',
          why: 'Its maximum is three hours for a one-month Sprint.',
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
