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
          text: 'The team committed to eight items and owes the remaining three.',
          why: "No one commits to all selected items. Items that aren't Done return to the Product Backlog and may or may not be selected again.",
        },
        b: {
          text: 'The Product Owner committed to eight items and the Sprint Goal.',
          why: 'The Developers commit to the Sprint Goal. No one commits to all selected items.',
        },
        c: {
          text: 'The team committed to eight items and forecast the Sprint Goal.',
          why: "It's the other way around. The Sprint Goal is the commitment, and the selected items are the forecast.",
        },
        d: {
          text: 'The team committed to the Sprint Goal and forecast eight items.',
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
          text: 'She commits to the selected items and tracks their progress.',
          why: 'The selected items are a forecast of the Developers. No one commits to them, and the Developers track their own progress.',
        },
        b: {
          text: "She commits to the team's goals and supports its members.",
          why: 'These are the two parts of the value, which applies to the whole Scrum Team.',
        },
        c: {
          text: 'She commits to the release date and defends its budget.',
          why: 'Dates and budgets may change as the team learns. The value is about goals and about each other.',
        },
        d: {
          text: "She commits to the backlog's order and keeps it stable.",
          why: 'The Product Backlog is emergent. Its order changes as more is learned.',
        },
      },
      answer: 'b',
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
          why: 'Supporting each other is part of the value of commitment, not of an artifact.',
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
      stem: 'On day 7 of 10, a Developer needs help with the item on which the Sprint Goal depends. A colleague could finish another item by herself this week. Which choice fits the value of commitment best?',
      options: {
        a: {
          text: 'She joins her colleague and renegotiates her own item.',
          why: 'The team commits to its goals and to supporting each other. The scope may be renegotiated, but the goal stays.',
        },
        b: {
          text: 'She finishes her own item and joins her colleague later.',
          why: "An item isn't a private promise. The Developers commit to the Sprint Goal, and the team commits to supporting each other.",
        },
        c: {
          text: 'She asks for a longer Sprint and finishes both items.',
          why: "Sprints have a fixed length, so the end of this one doesn't move.",
        },
        d: {
          text: 'She works two long evenings and finishes both items.',
          why: "A forecast may turn out wrong, so no one has to save it. Long evenings can make the next forecast too high, and the pace isn't sustainable.",
        },
      },
      answer: 'a',
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'commitment-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'The value of commitment applies only to the Developers, since only they commit to the Sprint Goal.',
      answer: false,
      why: {
        true: 'This mixes up the two meanings of the word. The Developers commit to the Sprint Goal, while the value applies to the whole Scrum Team.',
        false:
          'The Guide says: "The Scrum Team commits to achieving its goals and to supporting each other." The Product Owner and the Scrum Master are part of that team.',
      },
      guideSection: 'Scrum Values',
    },
  ],
}
