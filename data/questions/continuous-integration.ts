import type { Question, QuestionSet } from '../../lib/course/question'

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
          text: 'It is no Increment yet: that has to be verified with all earlier ones.',
          why: 'An Increment is additive to all prior Increments and thoroughly verified, so that all work together. On a branch that has not happened.',
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
      stem: 'How does continuous integration stand to the Scrum Guide?',
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
          why: 'On a broken build nobody can tell whether their change works together with the rest. It makes the cause harder to find.',
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
          text: 'They help to get the build green, by mending or reverting, and then push.',
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
          text: 'The half is no part of an Increment until its item meets the Definition of Done.',
          why: 'Work cannot be considered part of an Increment unless it meets the Definition of Done. Being in the trunk does not change that.',
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

/** Asked by the practice exam and the practice mode, not in the lesson. */
export const examOnly: readonly Question[] = [
  {
    id: 'continuous-integration-6',
    kind: 'single',
    difficulty: 3,
    stem: 'Three Scrum Teams work on one product. Each gets its own component Done every Sprint. The components are joined and tested together once a quarter. What is the weightiest objection?',
    options: {
      a: {
        text: 'The three teams lack a fourth one that answers for integrating the components.',
        why: 'A team for integration would take the verification out of the Sprints of the other three and keep the problem.',
      },
      b: {
        text: 'The three teams must begin and end their Sprints on the same days.',
        why: 'The Guide does not ask for that. Common dates would not make the components work together either.',
      },
      c: {
        text: "For a quarter nobody can know whether the teams' Increments work together.",
        why: 'Increments have to be thoroughly verified so that all of them work together, and the teams share one Definition of Done.',
      },
      d: {
        text: 'Each of the three teams needs a Product Owner who accepts its component.',
        why: 'One product has one Product Owner, and nobody accepts Increments: they meet the Definition of Done or not.',
      },
    },
    answer: 'c',
    guideSection: 'Increment',
  },
  {
    id: 'continuous-integration-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A department head orders all Scrum Teams to give up branches from Monday on. The Developers of one team see good reasons against it. What agrees with the Scrum Guide?',
    options: {
      a: {
        text: 'How they create Increments is up to the Developers; the order is advice to them.',
        why: 'Nobody else tells the Developers how to turn items into Increments. The organization can set quality measures as a Definition of Done.',
      },
      b: {
        text: 'They have to comply, because methods of work are standards of the organization.',
        why: 'What binds as an organizational standard is a Definition of Done: a state of the Increment, and not a way of working.',
      },
      c: {
        text: 'The Scrum Master decides, being accountable for the effectiveness of the team.',
        why: 'The Scrum Master is accountable for effectiveness by enabling the team to improve, and does not choose its techniques.',
      },
      d: {
        text: 'The Product Owner decides, after weighing what the change would cost in value.',
        why: 'The Product Owner orders the Product Backlog. How the work gets done is at the discretion of the Developers.',
      },
    },
    answer: 'a',
    guideSection: 'Sprint Planning',
  },
  {
    id: 'continuous-integration-8',
    kind: 'single',
    difficulty: 3,
    stem: 'On the morning of the Sprint Review, the code of five items is complete on five branches. Joining and testing them will take two days; their Definition of Done asks for both. What can the Developers present?',
    options: {
      a: {
        text: 'All five, each from its own branch, with a note that they are not yet joined.',
        why: 'An item that does not meet the Definition of Done may not be presented, announced or not.',
      },
      b: {
        text: 'Whichever of the five the Product Owner has looked at and accepted beforehand.',
        why: 'Nobody can accept an item into an Increment. The Definition of Done decides.',
      },
      c: {
        text: 'All five, two days later, since the Review can wait until they are joined.',
        why: 'The Sprint has a fixed length, and the Review is part of it.',
      },
      d: {
        text: 'None of the five. They return to the Product Backlog; the Review takes place.',
        why: 'What misses the Definition of Done is not presented. The Review still inspects the outcome and what to do next.',
      },
    },
    answer: 'd',
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'continuous-integration-9',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'A Scrum Team goes over from joining its code once a Sprint to joining it several times a day. Which effects can it expect? (Choose all that apply.)',
    options: {
      a: {
        text: 'Contradictions between two changes show while their authors still remember them.',
        why: 'Little time lies between making and finding a contradiction, so asking and mending are quick.',
      },
      b: {
        text: 'Its Definition of Done can be shorter, because the build takes care of quality.',
        why: 'The measures that the product needs stay the same. A build can check some of them automatically.',
      },
      c: {
        text: 'An item can become Done, and be delivered, on any day of the Sprint.',
        why: 'If the trunk works at all times, nothing but the item itself stands between it and the Definition of Done.',
      },
      d: {
        text: 'The Developers have to cut their work into smaller steps than before.',
        why: 'Each step must leave a working trunk. That needs practice, and it is the usual objection to the change.',
      },
      e: {
        text: 'Daily Scrums become superfluous, as the build shows the state of the work.',
        why: 'A build shows whether the code works together. Progress toward the Sprint Goal is another matter.',
      },
    },
    answers: ['a', 'c', 'd'],
    guideSection: 'Complementary practice',
  },
]
