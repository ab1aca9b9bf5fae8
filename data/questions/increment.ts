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
      stem: 'When is an Increment born?',
      options: {
        a: {
          text: 'As soon as an item meets the Definition of Done',
          why: "That's the moment when an Increment is born, on whatever day of the Sprint it comes.",
        },
        b: {
          text: 'When the Product Owner has approved all of the items',
          why: 'In a company with formal acceptance, this is usual. In Scrum, an Increment is born when an item meets the Definition of Done.',
        },
        c: {
          text: 'At the Sprint Review',
          why: 'The Sprint Review presents all Increments of the Sprint together. Each of them was born earlier, when an item met the Definition of Done.',
        },
        d: {
          text: 'When all the selected items are Done',
          why: 'Several Increments may be created within one Sprint, each as soon as its item is Done.',
        },
      },
      answer: 'a',
      rests: ['done-2'],
    },
    {
      id: 'increment-2',
      kind: 'single',
      difficulty: 3,
      stem: 'A usable Increment would help users at once. A manager asks that nothing go out before the Sprint Review. What does Scrum say?',
      options: {
        a: {
          text: 'It may go out before the Review and be presented there, too.',
          why: 'The Review is never a gate to releasing value. The sum of the Increments is presented there, including what people already use.',
        },
        b: {
          text: "It may go out before the Review but isn't presented there anymore.",
          why: "Releasing early is fine. It doesn't take the Increment out of the outcome that the Review inspects.",
        },
        c: {
          text: 'It has to wait until stakeholders have approved it at the Review.',
          why: "Stakeholders inspect the outcome and collaborate on what to do next. They don't approve it, so no Increment has to wait for them.",
        },
        d: {
          text: 'It has to wait until the Sprint is over.',
          why: 'Several Increments per Sprint are possible, and each may be delivered before the Sprint ends.',
        },
      },
      answer: 'a',
      rests: ['increment-8', 'increment-6'],
    },
    {
      id: 'increment-3',
      kind: 'true-false',
      difficulty: 1,
      stem: 'An item that is nearly Done may be presented at the Sprint Review if the team says clearly what is missing.',
      answer: false,
      why: {
        true: "Being open about the gap seems honest, but people who see the item make plans that depend on it. The team may say why it isn't Done.",
        false:
          'An item that does not meet the Definition of Done "cannot be released or even presented at the Sprint Review."',
      },
      rests: ['done-5'],
    },
    {
      id: 'increment-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'A new function passes its own tests but gives wrong results together with an older one. Which two statements are right? (Choose two.)',
      options: {
        a: {
          text: "The older function isn't part of an Increment anymore either.",
          why: "The older function has met the Definition of Done and stays part of the product. The new function has to work together with it, and doesn't yet.",
        },
        b: {
          text: 'The new function is Done, because its own tests pass.',
          why: "Increments have to work together, and this is verified before new work is Done. The function's own tests leave out the rest of the product.",
        },
        c: {
          text: "The new function isn't part of an Increment yet.",
          why: "All Increments have to work together. The new function gives wrong results with an older one, so it isn't part of an Increment.",
        },
        d: {
          text: "The new function hasn't been verified thoroughly enough.",
          why: 'Each Increment is thoroughly verified so that all Increments work together.',
        },
        e: {
          text: 'Such errors should be found at the Sprint Review.',
          why: "Increments are verified as they are created, so that they work together. What misses the Definition of Done isn't even presented at the Review.",
        },
      },
      answers: ['c', 'd'],
      rests: ['increment-3'],
    },
    {
      id: 'increment-5',
      kind: 'single',
      difficulty: 2,
      stem: "In its first Sprint, a team builds only the data layer of a product, with all tests passing. Why isn't this an Increment?",
      options: {
        a: {
          text: 'No one can use it in its present state.',
          why: 'To provide value, an Increment must be usable. A thin slice through all layers would be.',
        },
        b: {
          text: "It hasn't been verified with the earlier Increments.",
          why: 'This is the first Sprint, so there are no earlier Increments. What is missing is that someone can use it.',
        },
        c: {
          text: "It hasn't been released.",
          why: "A release isn't a condition: a usable Increment may be released later. This data layer isn't usable yet.",
        },
        d: {
          text: "Stakeholders haven't approved it at a Sprint Review yet.",
          why: "The approval of stakeholders isn't a condition. An Increment has to be usable, and a data layer alone isn't.",
        },
      },
      answer: 'a',
      rests: ['increment-4'],
    },
  ],
}
