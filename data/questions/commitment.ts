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
      stem: 'A Sprint ends with the Sprint Goal met and five of eight selected items Done. "You committed to eight," says a manager. What is right?',
      options: {
        a: {
          text: 'The Developers owe the other three items in the next Sprint.',
          why: "Items that aren't Done return to the Product Backlog. They may be selected again in a later Sprint, or not at all.",
        },
        b: {
          text: 'The Product Owner committed to all eight items.',
          why: 'No one commits to the selected items: they are a forecast. The Developers commit to the Sprint Goal.',
        },
        c: {
          text: 'The Developers committed to the eight items.',
          why: 'The Guide dropped this commitment in 2011, so older texts still speak of it. Today the items are a forecast, and the Developers commit to the Sprint Goal.',
        },
        d: {
          text: 'The Developers committed to the Sprint Goal.',
          why: "The Sprint Goal is the Developers' commitment. The selected items are their best idea of how to reach it.",
        },
      },
      answer: 'd',
      rests: ['sprint-goal-2'],
    },
    {
      id: 'commitment-2',
      kind: 'single',
      difficulty: 1,
      stem: 'According to the value of commitment, who commits to goals and to supporting each other?',
      options: {
        a: {
          text: 'The Developers',
          why: 'They commit to the Sprint Goal, so it is easy to choose them. The value concerns all members.',
        },
        b: {
          text: 'The Scrum Team',
          why: 'The whole Scrum Team commits to its goals, and its members to supporting each other. This includes the Product Owner and the Scrum Master.',
        },
        c: {
          text: 'The Scrum Team and its stakeholders',
          why: 'Stakeholders are named with openness. The commitment to the goals is made by the team.',
        },
        d: {
          text: 'The Product Owner and the Developers',
          why: 'The value concerns all members of the Scrum Team. Here the Scrum Master is missing.',
        },
      },
      answer: 'b',
      rests: ['values-3', 'values-4'],
    },
    {
      id: 'commitment-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which three of these are commitments of the Scrum artifacts? (Choose three.)',
      options: {
        a: {
          text: 'Definition of Ready',
          why: "Some teams use a Definition of Ready, but it isn't part of Scrum. The commitment with a similar name is the Definition of Done.",
        },
        b: {
          text: 'Product Goal',
          why: 'The Product Goal is the commitment of the Product Backlog: a future state of the product as a target for the team.',
        },
        c: {
          text: 'Definition of Done',
          why: 'The Definition of Done is the commitment of the Increment: it describes the quality that the product requires.',
        },
        d: {
          text: 'Forecast of items',
          why: 'The selected items are a forecast and may change. The commitment of the Sprint Backlog is the Sprint Goal.',
        },
        e: {
          text: 'Sprint Goal',
          why: 'The Sprint Goal is the commitment of the Sprint Backlog: the single objective for the Sprint.',
        },
        f: {
          text: 'Mutual support',
          why: 'Supporting each other is part of commitment as a Scrum value. The commitments of the artifacts are the two goals and the Definition of Done.',
        },
      },
      answers: ['b', 'c', 'e'],
      rests: ['artifacts-5', 'artifacts-6', 'artifacts-7'],
    },
    {
      id: 'commitment-4',
      kind: 'single',
      difficulty: 3,
      stem: 'On day 7 of 10, a Developer needs help with an item that the Sprint Goal depends on. A colleague is working on another item. What fits the value of commitment best?',
      options: {
        a: {
          text: 'The colleague helps now and renegotiates the other item.',
          why: "Members commit to supporting each other and to the team's goals. The scope may be renegotiated, but the goal stays.",
        },
        b: {
          text: 'The colleague finishes her own item first, as she has promised.',
          why: "The Developers commit to the Sprint Goal and support each other, so the item that the goal depends on comes first. An item isn't a private promise.",
        },
        c: {
          text: 'The two ask for a longer Sprint, so that both items can be finished.',
          why: "A Sprint has a fixed length. If both items don't fit, the scope can be renegotiated with the Product Owner.",
        },
        d: {
          text: 'The two work late for three evenings and finish both items.',
          why: "The intention is good, but a forecast doesn't have to be saved with overtime. The other item can be renegotiated, which keeps the pace sustainable.",
        },
      },
      answer: 'a',
      rests: ['values-4', 'sprint-goal-8'],
    },
    {
      id: 'commitment-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'The value of commitment applies only to the Developers, since only they commit to the Sprint Goal.',
      answer: false,
      why: {
        true: 'This mixes up two uses of the word: the Developers commit to the Sprint Goal, and the value applies to the whole Scrum Team.',
        false:
          'The Guide says: "The Scrum Team commits to achieving its goals and to supporting each other." The Product Owner and the Scrum Master are part of that team.',
      },
      rests: ['values-3'],
    },
  ],
}
