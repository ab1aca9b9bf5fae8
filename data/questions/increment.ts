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
      stem: 'On Wednesday of the first week, an item meets the last line of the Definition of Done. When is the Increment born?',
      options: {
        a: {
          text: 'On the day of the Review, once the stakeholders consent',
          why: "The stakeholders inspect the outcome at the Review. They don't have to consent to it.",
        },
        b: {
          text: 'On the next day, once the Product Owner has consented',
          why: 'Scrum has no such acceptance. The Definition of Done decides.',
        },
        c: {
          text: 'On the same day, once the item meets that last line',
          why: "That's the moment when an Increment is born, on whatever day of the Sprint it comes.",
        },
        d: {
          text: 'On the last day, once all of the selected items are Done',
          why: 'Several Increments may be created within one Sprint, each as soon as its item is Done.',
        },
      },
      answer: 'c',
      guideSection: 'Commitment: Definition of Done',
    },
    {
      id: 'increment-2',
      kind: 'single',
      difficulty: 3,
      stem: 'A finished Increment would help patrons of a library at once. The Sprint Review is six days away, and a branch manager asks that nothing go out before it. What does Scrum say?',
      options: {
        a: {
          text: 'It may go out before the Review and be presented there.',
          why: 'The Review is never a gate to releasing value. The sum of the Increments is presented there, including what people already use.',
        },
        b: {
          text: 'It may go out before the Review and be left out there.',
          why: "Releasing early is fine. It doesn't take the Increment out of the outcome that the Review inspects.",
        },
        c: {
          text: 'It may go out after the Review and be approved there.',
          why: "Stakeholders inspect the outcome and collaborate on what to do next. They don't approve it.",
        },
        d: {
          text: 'It may go out after the Sprint and be presented first.',
          why: 'Several Increments per Sprint are possible, and each may be delivered before the Sprint ends.',
        },
      },
      answer: 'a',
      guideSection: 'Increment',
    },
    {
      id: 'increment-3',
      kind: 'true-false',
      difficulty: 1,
      stem: 'An item that is nearly Done may be presented at the Sprint Review if the team says clearly what is still missing.',
      answer: false,
      why: {
        true: "People who see the item may make plans that depend on it. The team may mention it but doesn't present it.",
        false:
          'An item that does not meet the Definition of Done "cannot be released or even presented at the Sprint Review."',
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
          text: "The earlier function isn't an Increment anymore.",
          why: "The earlier function stays in the product. The new work doesn't fit yet.",
        },
        b: {
          text: "The bug isn't an obstacle to calling the work Done.",
          why: 'Calling it Done would hide that the product as a whole no longer works.',
        },
        c: {
          text: "The new function isn't part of an Increment yet.",
          why: "Increments are additive and have to work together. Here they don't.",
        },
        d: {
          text: "The tests aren't thorough without the earlier work.",
          why: 'Each Increment is thoroughly verified so that all Increments work together.',
        },
        e: {
          text: "The bug isn't a concern until the Sprint Review.",
          why: "The Review isn't where quality is checked. What misses the Definition of Done isn't presented there.",
        },
      },
      answers: ['c', 'd'],
      guideSection: 'Increment',
    },
    {
      id: 'increment-5',
      kind: 'single',
      difficulty: 2,
      stem: "A team builds the data layer in its first Sprint, the rules in the second and the screens in the third. All tests of the data layer pass. Why isn't the data layer an Increment?",
      options: {
        a: {
          text: "It isn't released by the end of the first Sprint.",
          why: 'An Increment has to be usable. It may be released later.',
        },
        b: {
          text: "It isn't made up of several Product Backlog items.",
          why: 'One item that meets the Definition of Done is enough.',
        },
        c: {
          text: "It isn't accepted by stakeholders at a Review.",
          why: "Acceptance by stakeholders isn't a condition. The Review is a working session.",
        },
        d: {
          text: "It can't be used by anyone without the screens.",
          why: 'To provide value, an Increment must be usable. A thin slice through all layers would be.',
        },
      },
      answer: 'd',
      guideSection: 'Increment',
    },
  ],
}
