import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'increment-6',
    kind: 'single',
    difficulty: 3,
    stem: "At the end of a Sprint, its most valuable item isn't Done, and about a day of work is left on it. Meanwhile something better has turned up. What happens to the item?",
    options: {
      a: {
        text: 'The Developers put it first in the Product Backlog.',
        why: "Ordering the Product Backlog is the Product Owner's accountability, so the Developers don't put an item first. Work that is already spent doesn't change that.",
      },
      b: {
        text: 'The Product Owner gives it a new place in the order.',
        why: 'It returned to the Product Backlog for future consideration, where the Product Owner gives it a new place.',
      },
      c: {
        text: 'The Developers keep it in their Sprint Backlog.',
        why: 'The Sprint is over, and so is its Sprint Backlog. Nothing carries over on its own.',
      },
      d: {
        text: 'The Scrum Master gives it a place in the next Sprint.',
        why: "The Scrum Master doesn't select work. The item has to be selected again, like any other.",
      },
    },
    answer: 'b',
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'increment-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: "A sponsor wants to know what she can count on when somebody says 'Increment.' Which of these statements are true? (Choose all that apply.)",
    options: {
      a: {
        text: 'It conforms to the whole Definition of Done.',
        why: "Work that doesn't meet the definition can't be considered part of an Increment.",
      },
      b: {
        text: 'It has been released by the end of its Sprint.',
        why: "It may be released on any day, even after the Sprint. What counts is that it's usable.",
      },
      c: {
        text: 'It is usable by the people for whom it was made.',
        why: 'To provide value, an Increment must be usable.',
      },
      d: {
        text: "It contains all the items of the Sprint's forecast.",
        why: "The forecast isn't a condition. Each item that becomes Done creates an Increment.",
      },
      e: {
        text: 'It has been verified with the earlier Increments.',
        why: 'Increments are additive and verified together.',
      },
    },
    answers: ['a', 'c', 'e'],
    guideSection: 'Increment',
  },
  {
    id: 'increment-8',
    kind: 'single',
    difficulty: 2,
    stem: 'A Sprint has produced three Increments. Two have been in use for days; the third is held back until after the Sprint. What is presented at the Sprint Review?',
    options: {
      a: {
        text: 'All three Increments, in their present state',
        why: 'The sum of the Increments is presented, which supports empiricism.',
      },
      b: {
        text: 'The last Increment, as the finished product',
        why: 'The Review inspects the outcome of the whole Sprint, and use has taught something about the other two.',
      },
      c: {
        text: 'The first two Increments, in their daily use',
        why: 'Done and released are different things. An Increment that waits for its release is presented, too.',
      },
      d: {
        text: "The best Increment, in the Developers' view",
        why: "The Guide speaks of the sum of the Increments and doesn't ask for a choice.",
      },
    },
    answer: 'a',
    guideSection: 'Increment',
  },
  {
    id: 'increment-9',
    kind: 'single',
    difficulty: 3,
    stem: "It's the last day of the Sprint, and no item has met the Definition of Done. What happens to the Sprint Review?",
    options: {
      a: {
        text: "It's left out, and the items are selected again.",
        why: 'The event takes place in every Sprint. What did not get Done is information, too.',
      },
      b: {
        text: "It's put off, and the items are finished first.",
        why: 'A Sprint has a fixed length. Nothing is extended.',
      },
      c: {
        text: "It's held, and the outcome is inspected as it is.",
        why: 'Scrum Team and stakeholders can still inspect the outcome, see what has changed and decide what to do next.',
      },
      d: {
        text: "It's held, and the open items are shown as they are.",
        why: "What misses the Definition of Done isn't presented. Showing it would suggest value that doesn't exist.",
      },
    },
    answer: 'c',
    guideSection: 'Sprint Review',
  },
  {
    id: 'increment-10',
    kind: 'true-false',
    difficulty: 1,
    stem: 'The Product Owner and the Scrum Master share with the Developers the accountability for a valuable, useful Increment in every Sprint.',
    answer: true,
    why: {
      true: 'The entire Scrum Team is accountable for it. The three accountabilities inside the team come on top of that.',
      false:
        'The Developers create it, but the Guide makes the entire Scrum Team accountable for a valuable, useful Increment every Sprint.',
    },
    guideSection: 'Scrum Team',
    focusArea: 'Scrum Team',
  },
  {
    id: 'increment-11',
    kind: 'single',
    difficulty: 3,
    stem: 'For three Sprints, two Developers have rewritten the search in a separate copy of the code. Each part was tested there with care; the product still runs the old search. Were these parts Increments?',
    options: {
      a: {
        text: 'Yes, because each of the parts passed its tests',
        why: 'They were verified apart from everything else. Increments are verified together with all earlier ones.',
      },
      b: {
        text: "No, because they weren't part of the whole product",
        why: 'An Increment is additive. What is kept apart from the product adds nothing to it yet.',
      },
      c: {
        text: 'Yes, as long as the Product Owner agreed to them',
        why: 'No consent replaces being additive, verified together and usable.',
      },
      d: {
        text: "No, because they weren't released in their Sprints",
        why: 'An Increment has to be usable. The day of release is open.',
      },
    },
    answer: 'b',
    guideSection: 'Increment',
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
    guideSection: 'Increment',
    focusArea: 'Product Value',
  },
  {
    id: 'increment-13',
    kind: 'single',
    difficulty: 3,
    stem: "The Sprint ends. One of the selected items isn't Done, but the Sprint Goal was reached without it. How do you describe the result?",
    options: {
      a: {
        text: 'The goal is missed, and the item moves to the next Sprint.',
        why: 'The goal was reached. Selected items are a forecast, and none of them moves on by itself.',
      },
      b: {
        text: 'The goal is missed, and the item returns to the Product Backlog.',
        why: 'The item does return. The commitment is the Sprint Goal, and the team has reached it.',
      },
      c: {
        text: 'The goal is met, and the item moves to the next Sprint.',
        why: "An item that isn't Done returns to the Product Backlog. It may be selected again or not.",
      },
      d: {
        text: 'The goal is met, and the item returns to the Product Backlog.',
        why: 'The Sprint Goal is what counts as the commitment. The item returns to the Product Backlog for future consideration.',
      },
    },
    answer: 'd',
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'increment-14',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'Three items of the last Sprint were not Done. The next Sprint Planning begins, and the team argues about their status. Which two statements are right? (Choose the best two.)',
    options: {
      a: {
        text: 'They can be split or changed like other items.',
        why: 'They are Product Backlog items like all others and can be split, cut or reworded.',
      },
      b: {
        text: 'They can be left out of the coming Sprint.',
        why: 'They went back for future consideration. Nothing requires the team to select them now.',
      },
      c: {
        text: 'They count as partly Done in the new forecast.',
        why: "An item meets the Definition of Done or it doesn't.",
      },
      d: {
        text: 'They have to stay with those who began them.',
        why: 'The Developers decide who works on what, from day to day.',
      },
      e: {
        text: 'They have to be first in the new Sprint Backlog.',
        why: 'They have no claim to a place. The order may have changed since they were begun.',
      },
    },
    answers: ['a', 'b'],
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'increment-15',
    kind: 'single',
    difficulty: 3,
    stem: 'At the end of a Sprint, four people talk about an item that missed the Definition of Done. Whose sentence does NOT fit Scrum?',
    options: {
      a: {
        text: '"It won\'t be presented at the Sprint Review."',
        why: "What misses the Definition of Done isn't presented there.",
      },
      b: {
        text: '"It won\'t be released in its present state."',
        why: 'The definition has to be met before an item can be released.',
      },
      c: {
        text: '"It won\'t be reordered by the Product Owner."',
        why: 'Back in the Product Backlog, the item can get any place in the order. The Product Owner decides.',
      },
      d: {
        text: '"It won\'t be counted in this Sprint\'s Increment."',
        why: 'Work becomes part of an Increment only when it meets the definition.',
      },
    },
    answer: 'c',
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'increment-16',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Three items become Done on three different days of one Sprint, and all three Increments may be delivered to users before that Sprint ends.',
    answer: true,
    why: {
      true: 'Several Increments may be created in a Sprint, and each may be delivered before its end.',
      false:
        "The Guide allows more than one Increment per Sprint and doesn't tie their delivery to the last day.",
    },
    guideSection: 'Increment',
  },
]
