import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'increment-6',
    kind: 'single',
    difficulty: 2,
    stem: 'The most valuable item of a Sprint was not Done; about a day of work is missing. Meanwhile something better has turned up. What may the Product Owner do with the item?',
    options: {
      a: {
        text: 'Nothing but put it first, because work that has begun is finished before other work.',
        why: 'No such rule exists. What was spent is spent; the question is what is worth doing next.',
      },
      b: {
        text: 'Put it wherever it now belongs in the order, or remove it from the list.',
        why: 'It returned to the Product Backlog for future consideration, where the Product Owner orders it anew.',
      },
      c: {
        text: 'Ask the Developers, who decide on the order of the items that they have begun.',
        why: 'They may advise. The Product Owner is accountable for the order.',
      },
      d: {
        text: 'Leave it in the Sprint Backlog, which an item can leave only when it is Done.',
        why: 'The Sprint is over and its Sprint Backlog with it. Nothing carries over by itself.',
      },
    },
    answer: 'b',
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'increment-7',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'Which of these must be true of an Increment? (Choose all that apply.)',
    options: {
      a: {
        text: 'It is released before its Sprint ends.',
        why: 'It may be released on any day, also after the Sprint. It has to be usable.',
      },
      b: {
        text: 'It can be used.',
        why: 'To provide value, an Increment must be usable.',
      },
      c: {
        text: 'It meets the Definition of Done.',
        why: 'Work that does not cannot be considered part of an Increment.',
      },
      d: {
        text: 'It contains all the items that were forecast for the Sprint.',
        why: 'The forecast is not a condition. Each item that becomes Done brings an Increment.',
      },
      e: {
        text: 'It adds to all Increments before it.',
        why: 'Increments are additive and verified together.',
      },
    },
    answers: ['b', 'c', 'e'],
    guideSection: 'Increment',
  },
  {
    id: 'increment-8',
    kind: 'single',
    difficulty: 3,
    stem: 'A Sprint has brought three Increments. Two have been in use for days; the third is held back until after the Sprint. What is presented at the Sprint Review?',
    options: {
      a: {
        text: 'The sum of the three, whether they are in use yet or not',
        why: 'The sum of the Increments is presented, which supports empiricism.',
      },
      b: {
        text: 'The third only, because the stakeholders know the other two',
        why: 'The Review inspects the outcome of the whole Sprint, and use has taught something about the other two.',
      },
      c: {
        text: 'The first two only, because what is not released counts as not Done',
        why: 'Done and released are different things. An Increment may wait for its release.',
      },
      d: {
        text: 'None of them, because the Review deals with progress toward the Product Goal',
        why: 'It discusses that progress and inspects the outcome. An Increment is a step toward that very goal.',
      },
    },
    answer: 'a',
    guideSection: 'Increment',
  },
  {
    id: 'increment-9',
    kind: 'single',
    difficulty: 2,
    stem: 'It is the last day of the Sprint, and no item has met the Definition of Done. What about the Sprint Review?',
    options: {
      a: {
        text: 'It is called off, because there is no Increment that could be inspected.',
        why: 'The event takes place in every Sprint. What did not get Done is information too.',
      },
      b: {
        text: 'It is put off until the first item is Done, and the Sprint ends with it then.',
        why: 'A Sprint has a fixed length. Nothing is extended.',
      },
      c: {
        text: 'It takes place, and the unfinished items are at most mentioned there.',
        why: 'Scrum Team and stakeholders can still inspect the outcome, see what has changed and decide what to do next.',
      },
      d: {
        text: 'It takes place, and the unfinished items are shown with their percentages.',
        why: 'What misses the Definition of Done is not presented, and a percentage would suggest value that does not exist.',
      },
    },
    answer: 'c',
    guideSection: 'Sprint Review',
  },
  {
    id: 'increment-10',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Product Owner and Scrum Master share with the Developers the accountability for a valuable, useful Increment in every Sprint.',
    answer: true,
    why: {
      true: 'The entire Scrum Team is accountable for it. The three accountabilities inside the team come on top.',
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
    stem: 'For three Sprints, two Developers have rewritten the search on a branch of its own. Each part was tested there with care; the product still runs the old search. Were these parts Increments?',
    options: {
      a: {
        text: 'Yes, because they have been thoroughly verified in each of the Sprints.',
        why: 'They were verified apart from everything else. Increments are verified together with all earlier ones.',
      },
      b: {
        text: 'No, because they were not joined to the earlier Increments and tried together.',
        why: 'An Increment is additive. What is kept apart from the product adds nothing to it yet.',
      },
      c: {
        text: 'Yes, provided that the Product Owner had agreed to work on a separate branch.',
        why: 'No agreement replaces being additive, verified together and usable.',
      },
      d: {
        text: 'No, because an Increment has to be released in the Sprint in which it was made.',
        why: 'It has to be usable. The day of release is open.',
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
]
