import type { Question, QuestionSet } from '../../lib/course/question'

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
          why: 'A forecast is the part that may change. It is no commitment.',
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
    },
    {
      id: 'commitment-4',
      kind: 'single',
      difficulty: 3,
      stem: 'On day 7 of 10 a Developer needs help with the item on which the Sprint Goal depends. A colleague could finish another item by herself this week. What does commitment suggest?',
      options: {
        a: {
          text: 'She finishes her own item, because she took it on and others rely on her word for it.',
          why: 'Nobody commits to an item as a private promise. The Developers commit to the Sprint Goal and to supporting each other.',
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
          'The Scrum Team commits to achieving its goals and to supporting each other. In the lesson, the Product Owner made a call and the Scrum Master moved an obstacle.',
      },
      guideSection: 'Scrum Values',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
export const examOnly: readonly Question[] = [
  {
    id: 'commitment-6',
    kind: 'single',
    difficulty: 3,
    stem: 'For what purpose does each artifact contain a commitment?',
    options: {
      a: {
        text: 'To give managers a basis on which they can hold single Developers to account for delay',
        why: 'Developers hold each other accountable. The commitments are no instrument against persons.',
      },
      b: {
        text: 'To reinforce empiricism and the Scrum values for the Scrum Team and its stakeholders',
        why: 'They add transparency and focus, and progress can be measured against them.',
      },
      c: {
        text: 'To fix the scope of the work, so that stakeholders can plan with certainty',
        why: 'No commitment fixes scope. The Product Backlog emerges and the Sprint Backlog is updated.',
      },
      d: {
        text: 'To replace the five values by something that can be measured',
        why: 'The commitments reinforce the values. They replace none of them.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Artifacts',
  },
  {
    id: 'commitment-7',
    kind: 'single',
    difficulty: 2,
    stem: 'Halfway through the Sprint, the law changes and the service named in the Sprint Goal may no longer be offered. A Developer says: "We committed, so we finish." What is right?',
    options: {
      a: {
        text: 'The Product Owner may cancel the Sprint, because its goal has become obsolete.',
        why: 'An obsolete Sprint Goal is the reason for which a Sprint could be canceled, and only the Product Owner has that authority.',
      },
      b: {
        text: 'The Developers finish, because a commitment can be withdrawn only at a Sprint Review.',
        why: 'There is no such rule. Working on toward a senseless goal is waste.',
      },
      c: {
        text: 'The Scrum Master cancels the Sprint and protects the Developers from useless work.',
        why: 'Only the Product Owner may cancel a Sprint.',
      },
      d: {
        text: 'The Developers swap in another Sprint Goal among themselves and keep the date.',
        why: 'The Sprint Goal is set by the whole Scrum Team in Sprint Planning. The Developers cannot replace it by themselves.',
      },
    },
    answer: 'a',
    guideSection: 'The Sprint',
  },
  {
    id: 'commitment-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'The forecast of a Sprint proves too high. Which of these steps keep the commitment that was made? (Choose all that apply.)',
    options: {
      a: {
        text: 'Leaving out the second reading of the code for the last two items',
        why: 'If it is part of the Definition of Done, the items are not Done without it. Quality does not decrease.',
      },
      b: {
        text: 'Dropping an item that the Sprint Goal can do without, after talking to the Product Owner',
        why: 'Scope may be renegotiated with the Product Owner without affecting the Sprint Goal.',
      },
      c: {
        text: 'Wording the Sprint Goal more modestly once it is known what will be finished by the last day',
        why: 'That bends the goal to fit the result. The goal is what was committed to.',
      },
      d: {
        text: 'Joining forces on one item while others wait',
        why: "Supporting each other toward the goal is the value at work, and the plan is the Developers' to change.",
      },
    },
    answers: ['b', 'd'],
    guideSection: 'The Sprint',
  },
  {
    id: 'commitment-9',
    kind: 'single',
    difficulty: 3,
    stem: 'At the end of Sprint Planning, a Scrum Master asks every Developer to sign for the items with his or her name. What is the main objection from the Scrum Guide?',
    options: {
      a: {
        text: 'The Product Owner has to sign as well, as the person who ordered the items.',
        why: 'Signatures are not part of Scrum, whoever gives them.',
      },
      b: {
        text: 'Signing should come after refinement, when the sizes of the items are known.',
        why: 'The moment is not the problem.',
      },
      c: {
        text: 'It takes up time in the event, which is limited to eight hours for a one-month Sprint.',
        why: 'A signature takes seconds. What it stands for does the harm.',
      },
      d: {
        text: 'It turns a shared goal and a forecast into private promises about scope.',
        why: 'The Developers together commit to the Sprint Goal, and items are a forecast. Private promises also discourage helping each other.',
      },
    },
    answer: 'd',
    guideSection: 'Commitment: Sprint Goal',
  },
]
