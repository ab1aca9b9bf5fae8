import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'continuous-integration',
  lesson: '/scrum/psm-1/scrum-implementation/continuous-integration',
  focusArea: 'Done',
  questions: [
    {
      id: 'continuous-integration-1',
      kind: 'single',
      difficulty: 2,
      stem: "An item is on a branch of its own, where some users have tried it with success. Why isn't it part of an Increment yet?",
      options: {
        a: {
          text: 'No one can use it in its present state.',
          why: 'Some users have used it. What is missing is that it is verified with the earlier Increments, so that all of them work together.',
        },
        b: {
          text: "It hasn't been verified with the earlier Increments.",
          why: 'Each Increment adds to the earlier ones and is verified, so that all of them work together. On a branch of its own, no one knows.',
        },
        c: {
          text: "It hasn't been released.",
          why: "Work doesn't have to be released to be part of an Increment. What is missing is that the item is verified with the earlier Increments.",
        },
        d: {
          text: "Stakeholders haven't approved it at a Sprint Review yet.",
          why: "Stakeholders inspect the outcome at the Sprint Review and don't approve it. What is missing is that the item is verified with the earlier Increments.",
        },
      },
      answer: 'b',
      rests: ['increment-3'],
    },
    {
      id: 'continuous-integration-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A Scrum Team wants to merge and test its code several times a day. What does the Scrum Guide say about continuous integration?',
      options: {
        a: {
          text: 'It requires this practice.',
          why: 'The Guide requires a verified Increment and leaves open how the Developers get there.',
        },
        b: {
          text: 'It names the practice as one of several that have proven useful.',
          why: "The Guide says this about burn-downs, burn-ups and cumulative flows. It doesn't name any engineering practice.",
        },
        c: {
          text: "It doesn't mention the practice, and the team may use it.",
          why: 'Practices that fit into the framework may be used with it. The Guide leaves their description to other sources.',
        },
        d: {
          text: "It doesn't allow the practice.",
          why: 'Scrum works well as a container for other practices, as long as its own rules are kept.',
        },
      },
      answer: 'c',
      rests: ['purpose-13'],
    },
    {
      id: 'continuous-integration-3',
      kind: 'single',
      difficulty: 2,
      stem: "Someone's change has broken the shared build. Two other Developers want to push a change of their own. What should they do if they practice continuous integration?",
      options: {
        a: {
          text: 'Push their change and trust the tests that they ran themselves',
          why: 'A broken build is fixed first. Until then, no one can tell whether their change works with the rest, and the cause gets harder to find.',
        },
        b: {
          text: 'Help to fix the build, and push their change afterward',
          why: 'A broken build comes first. When it passes, they can see whether their own change works with the rest.',
        },
        c: {
          text: 'Leave out the failing test for now and push their change',
          why: 'A broken build is fixed first. Without the failing test, it would pass and hide what is broken, and fewer checks can lower quality.',
        },
        d: {
          text: 'Ask the Product Owner which change should go in first',
          why: "The Developers decide on technical steps, so they don't need the Product Owner here. A broken build is fixed before either change goes in.",
        },
      },
      answer: 'b',
      scope: 'course',
    },
    {
      id: 'continuous-integration-4',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'Half of an item is in the shared code, hidden from users by a switch, and all tests pass. Which two statements are true? (Choose two.)',
      options: {
        a: {
          text: 'Another item can become Done in the meantime.',
          why: 'Each item that meets the Definition of Done brings an Increment into being, whatever the state of the others.',
        },
        b: {
          text: 'The half can be replaced if the Scrum Team votes for it.',
          why: "Developers decide how they build an item, and the rest of the Scrum Team doesn't vote on it.",
        },
        c: {
          text: 'The half can join an Increment when its item is Done.',
          why: '"Work cannot be considered part of an Increment unless it meets the Definition of Done." Being in the shared code doesn\'t change that.',
        },
        d: {
          text: 'The half counts as Done, because the build is green.',
          why: "Half an item can't be Done: the whole item has to meet the Definition of Done. A green build checks only what can be automated.",
        },
        e: {
          text: 'Other items have to wait until the half is removed.',
          why: "Other items that are Done may be released, as long as the hidden half doesn't harm them.",
        },
      },
      answers: ['a', 'c'],
      rests: ['increment-9', 'done-2'],
    },
    {
      id: 'continuous-integration-5',
      kind: 'true-false',
      difficulty: 2,
      stem: "A team's build server tests each of its six branches on every push, and all are green. So the team has verified that its work fits together.",
      answer: false,
      why: {
        true: 'Each branch was tested separately, and six green lights look like one. Whether they fit together shows only when they are merged.',
        false:
          'Each green light is for one separate version. Increments have to work together, and this is verified only after merging.',
      },
      rests: ['increment-3'],
    },
  ],
}
