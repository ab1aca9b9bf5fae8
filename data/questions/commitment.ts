import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'commitment',
  lesson: '/scrum/psm-1/scrum-values/commitment',
  focusArea: 'Scrum Values',
  questions: [
    {
      id: 'commitment-1',
      kind: 'single',
      difficulty: 2,
      stem: 'A Sprint ends with the Sprint Goal met and five of eight selected items Done. A department head says, "You committed to eight." Which answer fits Scrum best?',
      options: {
        a: {
          text: 'You are right, and the team will complete the three missing items before the next Sprint begins.',
          why: 'The items were a forecast. There is no time between two Sprints, because the next one starts immediately.',
        },
        b: {
          text: 'The Product Owner made that commitment, so please ask the Product Owner about it.',
          why: 'The Developers commit to the Sprint Goal. No one commits to all selected items.',
        },
        c: {
          text: 'The three items now belong to the next Sprint, so the team will keep its commitment later.',
          why: "Items that aren't Done return to the Product Backlog. They may or may not be selected again.",
        },
        d: {
          text: 'The eight items were a forecast. We committed to the Sprint Goal, and we met it.',
          why: 'The Developers commit to the Sprint Goal. The selected items are their best idea of how to reach it.',
        },
      },
      answer: 'd',
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'commitment-2',
      kind: 'single',
      difficulty: 1,
      stem: 'A new Product Owner asks what the value of commitment will mean for her as a member of the Scrum Team. Which answer is right?',
      options: {
        a: {
          text: 'She commits to the goals of the team and to supporting the others',
          why: 'These are the two parts of the value, and it is asked of the whole Scrum Team.',
        },
        b: {
          text: 'She commits to the release date and to the budget agreed with stakeholders',
          why: 'Dates and budgets may change as the team learns. The value is about goals and about each other.',
        },
        c: {
          text: 'She commits to the order of the Product Backlog, so that it stays the same',
          why: 'The Product Backlog is emergent. Its order changes as more is learned.',
        },
        d: {
          text: 'Nothing, because only the Developers commit themselves, to the Sprint Goal',
          why: 'The Developers do commit to the Sprint Goal, but the value is asked of the whole Scrum Team.',
        },
      },
      answer: 'a',
      guideSection: 'Scrum Values',
    },
    {
      id: 'commitment-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A team lists the commitments that belong to the Scrum artifacts. Which three entries are right? (Choose three.)',
      options: {
        a: {
          text: 'Definition of Ready',
          why: "It isn't in the Scrum Guide. Some teams add one as a practice.",
        },
        b: {
          text: 'Product Goal',
          why: 'It is the commitment of the Product Backlog.',
        },
        c: {
          text: 'Definition of Done',
          why: 'It is the commitment of the Increment.',
        },
        d: {
          text: 'Forecast of items',
          why: "A forecast may change, so it isn't a commitment.",
        },
        e: {
          text: 'Sprint Goal',
          why: 'It is the commitment of the Sprint Backlog.',
        },
        f: {
          text: 'Mutual support',
          why: "Supporting each other is part of the value of commitment. It isn't in an artifact.",
        },
      },
      answers: ['b', 'c', 'e'],
      guideSection: 'Scrum Artifacts',
      focusArea: 'Artifacts',
    },
    {
      id: 'commitment-4',
      kind: 'single',
      difficulty: 3,
      stem: 'On day 7 of 10 a Developer needs help with the item on which the Sprint Goal depends. A colleague could finish another item by herself this week. Which choice fits the value of commitment best?',
      options: {
        a: {
          text: 'She finishes her own item, because she has chosen it and the others rely on her promise.',
          why: "An item isn't a private promise. The Developers commit to the Sprint Goal, and the team commits to supporting each other.",
        },
        b: {
          text: 'The Sprint is extended by the days that both of the items still need.',
          why: 'A Sprint has a fixed length.',
        },
        c: {
          text: 'She helps with the item that the goal depends on, and they renegotiate the scope with the Product Owner.',
          why: 'The team commits to its goals and to supporting each other. The scope may be renegotiated, and the goal stays.',
        },
        d: {
          text: 'Both of them work in the evenings, so that the team can still complete every item of its forecast on time.',
          why: "A forecast may turn out wrong. Hidden overtime distorts the record of past performance, and the pace isn't sustainable.",
        },
      },
      answer: 'c',
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'commitment-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'The value of commitment is asked only of the Developers, since only they commit to the Sprint Goal.',
      answer: false,
      why: {
        true: 'This mixes up the two meanings of the word. The Developers commit to the Sprint Goal, while the value is asked of the whole Scrum Team.',
        false:
          'The Guide says: "The Scrum Team commits to achieving its goals and to supporting each other". The Product Owner and the Scrum Master are part of that team.',
      },
      guideSection: 'Scrum Values',
    },
  ],
}
