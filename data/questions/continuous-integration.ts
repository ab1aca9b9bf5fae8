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
      stem: 'For seven days two Developers have kept an item on a branch of their own. Every check of the Definition of Done passes there, except that nothing has been tried together with the work of the others. What follows?',
      options: {
        a: {
          text: 'The Scrum Guide limits the life of a branch to one day, so a rule has been broken.',
          why: 'The Guide says nothing about branches. What it asks is that Increments work together.',
        },
        b: {
          text: 'It is not an Increment yet: that has to be verified with all earlier ones.',
          why: 'An Increment adds to all earlier ones and is verified with them, so that all work together. On a branch that has not happened.',
        },
        c: {
          text: 'It counts as Done, because joining it with the rest is a matter of the release.',
          why: 'Working together with the rest is part of what makes an Increment. A release may come later; the verification may not.',
        },
        d: {
          text: 'The Scrum Master should merge the branch every evening on behalf of the two.',
          why: 'How the work is done is up to the Developers. The Scrum Master may coach and would not do their merging.',
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
          text: 'It is required from the first Sprint on, as part of every Definition of Done.',
          why: 'The Guide prescribes no engineering practice, and it leaves the content of the Definition of Done open.',
        },
        b: {
          text: 'It is ruled out, as integrating is to happen once, at the end of each Sprint.',
          why: 'The opposite is nearer: several Increments may be created within a Sprint.',
        },
        c: {
          text: 'It is a complementary practice that helps to create usable Increments.',
          why: 'It comes from Extreme Programming. The Guide lets a team employ such practices within the framework and requires none.',
        },
        d: {
          text: 'It is recommended there to Scrum Masters of teams that work with software.',
          why: 'The Guide neither recommends nor names it, and Scrum Masters do not prescribe how work is done.',
        },
      },
      answer: 'c',
      guideSection: 'Complementary practice',
    },
    {
      id: 'continuous-integration-3',
      kind: 'single',
      difficulty: 2,
      stem: 'At 4 pm the shared build is red because of a change made at 3 pm. Two other Developers want to push so that their item gets Done today. What fits continuous integration?',
      options: {
        a: {
          text: 'They push at once, as their own tests passed on their own computers.',
          why: 'On a broken build no one can tell whether their change works together with the rest. It makes the cause harder to find.',
        },
        b: {
          text: 'They switch the failing test off until tomorrow and push with a green build.',
          why: 'Then the build is green and says less than before. Leaving checks out also lowers quality during the Sprint.',
        },
        c: {
          text: 'They ask the Product Owner which of the two changes is worth more today.',
          why: 'The order of technical steps is the business of the Developers, and no change gains from a broken trunk.',
        },
        d: {
          text: 'They help to get the build green, by fixing or reverting, and then push.',
          why: 'A broken build comes first: it is fixed at once or the change is reverted. Then there is firm ground again.',
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
          text: 'The half is not part of an Increment until its item meets the Definition of Done.',
          why: '"Work cannot be considered part of an Increment unless it meets the Definition of Done". Being in the trunk does not change that.',
        },
        b: {
          text: 'The half counts as Done, since it is integrated and the build is green.',
          why: 'Integrated and Done are different states. An automated build checks only those lines that can be automated.',
        },
        c: {
          text: 'Nothing may be released before the half is removed or completed.',
          why: 'Other items that are Done may go out, as long as the hidden half does no harm to them.',
        },
        d: {
          text: 'Another item may become Done and be delivered in the meantime.',
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
        true: 'Each branch was tested by itself. Whether the six fit together shows only when they meet in one shared version.',
        false:
          'Six green branches are six separate products. Verifying that everything works together begins when they are joined.',
      },
      guideSection: 'Increment',
    },
  ],
}
