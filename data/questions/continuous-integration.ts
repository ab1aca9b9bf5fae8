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
      stem: 'For seven days, two Developers have kept an item on a separate branch. Every check of the Definition of Done passes there, but no one has tried the item together with the work of the others. Which statement is right?',
      options: {
        a: {
          text: 'The Scrum Guide allows a branch to last one day at most, so they have broken a rule.',
          why: "The Guide doesn't mention branches. It does require that Increments work together.",
        },
        b: {
          text: "It isn't part of an Increment yet, because an Increment has to work with all earlier ones.",
          why: "An Increment adds to all earlier ones and is verified, so that all of them work together. On the branch, this hasn't happened yet.",
        },
        c: {
          text: 'It counts as Done, because it will be merged with the rest when the product is released.',
          why: 'An Increment has to work together with the earlier ones. The release can come later, but not the verification.',
        },
        d: {
          text: 'The Scrum Master should merge the branch every evening for the two Developers.',
          why: "The Developers decide how the work is done. A Scrum Master can coach them, but doesn't do their merging.",
        },
      },
      answer: 'b',
      guideSection: 'Increment',
    },
    {
      id: 'continuous-integration-2',
      kind: 'single',
      difficulty: 1,
      stem: 'How does continuous integration relate to the Scrum Guide?',
      options: {
        a: {
          text: 'It is required from the first Sprint, as part of every Definition of Done.',
          why: "The Guide doesn't prescribe engineering practices, and it leaves the content of the Definition of Done open.",
        },
        b: {
          text: 'It is ruled out, because work should be integrated once, at the end of each Sprint.',
          why: 'Several Increments may be created within a Sprint, so work can be integrated at any time.',
        },
        c: {
          text: 'It is a complementary practice that helps to create usable Increments.',
          why: 'It is a practice of Extreme Programming. A team can use such practices within the framework, but none of them is required.',
        },
        d: {
          text: 'It is recommended to Scrum Masters whose teams work on software.',
          why: "The Guide doesn't mention it, and Scrum Masters don't prescribe how the work is done.",
        },
      },
      answer: 'c',
      guideSection: 'Complementary practice',
    },
    {
      id: 'continuous-integration-3',
      kind: 'single',
      difficulty: 2,
      stem: 'At 4 pm the shared build is red because of a change made at 3 pm. Two other Developers want to push now, so that their item will be Done today. What should they do in continuous integration?',
      options: {
        a: {
          text: 'They push right away, because their tests passed on their own computers.',
          why: 'On a broken build, no one can tell whether their change works with the rest. It also makes the cause harder to find.',
        },
        b: {
          text: 'They switch off the failing test until tomorrow and push on a green build.',
          why: 'Then a green build tells them less than before. Leaving out checks can also lower quality during the Sprint.',
        },
        c: {
          text: 'They ask the Product Owner which of the two changes is worth more today.',
          why: 'The Developers decide on the order of technical steps, and a broken trunk delays both changes.',
        },
        d: {
          text: 'They help fix the build or take the change out, and then push.',
          why: 'A broken build comes first. When it passes again, they can see whether their own change works with the rest.',
        },
      },
      answer: 'd',
      guideSection: 'Complementary practice',
    },
    {
      id: 'continuous-integration-4',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'Half of an item has been pushed to the trunk. A switch keeps it hidden from users, and all automated tests pass. Which two statements are true? (Choose two.)',
      options: {
        a: {
          text: "This half isn't part of an Increment until its item meets the Definition of Done.",
          why: '"Work cannot be considered part of an Increment unless it meets the Definition of Done". Being in the trunk does not change that.',
        },
        b: {
          text: 'This half counts as Done, since it is integrated and the build is green.',
          why: 'Integrated and Done are different states. An automated build checks only what can be automated.',
        },
        c: {
          text: 'Nothing can be released until this half is removed or completed.',
          why: "Other items that are Done may be released, as long as the hidden half doesn't harm them.",
        },
        d: {
          text: 'Another item can become Done and be delivered in the meantime.',
          why: 'An Increment is born with each item that meets the Definition of Done and may be delivered before the Sprint ends.',
        },
      },
      answers: ['a', 'd'],
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
