import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'increment-6',
    kind: 'single',
    difficulty: 3,
    stem: 'An unfinished item has returned to the Product Backlog. Who gives it a new place in the order, and who selects it for a Sprint again?',
    options: {
      a: {
        text: 'The Developers do the first, and the Product Owner does the second.',
        why: 'It is the other way around: the Product Owner orders, and the Developers select.',
      },
      b: {
        text: 'The whole Scrum Team does both.',
        why: 'Sprint Planning is a collaboration of the whole team. Still, the Product Owner orders the items and the Developers select them.',
      },
      c: {
        text: 'The Product Owner does the first, and the Scrum Team does the second.',
        why: 'The first half is right. Items are selected by the Developers, in discussion with the Product Owner.',
      },
      d: {
        text: 'The Product Owner does the first, and the Developers do the second.',
        why: 'The Product Owner orders the items. Talking with the Product Owner, the Developers select them. Nothing is carried over by itself.',
      },
    },
    answer: 'd',
    rests: ['product-owner-6', 'sprint-planning-11', 'done-6'],
  },
  {
    id: 'increment-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'What can a sponsor count on when someone says "Increment"? (Choose all that apply.)',
    options: {
      a: {
        text: 'It meets the whole Definition of Done.',
        why: 'Work is part of an Increment only if it meets the Definition of Done.',
      },
      b: {
        text: 'It has been released by the end of its Sprint.',
        why: "It may be released on any day, even after the Sprint. What counts is that it's usable.",
      },
      c: {
        text: 'It is usable by the people for whom it was made.',
        why: "An Increment must be usable; otherwise, it can't provide value.",
      },
      d: {
        text: "It contains all the items of the Sprint's forecast.",
        why: 'The selected items are a forecast and may not all be Done. Each item that becomes Done creates an Increment.',
      },
      e: {
        text: 'It has been verified together with the earlier Increments.',
        why: 'Each Increment adds to the earlier ones and is verified, so that all of them work together.',
      },
      f: {
        text: 'It is a step toward the Product Goal.',
        why: 'The Guide calls an Increment a concrete stepping stone toward the Product Goal.',
      },
    },
    answers: ['a', 'c', 'e', 'f'],
    rests: ['increment-9', 'increment-4', 'increment-3'],
  },
  {
    id: 'increment-8',
    kind: 'single',
    difficulty: 1,
    stem: "When is the sum of a Sprint's Increments presented?",
    options: {
      a: {
        text: 'As soon as an item meets the Definition of Done',
        why: "At that moment, an Increment is born, and it may even be delivered. The sum of a Sprint's Increments is presented at the Sprint Review.",
      },
      b: {
        text: 'When the Product Owner has approved all of the items',
        why: "The Guide doesn't ask for this approval. The sum of all that meets the Definition of Done is presented at the Sprint Review.",
      },
      c: {
        text: 'At the Sprint Review',
        why: 'At the Sprint Review, the Scrum Team presents the sum of the Increments, released or not. This supports empiricism.',
      },
      d: {
        text: 'When all the selected items are Done',
        why: "The selected items are a forecast. The sum of the Increments is presented at the Sprint Review, even if some items aren't Done.",
      },
    },
    answer: 'c',
    rests: ['increment-6'],
  },
  {
    id: 'increment-9',
    kind: 'single',
    difficulty: 3,
    stem: 'On the last day of a Sprint, no item meets the Definition of Done. What happens to the Sprint Review?',
    options: {
      a: {
        text: 'It is left out, because there is nothing to present.',
        why: "The Sprint Review takes place in every Sprint and isn't only a demo. It also inspects what has changed and determines what to adapt.",
      },
      b: {
        text: 'It is put off until the first items are Done.',
        why: "A Sprint has a fixed length, and the Review is part of it. It doesn't wait for unfinished items; those return to the Product Backlog.",
      },
      c: {
        text: 'It takes place, and Scrum Team and stakeholders inspect the outcome.',
        why: "They can still see what has changed and decide what to do next. What isn't Done isn't presented.",
      },
      d: {
        text: 'It takes place, and the unfinished items are presented as they are.',
        why: "What misses the Definition of Done isn't presented. Showing it would suggest value that doesn't exist.",
      },
    },
    answer: 'c',
    rests: ['sprint-review-1', 'done-5'],
  },
  {
    id: 'increment-10',
    kind: 'true-false',
    difficulty: 1,
    stem: 'Only the Developers are accountable for creating a valuable, useful Increment in every Sprint.',
    answer: false,
    why: {
      true: 'The Developers do the work, so it seems to be theirs alone. The Guide makes the entire Scrum Team accountable for it.',
      false:
        'The entire Scrum Team is accountable for it. The three accountabilities inside the team come on top of that.',
    },
    rests: ['team-16'],
  },
  {
    id: 'increment-11',
    kind: 'single',
    difficulty: 2,
    stem: 'Over several Sprints, two Developers rewrite the search in a separate copy of the code. The product still runs the old search. Are the tested parts Increments?',
    options: {
      a: {
        text: 'Yes, because every part has passed its tests.',
        why: 'They were verified apart from everything else. Increments add to all earlier ones and are verified with them.',
      },
      b: {
        text: "No, because they don't add to the earlier Increments.",
        why: 'An Increment is additive. What is kept apart from the product adds nothing to it yet.',
      },
      c: {
        text: 'Yes, if the Product Owner agreed to work in this way for a while.',
        why: "An Increment adds to the earlier ones, is verified with them and is usable. No one's consent can replace that.",
      },
      d: {
        text: 'No, because nothing was released in these Sprints.',
        why: "The answer is right, the reason isn't. An Increment may be released later or never; it has to be part of the product.",
      },
    },
    answer: 'b',
    rests: ['increment-2'],
  },
  {
    id: 'increment-12',
    kind: 'true-false',
    difficulty: 2,
    stem: 'An Increment that meets every line of the Definition of Done can turn out to be of no use to anyone.',
    answer: true,
    why: {
      true: 'The definition describes quality, and a checklist can tell whether it is met. Usefulness shows when people use the thing.',
      false:
        'Done means that the quality measures are met. The Scrum Team is accountable for a valuable, useful Increment on top of that.',
    },
    rests: ['done-1'],
  },
  {
    id: 'increment-13',
    kind: 'single',
    difficulty: 3,
    stem: 'Nine of ten selected items are Done at the end of a Sprint. The Sprint Goal was reached without the tenth. What is right?',
    options: {
      a: {
        text: 'The goal was reached, and the item returns to the Product Backlog.',
        why: "The commitment is the Sprint Goal, and it was reached. What isn't Done is considered anew in the Product Backlog.",
      },
      b: {
        text: 'The goal was missed, and the item returns to the Product Backlog.',
        why: 'The item does return. But the commitment is the Sprint Goal and not ten items, and the goal was reached without the tenth.',
      },
      c: {
        text: 'The goal was reached, and the item moves to the next Sprint.',
        why: 'The first half is right. No item moves on by itself; it may be selected again or not.',
      },
      d: {
        text: 'The goal was missed, and the item moves to the next Sprint.',
        why: "The Sprint Goal was reached without the item, so it wasn't missed. The unfinished item returns to the Product Backlog and doesn't move on by itself.",
      },
    },
    answer: 'a',
    rests: ['done-6', 'sprint-goal-2'],
  },
  {
    id: 'increment-14',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'Three items of the last Sprint were not Done. Which two statements about them are right in the next Sprint Planning? (Choose two.)',
    options: {
      a: {
        text: 'They may have been split or changed since then.',
        why: 'They are back in the Product Backlog and can be refined like all other items.',
      },
      b: {
        text: 'They can wait for a later Sprint.',
        why: 'Unfinished items return to the Product Backlog for future consideration. Nothing requires the team to select them now.',
      },
      c: {
        text: 'They count as partly Done in the new forecast.',
        why: "An item meets the Definition of Done or it doesn't; it can't be partly Done. The three items can be refined and selected like any others.",
      },
      d: {
        text: 'They stay with the Developers who began them.',
        why: "Items don't belong to single Developers. Who does what is decided within the self-managing team.",
      },
      e: {
        text: 'They come first in the new Sprint Backlog.',
        why: 'It may feel natural to finish old items first. But they are back in the Product Backlog, and its order may have changed since they were begun.',
      },
    },
    answers: ['a', 'b'],
    rests: ['done-6'],
  },
  {
    id: 'increment-15',
    kind: 'single',
    difficulty: 2,
    stem: 'Four people talk about an item that missed the Definition of Done. Whose sentence does NOT fit Scrum?',
    options: {
      a: {
        text: '"We won\'t present it at the Sprint Review."',
        why: "This fits, so it isn't the answer: what misses the Definition of Done isn't presented.",
      },
      b: {
        text: '"We may select it again in a later Sprint."',
        why: "This fits, so it isn't the answer: it returns to the Product Backlog, from which it may be selected again.",
      },
      c: {
        text: '"We\'ll release it now and fix the rest later."',
        why: "This doesn't fit, so choose it: an item that misses the Definition of Done can't be released, even if the rest is to be fixed later.",
      },
      d: {
        text: '"The Product Owner may order it lower than before."',
        why: "This fits, so it isn't the answer: back in the Product Backlog, the item can get any place in the order.",
      },
    },
    answer: 'c',
    rests: ['done-4'],
  },
  {
    id: 'increment-16',
    kind: 'true-false',
    difficulty: 2,
    stem: 'A Scrum Team may deliver three Increments on three different days of one Sprint.',
    answer: true,
    why: {
      true: 'Several Increments may be created in a Sprint, and each may be delivered before its end.',
      false:
        "One delivery at the end is only a habit. The Guide allows more than one Increment per Sprint and doesn't tie their delivery to the last day.",
    },
    rests: ['increment-5'],
  },
  {
    id: 'increment-41',
    kind: 'single',
    difficulty: 1,
    stem: 'What is an Increment?',
    options: {
      a: {
        text: 'A concrete stepping stone toward the Product Goal',
        why: 'Each Increment brings the product a step closer to its goal.',
      },
      b: {
        text: 'A plan by and for the Developers',
        why: "This is the Sprint Backlog, the Developers' plan for one Sprint. An Increment is what the plan leads to: a step toward the Product Goal.",
      },
      c: {
        text: 'An emergent, ordered list of what the product needs',
        why: 'This is the Product Backlog, from which the work comes. An Increment is what the work leads to: a step toward the Product Goal.',
      },
      d: {
        text: 'The long-term objective of the Scrum Team',
        why: 'This is the Product Goal itself. An Increment is a step toward it.',
      },
    },
    answer: 'a',
    rests: ['increment-1'],
  },
  {
    id: 'increment-42',
    kind: 'single',
    difficulty: 1,
    stem: 'Which artifact has the Definition of Done as its commitment?',
    options: {
      a: {
        text: 'The Product Backlog',
        why: "The Product Backlog's commitment is the Product Goal. The Definition of Done is that of the Increment.",
      },
      b: {
        text: 'The Sprint Backlog',
        why: 'It sounds right, since the items in it have to meet the definition. Its own commitment is the Sprint Goal.',
      },
      c: {
        text: 'All three artifacts together',
        why: 'Each artifact has a commitment of its own. The Definition of Done is that of the Increment.',
      },
      d: {
        text: 'The Increment',
        why: 'The Definition of Done describes the state that an Increment has to reach.',
      },
    },
    answer: 'd',
    rests: ['artifacts-7'],
  },
  {
    id: 'increment-43',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'What is true of each Increment? (Choose all that apply.)',
    options: {
      a: {
        text: 'It is released at the Sprint Review.',
        why: "The Review isn't a gate to releasing value. An Increment may be delivered before it.",
      },
      b: {
        text: 'It is thoroughly verified.',
        why: 'Each Increment is verified thoroughly, so that all Increments work together.',
      },
      c: {
        text: 'It is the only one of its Sprint.',
        why: 'Several Increments may be created within a Sprint, each when an item meets the Definition of Done.',
      },
      d: {
        text: 'It is accepted by the Product Owner.',
        why: 'In a company with formal acceptance, this is usual. In Scrum, the Definition of Done decides what is part of an Increment.',
      },
      e: {
        text: 'It adds to all earlier Increments.',
        why: 'Increments are additive: each adds to all that were created before.',
      },
    },
    answers: ['b', 'e'],
    rests: ['increment-2', 'increment-3'],
  },
  {
    id: 'increment-44',
    kind: 'true-false',
    difficulty: 2,
    stem: "An item that isn't Done may be released if its stakeholders agree.",
    answer: false,
    why: {
      true: "It may seem fine if everyone agrees. Still, an item that doesn't meet the Definition of Done can't be released.",
      false: "No one's agreement replaces the Definition of Done. The item returns to the Product Backlog.",
    },
    rests: ['done-4'],
  },
  {
    id: 'increment-45',
    kind: 'true-false',
    difficulty: 2,
    stem: 'An Increment is born once an item meets its acceptance criteria.',
    answer: false,
    why: {
      true: "Acceptance criteria are a familiar practice, which makes it sound right. Scrum doesn't mention them, and what counts is the Definition of Done.",
      false:
        "An Increment is born the moment an item meets the Definition of Done. Acceptance criteria alone don't make it Done.",
    },
    rests: ['done-2', 'increment-9'],
  },
]
