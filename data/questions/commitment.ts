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
      stem: 'A Sprint ends with the Sprint Goal met and five of eight selected items Done. A department head says: "You committed to eight." What is the fitting answer?',
      options: {
        a: {
          text: 'That is true, and the team will work off the three missing items before the next Sprint begins.',
          why: 'The items were a forecast, and there is no time between Sprints: the next one starts immediately.',
        },
        b: {
          text: 'The commitment was given by the Product Owner, so the question should go there.',
          why: 'The Sprint Goal is a commitment by the Developers. No one commits to all selected items.',
        },
        c: {
          text: 'The three items now belong to the next Sprint, so the commitment is kept later.',
          why: 'Items that are not Done return to the Product Backlog. They may or may not be selected again.',
        },
        d: {
          text: 'The eight items were a forecast; what was committed to is the goal, and it was met.',
          why: 'The Developers commit to the Sprint Goal. The selection of items is their best idea of how to reach it.',
        },
      },
      answer: 'd',
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'commitment-2',
      kind: 'single',
      difficulty: 1,
      stem: 'To which two things does the Scrum Team commit, according to the sentence on this value?',
      options: {
        a: {
          text: 'Achieving its goals, and supporting each other',
          why: 'These are the two parts. The second was added in 2020 and is easily forgotten.',
        },
        b: {
          text: 'The date of the next release, and the budget agreed with its stakeholders',
          why: 'The sentence names neither dates nor budgets.',
        },
        c: {
          text: 'The Product Backlog, and the order in which it stands',
          why: 'The Product Backlog is emergent. Its order changes as more is learned.',
        },
        d: {
          text: 'The plan of the Sprint, and its completion by the last day',
          why: 'The plan is adapted every day. It serves the goal that is committed to.',
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
      stem: 'A glossary lists what Scrum calls a commitment in an artifact. Which three entries belong in it? (Choose three.)',
      options: {
        a: {
          text: 'Definition of Ready',
          why: 'It does not occur in the Scrum Guide. Some teams add one as a practice of their own.',
        },
        b: {
          text: 'Product Goal',
          why: 'The commitment of the Product Backlog.',
        },
        c: {
          text: 'Definition of Done',
          why: 'The commitment of the Increment.',
        },
        d: {
          text: 'Forecast of items',
          why: 'A forecast is the part that may change. It is not a commitment.',
        },
        e: {
          text: 'Sprint Goal',
          why: 'The commitment of the Sprint Backlog.',
        },
        f: {
          text: 'Mutual support',
          why: 'Supporting each other belongs to the value of commitment, not to an artifact.',
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
      stem: 'On day 7 of 10 a Developer needs help with the item on which the Sprint Goal depends. A colleague could finish another item by herself this week. What does commitment suggest?',
      options: {
        a: {
          text: 'She finishes her own item, because she took it on and others rely on her word for it.',
          why: 'No one commits to an item as a private promise. The Developers commit to the Sprint Goal and to supporting each other.',
        },
        b: {
          text: 'The Sprint is extended by the days that both of the items still need.',
          why: 'A Sprint has a fixed length.',
        },
        c: {
          text: 'She turns to the item that carries the goal, and the scope is talked over with the Product Owner.',
          why: 'Achieving the goal and supporting each other come first. Scope may be renegotiated, the goal stays.',
        },
        d: {
          text: 'Both work evenings, so that the forecast holds and no item is lost.',
          why: 'The forecast does not need to hold. Hidden overtime falsifies past performance and the pace is not sustainable.',
        },
      },
      answer: 'c',
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'commitment-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'Commitment, as a Scrum value, is asked of the Developers only, since they alone commit to the Sprint Goal.',
      answer: false,
      why: {
        true: 'This mixes up the two uses of the word. The Sprint Goal is a commitment by the Developers, while the value belongs to the whole Scrum Team.',
        false:
          'The Guide says: "The Scrum Team commits to achieving its goals and to supporting each other". The Product Owner and the Scrum Master are part of that team.',
      },
      guideSection: 'Scrum Values',
    },
  ],
}
