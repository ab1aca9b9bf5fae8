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
      stem: "An item has passed all its tests on its own branch. No one has tried it together with the others' work. Which statement is right?",
      options: {
        a: {
          text: 'It breaks a rule to keep an item on a branch.',
          why: "The Guide doesn't mention branches. It does require that Increments work together.",
        },
        b: {
          text: 'It counts as Done and can be merged before the release.',
          why: 'An Increment has to work together with the earlier ones. The release can come later, but not the verification.',
        },
        c: {
          text: 'It has to work with earlier Increments to be part of one.',
          why: "An Increment adds to all earlier ones and is verified, so that all of them work together. On the branch, this hasn't happened yet.",
        },
        d: {
          text: 'It has to be merged by the Scrum Master every evening.',
          why: "The Developers decide how the work is done. A Scrum Master can coach them, but doesn't do their merging.",
        },
      },
      answer: 'c',
      guideSection: 'Increment',
    },
    {
      id: 'continuous-integration-2',
      kind: 'single',
      difficulty: 2,
      stem: 'A Scrum Team wants to merge and test its code several times a day. How does this practice relate to the Scrum Guide?',
      options: {
        a: {
          text: 'It is left to the Developers, who choose such practices.',
          why: 'Continuous integration is a practice of Extreme Programming. A team can use such practices within the framework, and none of them is required.',
        },
        b: {
          text: 'It is required of software teams, who need it for Done.',
          why: "The Guide doesn't prescribe engineering practices, and it leaves the content of the Definition of Done open.",
        },
        c: {
          text: 'It is ruled out for Scrum Teams, who integrate at the end.',
          why: 'Several Increments may be created within a Sprint, so work can be integrated at any time.',
        },
        d: {
          text: 'It is left to the Scrum Master, who sets such practices.',
          why: "The Guide doesn't mention it, and Scrum Masters don't prescribe how the work is done.",
        },
      },
      answer: 'a',
      guideSection: 'Sprint Planning',
    },
    {
      id: 'continuous-integration-3',
      kind: 'single',
      difficulty: 2,
      stem: 'At 4 pm the shared build is red because of a change made at 3 pm. Two other Developers want to push their change so that their item will be Done today. What should they do if they practice continuous integration?',
      options: {
        a: {
          text: 'Push their change right away and trust their own tests.',
          why: 'On a broken build, no one can tell whether their change works with the rest. It also makes the cause harder to find.',
        },
        b: {
          text: 'Fix the build right away and push their change later.',
          why: 'A broken build comes first. When it passes again, they can see whether their own change works with the rest.',
        },
        c: {
          text: 'Skip the failing test and push their change right away.',
          why: 'Then a green build tells them less than before. Leaving out checks can also lower quality during the Sprint.',
        },
        d: {
          text: 'Ask the Product Owner whose change has to go in first.',
          why: 'The Developers decide on the order of technical steps, and a broken trunk delays both changes.',
        },
      },
      answer: 'b',
      guideSection: 'Complementary practice',
      scope: 'course',
    },
    {
      id: 'continuous-integration-4',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'Half of an item has been pushed to the trunk. A switch keeps it hidden from users, and all automated tests pass. Which two statements are true? (Choose two.)',
      options: {
        a: {
          text: 'Another item can become Done in the meantime.',
          why: 'An Increment is born with each item that meets the Definition of Done and may be delivered before the Sprint ends.',
        },
        b: {
          text: 'Another item can replace this half after a vote.',
          why: 'Scrum has no such vote. This half stays in the trunk, and its item goes on.',
        },
        c: {
          text: 'This half can join an Increment when its item is Done.',
          why: '"Work cannot be considered part of an Increment unless it meets the Definition of Done." Being in the trunk does not change that.',
        },
        d: {
          text: 'This half can count as Done when the build is green.',
          why: 'Integrated and Done are different states. An automated build checks only what can be automated.',
        },
        e: {
          text: 'Another item has to wait until this half is removed.',
          why: "Other items that are Done may be released, as long as the hidden half doesn't harm them.",
        },
      },
      answers: ['a', 'c'],
      guideSection: 'Increment',
    },
    {
      id: 'continuous-integration-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A team has a build server that tests each of its six branches on every push. All six are green, so the team has verified that its work fits together.',
      answer: false,
      why: {
        true: 'Each branch was tested separately. You see whether the six fit together only when they are merged into one shared version.',
        false:
          'Each green light is for one separate version. The team can verify that everything works together only after it has merged the branches.',
      },
      guideSection: 'Increment',
    },
  ],
}
