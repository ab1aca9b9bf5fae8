import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-backlog-6',
    kind: 'single',
    difficulty: 2,
    stem: "A Sprint's goal and items are clear and its board is current, but the plan has only two rough headings. No one can tell how far the work is. What is missing?",
    options: {
      a: {
        text: 'A current picture of the work',
        why: "The board is current, but that isn't enough. The plan also has to be detailed enough to inspect progress in the Daily Scrum.",
      },
      b: {
        text: 'Enough detail to inspect progress',
        why: 'The Sprint Backlog should have enough detail that the Developers can inspect their progress in the Daily Scrum.',
      },
      c: {
        text: 'The Sprint Goal',
        why: "The Sprint Goal is there, and it's clear. What is missing is enough detail in the plan to inspect progress toward it.",
      },
      d: {
        text: 'A burn-down chart of the open work',
        why: 'Burn-downs are optional, and two rough headings would make a poor one. The plan needs enough detail to inspect progress.',
      },
    },
    answer: 'b',
    rests: ['sprint-backlog-5'],
  },
  {
    id: 'sprint-backlog-7',
    kind: 'single',
    difficulty: 2,
    stem: 'In a Sprint, each Developer works on a separate item with a purpose of its own, and no one helps anyone. What is missing?',
    options: {
      a: {
        text: 'One order for all the items',
        why: 'An order says what comes first, and the Product Backlog has one. What makes people work together is a single Sprint Goal.',
      },
      b: {
        text: 'A single Sprint Goal',
        why: 'The Sprint Goal is the single objective of the Sprint. It creates coherence and focus, so that people work together.',
      },
      c: {
        text: 'A shared Definition of Done',
        why: 'A Definition of Done is a shared understanding of what is complete, and each can meet it alone. What makes people work together is a single Sprint Goal.',
      },
      d: {
        text: 'A Product Goal',
        why: 'The Product Goal is the long-term objective. What brings people together within one Sprint is a single Sprint Goal.',
      },
    },
    answer: 'b',
    rests: ['sprint-goal-1'],
  },
  {
    id: 'sprint-backlog-8',
    kind: 'true-false',
    difficulty: 2,
    stem: "The Scrum Master is accountable for the team's effectiveness and should therefore bring an outdated Sprint Backlog up to date.",
    answer: false,
    why: {
      true: 'The first half is true, which makes it tempting. Adapting the plan each day is a task of the Developers, who made it.',
      false:
        'The Developers make and update the plan. The Scrum Master can help them see what an outdated plan costs them.',
    },
    rests: ['developers-5'],
  },
  {
    id: 'sprint-backlog-9',
    kind: 'single',
    difficulty: 2,
    stem: "The Product Owner asks for one more item in the middle of a Sprint. The Developers have time, and the Sprint Goal isn't at risk. What does the Guide allow?",
    options: {
      a: {
        text: 'It may be added if the Developers and the Product Owner agree.',
        why: "Scope may be clarified and renegotiated as more is learned, as long as the Sprint Goal isn't endangered.",
      },
      b: {
        text: 'It has to wait for the next Sprint Planning.',
        why: "It sounds orderly, but the Guide doesn't freeze the items of a Sprint. Scope may be renegotiated; only the Sprint Goal must not be endangered.",
      },
      c: {
        text: 'It may be added if another item of about that size is removed.',
        why: "Scope may be renegotiated as long as the Sprint Goal isn't endangered. A team without time might exchange items, but the Guide doesn't ask for it.",
      },
      d: {
        text: 'It may be added if the Sprint Goal is extended.',
        why: "The Sprint Goal stays as it is, and a further item doesn't have to be part of it. The Developers and the Product Owner only have to agree on the scope.",
      },
    },
    answer: 'a',
    rests: ['sprint-10'],
  },
  {
    id: 'sprint-backlog-10',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'What may the Developers change during a Sprint without asking the Product Owner or anyone else? (Choose all that apply.)',
    options: {
      a: {
        text: 'The order in which they do pieces of work',
        why: "The order of their work is part of the Developers' own plan, which they adapt each day.",
      },
      b: {
        text: 'Who works on which piece of an item',
        why: 'Who does what is decided within the self-managing team. The Developers settle it among themselves, from day to day.',
      },
      c: {
        text: 'The checks that the Definition of Done requires',
        why: "They have to conform to the Definition of Done. Quality doesn't decrease during the Sprint.",
      },
      d: {
        text: 'The design of an item whose scope stays the same',
        why: 'How an item becomes part of an Increment is for the Developers to decide.',
      },
      e: {
        text: 'The Sprint Goal, if it proves too ambitious',
        why: 'The whole Scrum Team defines the Sprint Goal, and it is final when Sprint Planning ends. What can be negotiated is the scope.',
      },
      f: {
        text: 'The scope of an item that is larger than expected',
        why: 'If the work turns out to be different than expected, the Developers negotiate the scope with the Product Owner, not alone.',
      },
    },
    answers: ['a', 'b', 'd'],
    rests: ['sprint-planning-17', 'done-9', 'sprint-goal-8'],
  },
  {
    id: 'sprint-backlog-11',
    kind: 'single',
    difficulty: 3,
    stem: "At the end of a Sprint, one selected item isn't Done, and the Sprint Goal needed it. How do you describe the result?",
    options: {
      a: {
        text: 'The goal was reached, and the item returns to the Product Backlog.',
        why: 'The item does return. But the Sprint Goal needed it, so the goal was missed, however many other items are Done.',
      },
      b: {
        text: 'The goal was missed, and the item returns to the Product Backlog.',
        why: "The Sprint Goal is the commitment, however many items are Done. What isn't Done returns to the Product Backlog.",
      },
      c: {
        text: 'The goal was reached, and the item moves to the next Sprint.',
        why: 'The Sprint Goal needed this item, so it was missed, even if all but one sounds like success. No item moves on by itself; it returns to the Product Backlog.',
      },
      d: {
        text: 'The goal was missed, and the item moves to the next Sprint.',
        why: 'The goal was missed. But unfinished items return to the Product Backlog and may be selected again or not.',
      },
    },
    answer: 'b',
    rests: ['sprint-goal-2', 'done-6'],
  },
  {
    id: 'sprint-backlog-12',
    kind: 'single',
    difficulty: 3,
    stem: 'In the middle of a Sprint, the Product Owner abandons the Product Goal for a new one. The Sprint Goal is just as useful for it. What fits the Guide best?',
    options: {
      a: {
        text: 'The Sprint goes on, with a new Sprint Goal.',
        why: "The Sprint Goal is final when Sprint Planning ends. It doesn't change with the Product Goal, and here it's just as useful for the new one.",
      },
      b: {
        text: 'The Developers decide whether the Sprint goes on.',
        why: 'Only the Product Owner could cancel a Sprint, and only if its own goal became obsolete. This one is as useful as before, so there is nothing to decide.',
      },
      c: {
        text: 'The Product Owner has to cancel the Sprint.',
        why: 'A Sprint could be canceled if its own goal becomes obsolete. This one is as useful as before.',
      },
      d: {
        text: 'The Sprint goes on, with the same Sprint Goal.',
        why: "The Guide doesn't speak of this case; it follows from its one reason to cancel, an obsolete Sprint Goal.",
      },
    },
    answer: 'd',
    rests: ['sprint-19', 'sprint-planning-10'],
  },
  {
    id: 'sprint-backlog-13',
    kind: 'single',
    difficulty: 2,
    stem: 'A Scrum Team discusses four changes in the middle of a Sprint. Which of them does NOT fit the Guide?',
    options: {
      a: {
        text: 'A Developer splits a task into smaller ones.',
        why: "This fits, so it isn't the answer: the plan is the Developers' own, and they can change it as they learn.",
      },
      b: {
        text: 'The Product Owner agrees to a smaller version of an item.',
        why: "This fits, so it isn't the answer: the scope may be negotiated with the Product Owner within the Sprint.",
      },
      c: {
        text: 'The Product Owner agrees to a smaller Sprint Goal.',
        why: "This doesn't fit: scope is negotiated without affecting the Sprint Goal, which is final when Sprint Planning ends.",
      },
      d: {
        text: 'The Developers add detail to their plan.',
        why: "This fits, so it isn't the answer: the Sprint Backlog is updated as more is learned.",
      },
    },
    answer: 'c',
    rests: ['sprint-goal-9'],
  },
  {
    id: 'sprint-backlog-41',
    kind: 'single',
    difficulty: 1,
    stem: 'When is the Sprint Backlog updated?',
    options: {
      a: {
        text: 'In Sprint Planning',
        why: 'Sprint Planning creates the first version of the plan. After that, the Developers update it as they learn more.',
      },
      b: {
        text: 'Only in the Daily Scrum',
        why: "The Daily Scrum adapts it, which makes 'only' tempting. Developers may adjust their plan at other times, too.",
      },
      c: {
        text: 'Throughout the Sprint, as more is learned',
        why: 'The Developers keep the plan up to date all the time, so it shows the present state of the work.',
      },
      d: {
        text: "After the Product Owner's approval",
        why: "The Sprint Backlog is a plan by and for the Developers. They update it throughout the Sprint and don't ask for approval.",
      },
    },
    answer: 'c',
    rests: ['sprint-backlog-4'],
  },
  {
    id: 'sprint-backlog-42',
    kind: 'single',
    difficulty: 1,
    stem: 'What is the commitment of the Sprint Backlog?',
    options: {
      a: {
        text: 'The selected Product Backlog items',
        why: 'The items are a part of the Sprint Backlog and only a forecast. Their scope may be renegotiated; the commitment is the Sprint Goal.',
      },
      b: {
        text: 'The plan for delivering the Increment',
        why: 'The plan is a part of the Sprint Backlog and changes as the Developers learn. The commitment is the Sprint Goal, which stays.',
      },
      c: {
        text: 'The Definition of Done',
        why: "The Definition of Done is the commitment of the Increment. The Sprint Backlog's commitment is the Sprint Goal.",
      },
      d: {
        text: 'The Sprint Goal',
        why: 'Each artifact has one commitment. The Sprint Backlog has the Sprint Goal, the single objective for the Sprint.',
      },
    },
    answer: 'd',
    rests: ['artifacts-6'],
  },
  {
    id: 'sprint-backlog-43',
    kind: 'single',
    difficulty: 2,
    stem: 'Which of these is NOT part of the Sprint Backlog?',
    options: {
      a: {
        text: 'The Sprint Goal',
        why: "This is a part, so it isn't the answer: the Sprint Goal is the 'why' of the Sprint Backlog.",
      },
      b: {
        text: 'The selected Product Backlog items',
        why: "This is a part, so it isn't the answer: the selected items are the 'what' of the Sprint Backlog.",
      },
      c: {
        text: 'The Definition of Done',
        why: 'Choose it: the Sprint Backlog consists of the Sprint Goal, the selected items and the plan. The Definition of Done is the commitment of another artifact, the Increment.',
      },
      d: {
        text: 'The plan for delivering the Increment',
        why: "This is a part, so it isn't the answer: the plan is the 'how' of the Sprint Backlog.",
      },
    },
    answer: 'c',
    rests: ['sprint-backlog-1'],
  },
  {
    id: 'sprint-backlog-44',
    kind: 'single',
    difficulty: 1,
    stem: 'Who negotiates the scope of the Sprint Backlog within the Sprint?',
    options: {
      a: {
        text: 'The Developers',
        why: 'The plan is theirs alone, so this is tempting. Scope is negotiated together with the Product Owner.',
      },
      b: {
        text: 'The Scrum Team',
        why: 'The whole team defines the Sprint Goal. For scope, the Guide names the Developers and the Product Owner.',
      },
      c: {
        text: 'The Scrum Team and its stakeholders',
        why: 'Stakeholders collaborate with the team in the Sprint Review. Within the Sprint, the Developers negotiate scope with the Product Owner.',
      },
      d: {
        text: 'The Developers and the Product Owner',
        why: 'If the work turns out to be different from what was expected, they negotiate scope together and leave the Sprint Goal as it is.',
      },
    },
    answer: 'd',
    rests: ['sprint-goal-8'],
  },
  {
    id: 'sprint-backlog-45',
    kind: 'single',
    difficulty: 1,
    stem: 'What does the Guide call the Sprint Backlog?',
    options: {
      a: {
        text: 'A concrete stepping stone toward the Product Goal',
        why: 'This is an Increment. The Sprint Backlog is the plan for creating one.',
      },
      b: {
        text: 'A plan by and for the Developers',
        why: "The Developers make this plan, and it's meant for them.",
      },
      c: {
        text: 'An emergent, ordered list of what the product needs',
        why: "This is the Product Backlog, and the two are easy to mix up. The Sprint Backlog is the Developers' plan for one Sprint.",
      },
      d: {
        text: 'The long-term objective of the Scrum Team',
        why: "This is the Product Goal. The Sprint Backlog is the Developers' plan for one Sprint, and its objective is the Sprint Goal.",
      },
    },
    answer: 'b',
    rests: ['sprint-backlog-2'],
  },
]
