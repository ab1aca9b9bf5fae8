import type { Question, QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'increment',
  lesson: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
  focusArea: 'Artifacts',
  questions: [
    {
      id: 'increment-1',
      kind: 'single',
      difficulty: 1,
      stem: 'On Wednesday of the first week, an item meets the last line of the Definition of Done. When does the Increment come into being?',
      options: {
        a: {
          text: 'At the Sprint Review, when it is presented to the stakeholders',
          why: 'The Review presents the sum of the Increments. It brings none of them into being.',
        },
        b: {
          text: 'When the Product Owner has tried the item and accepted it',
          why: 'Scrum knows no such acceptance. The Definition of Done decides.',
        },
        c: {
          text: 'On that Wednesday, as the item meets the Definition of Done',
          why: 'The moment an item meets the Definition of Done, an Increment is born.',
        },
        d: {
          text: 'At the end of the Sprint, together with the other items',
          why: 'Several Increments may be created within one Sprint, each at its own hour.',
        },
      },
      answer: 'c',
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'increment-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A finished Increment would help readers at once. The Sprint Review is six days away, and a branch head asks that nothing go out before it. What does Scrum say?',
      options: {
        a: {
          text: 'It may be released now, since the Review does not have to come first.',
          why: 'The Sprint Review should never be considered a gate to releasing value.',
        },
        b: {
          text: 'It has to wait, since the stakeholders approve the outcome at the Review.',
          why: 'They inspect the outcome and collaborate on what to do next. They do not approve it.',
        },
        c: {
          text: 'It may be released now, but then it is left out of the Review.',
          why: 'The sum of the Increments is presented, and use in the meantime makes it better to inspect.',
        },
        d: {
          text: 'It has to wait, since all items of a Sprint form one Increment.',
          why: 'Several Increments per Sprint are possible, and each may be delivered early.',
        },
      },
      answer: 'a',
      guideSection: 'Increment',
    },
    {
      id: 'increment-3',
      kind: 'true-false',
      difficulty: 2,
      stem: 'An item that is nearly Done may be presented at the Sprint Review if the team says clearly what is still missing.',
      answer: false,
      why: {
        true: 'Those who see it will plan with it all the same. The team may mention the item; it does not present it.',
        false:
          'An item that does not meet the Definition of Done cannot be released or even presented at the Sprint Review.',
      },
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'increment-4',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'A new function passes all of its own tests. Used together with a function from an earlier Sprint, it gives wrong results. Which two statements are right? (Choose two.)',
      options: {
        a: {
          text: 'As things stand, the new function is not part of an Increment.',
          why: 'Increments are additive and have to work together. Here they do not.',
        },
        b: {
          text: 'It is Done with a known fault, which can be planned for the next Sprint.',
          why: 'Calling it Done would hide that the product as a whole no longer works.',
        },
        c: {
          text: 'The earlier function has lost its place in the product and returns to the Product Backlog.',
          why: 'The earlier Increment is not undone. It is the new work that does not fit yet.',
        },
        d: {
          text: 'Verification has to include how new work behaves with all that exists.',
          why: 'Each Increment is thoroughly verified so that all Increments work together.',
        },
        e: {
          text: 'It can count as an Increment if it is released separately from the rest.',
          why: 'Splitting the release does not make it additive to the earlier Increments.',
        },
      },
      answers: ['a', 'd'],
      guideSection: 'Increment',
    },
    {
      id: 'increment-5',
      kind: 'single',
      difficulty: 3,
      stem: 'A team builds the data layer in its first Sprint, the rules in the second and the screens in the third. All tests of the data layer pass. Why is it hard to call it an Increment?',
      options: {
        a: {
          text: 'Because a data layer belongs in Sprint 0, where the technical foundation of a product is laid.',
          why: 'Scrum has no Sprint 0. Every Sprint is to bring a usable Increment.',
        },
        b: {
          text: 'Because an Increment has to contain several Product Backlog items.',
          why: 'One item that meets the Definition of Done is enough.',
        },
        c: {
          text: 'Because the stakeholders have not accepted it at a Sprint Review yet.',
          why: 'Acceptance by stakeholders is no condition. The Review is a working session.',
        },
        d: {
          text: 'Because nobody can use it until the screens are there, so it provides no value.',
          why: 'To provide value, an Increment must be usable. Thin slices through all layers are.',
        },
      },
      answer: 'd',
      guideSection: 'Increment',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
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
        why: 'The forecast is no condition. Each item that becomes Done brings an Increment.',
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
    stem: 'Product Owner and Scrum Master share the accountability for a valuable, useful Increment in every Sprint with the Developers.',
    answer: true,
    why: {
      true: 'The entire Scrum Team is accountable for it. The three accountabilities inside the team come on top.',
      false:
        'The Developers create it, but the Guide makes the entire Scrum Team accountable for a valuable, useful Increment every Sprint.',
    },
    guideSection: 'Scrum Team',
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
        why: 'An Increment is additive. What lies beside the product adds nothing to it yet.',
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
]
