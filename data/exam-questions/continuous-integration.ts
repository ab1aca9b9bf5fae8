import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'continuous-integration-6',
    kind: 'single',
    difficulty: 2,
    stem: 'Three Scrum Teams work on one product. Each gets its own component Done every Sprint. The components are joined and tested together once a quarter. What is the strongest objection?',
    options: {
      a: {
        text: 'No team is in charge of joining the components.',
        why: "An integration team would take verification out of the other three teams' Sprints, and the problem would remain.",
      },
      b: {
        text: 'No component has a Product Owner of its own.',
        why: 'One product has one Product Owner, and no one accepts Increments: they meet the Definition of Done or not.',
      },
      c: {
        text: 'No calendar gives the teams a set of common dates.',
        why: 'The Guide does not ask for that. Common dates would not make the components work together either.',
      },
      d: {
        text: 'No Increment is verified together with the others.',
        why: 'Increments have to be thoroughly verified so that all of them work together, and the teams share one Definition of Done.',
      },
    },
    answer: 'd',
    guideSection: 'Increment',
  },
  {
    id: 'continuous-integration-7',
    kind: 'single',
    difficulty: 3,
    stem: 'A department head wants all Scrum Teams to stop working on branches. The Developers of one team see good reasons against it. Under the Scrum Guide, who decides on this technique?',
    options: {
      a: {
        text: 'The Product Owner, after weighing the cost',
        why: 'The Product Owner orders the Product Backlog. How the work gets done is at the discretion of the Developers.',
      },
      b: {
        text: 'The Developers, after weighing the reasons',
        why: 'How items become Increments is at the sole discretion of the Developers. The department head may still have a good idea.',
      },
      c: {
        text: 'The department head, after weighing the risk',
        why: "The organization can set a standard for Done, which is a state of the Increment. It can't tell the Developers how to get there.",
      },
      d: {
        text: 'The Scrum Master, after weighing the results',
        why: 'The Scrum Master is accountable for effectiveness by enabling the team to improve, and does not choose its techniques.',
      },
    },
    answer: 'b',
    guideSection: 'Sprint Planning',
    focusArea: 'Self-Managing Teams',
  },
  {
    id: 'continuous-integration-8',
    kind: 'single',
    difficulty: 3,
    stem: 'On the morning of the Sprint Review, five items still have to be joined and tested, as their Definition of Done requires. This would take two days. What fits Scrum?',
    options: {
      a: {
        text: 'The items are left out, and the event is held two days later.',
        why: 'The Sprint has a fixed length, and the Review is part of it. It takes place without the five items.',
      },
      b: {
        text: 'The items are shown, and the event ends with a note on them.',
        why: 'An item that does not meet the Definition of Done may not be presented, announced or not.',
      },
      c: {
        text: 'The items are left out, and the event takes place as planned.',
        why: "Work that misses the Definition of Done isn't presented. The Review still inspects the outcome and what to do next.",
      },
      d: {
        text: 'The items are shown, and the Product Owner accepts some of them.',
        why: 'No one can accept an item into an Increment. The Definition of Done decides.',
      },
    },
    answer: 'c',
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'continuous-integration-9',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A Scrum Team switches from joining its code once a Sprint to joining it several times a day. Which effects can it expect? (Choose all that apply.)',
    options: {
      a: {
        text: 'Its items may become Done in the middle of a Sprint.',
        why: "If the trunk works at all times, an item doesn't have to wait for integration before it can meet the Definition of Done.",
      },
      b: {
        text: 'Its Definition of Done can have fewer lines.',
        why: 'The measures that the product needs stay the same. A build can check some of them automatically.',
      },
      c: {
        text: 'Its Daily Scrum is replaced by a look at the build.',
        why: 'A build shows whether the code works together. Progress toward the Sprint Goal is another matter.',
      },
      d: {
        text: 'Its changes become smaller and carry less risk.',
        why: 'The same work arrives in more parts, each of which is built and tested. Splitting it that way takes practice.',
      },
      e: {
        text: 'Its conflicts come to light while they are fresh.',
        why: 'Little time passes before a conflict is found, so asking and fixing are quick.',
      },
    },
    answers: ['a', 'd', 'e'],
    guideSection: 'Complementary practice',
    scope: 'course',
  },
]
