import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'continuous-integration-6',
    kind: 'single',
    difficulty: 3,
    stem: 'Three Scrum Teams work on one product. Each gets its own component Done every Sprint. The components are joined and tested together once a quarter. What is the strongest objection?',
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
        text: "For a quarter no one can know whether the teams' Increments work together.",
        why: 'Increments have to be thoroughly verified so that all of them work together, and the teams share one Definition of Done.',
      },
      d: {
        text: 'Each of the three teams needs a Product Owner who accepts its component.',
        why: 'One product has one Product Owner, and no one accepts Increments: they meet the Definition of Done or not.',
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
        why: 'No one else tells the Developers how to turn items into Increments. The organization can set quality measures as a Definition of Done.',
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
    focusArea: 'Self-Managing Teams',
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
        why: 'No one can accept an item into an Increment. The Definition of Done decides.',
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
    stem: 'A Scrum Team switches from joining its code once a Sprint to joining it several times a day. Which effects can it expect? (Choose all that apply.)',
    options: {
      a: {
        text: 'Contradictions between two changes show while their authors still remember them.',
        why: 'Little time lies between making and finding a contradiction, so asking and fixing are quick.',
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
        text: 'Each change that is joined is smaller, and must still leave a working trunk.',
        why: 'The same work arrives in more parts, each of which is built and tested. Cutting it that way needs practice.',
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
