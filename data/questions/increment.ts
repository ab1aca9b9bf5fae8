import type { QuestionSet } from '../../lib/course/question'

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
          why: 'The sum of the Increments is presented at the Review, but each of them came into being earlier.',
        },
        b: {
          text: 'When the Product Owner has tried the item and accepted it',
          why: 'Scrum has no such acceptance. The Definition of Done decides.',
        },
        c: {
          text: 'On that Wednesday, as the item meets the Definition of Done',
          why: 'An Increment is born as soon as an item meets the Definition of Done.',
        },
        d: {
          text: 'At the end of the Sprint, together with the other items',
          why: 'Several Increments may be created within one Sprint, each as soon as its item is Done.',
        },
      },
      answer: 'c',
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'increment-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A finished Increment would help patrons of a library at once. The Sprint Review is six days away, and a branch manager asks that nothing go out before it. What does Scrum say?',
      options: {
        a: {
          text: 'It may be released now, since the Review does not have to come first.',
          why: '"The Sprint Review should never be considered a gate to releasing value".',
        },
        b: {
          text: 'It has to wait, since the stakeholders approve the outcome at the Review.',
          why: "They inspect the outcome and collaborate on what to do next. They don't approve it.",
        },
        c: {
          text: 'It may be released now, but then it is left out of the Review.',
          why: 'The sum of the Increments is presented, including what people already use.',
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
        true: "People who see the item may make plans that depend on it. The team may mention it but doesn't present it.",
        false:
          'An item that does not meet the Definition of Done "cannot be released or even presented at the Sprint Review".',
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
          why: "Increments are additive and have to work together. Here they don't.",
        },
        b: {
          text: 'It is Done with a known bug, which can be planned for the next Sprint.',
          why: 'Calling it Done would hide that the product as a whole no longer works.',
        },
        c: {
          text: 'The earlier function has lost its place in the product and returns to the Product Backlog.',
          why: "The earlier function stays in the product. The new work doesn't fit yet.",
        },
        d: {
          text: 'Verification has to include how new work behaves together with the rest.',
          why: 'Each Increment is thoroughly verified so that all Increments work together.',
        },
        e: {
          text: 'It can count as an Increment if it is released separately from the rest.',
          why: "Splitting the release doesn't make it additive to the earlier Increments.",
        },
      },
      answers: ['a', 'd'],
      guideSection: 'Increment',
    },
    {
      id: 'increment-5',
      kind: 'single',
      difficulty: 3,
      stem: 'A team builds the data layer in its first Sprint, the rules in the second and the screens in the third. All tests of the data layer pass. Why is the data layer hardly an Increment?',
      options: {
        a: {
          text: 'Because a data layer belongs in Sprint 0, where the technical foundation of a product is laid.',
          why: 'Scrum has no Sprint 0. The Scrum Team is accountable for a valuable, useful Increment every Sprint.',
        },
        b: {
          text: 'Because an Increment has to contain several Product Backlog items.',
          why: 'One item that meets the Definition of Done is enough.',
        },
        c: {
          text: 'Because the stakeholders have not accepted it at a Sprint Review yet.',
          why: "Acceptance by stakeholders isn't a condition. The Review is a working session.",
        },
        d: {
          text: 'Because no one can use it until the screens are there, so it provides no value.',
          why: 'To provide value, an Increment must be usable. A thin slice through all layers would be.',
        },
      },
      answer: 'd',
      guideSection: 'Increment',
    },
  ],
}
