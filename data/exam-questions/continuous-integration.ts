import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'continuous-integration-6',
    kind: 'single',
    difficulty: 2,
    stem: 'Three Scrum Teams on one product each get their component Done every Sprint, but the components are tested together once a quarter. What is the strongest objection?',
    options: {
      a: {
        text: 'No team has been put in charge of joining the components.',
        why: 'Each Increment is verified so that all of them work together, and the teams do this in every Sprint. A separate team would take it out of their Sprints.',
      },
      b: {
        text: 'The components should each have a Product Owner.',
        why: 'Teams on one product share one Product Owner. What these teams lack is verification: every Increment has to work together with all the others.',
      },
      c: {
        text: 'The teams should hold their Reviews on the same day.',
        why: "The Guide doesn't ask for a common date. It asks that each Increment is verified to work together with all the others, and a date doesn't do that.",
      },
      d: {
        text: "The Increments aren't verified to work together.",
        why: "Each Increment is verified thoroughly so that all of them work together. That can't wait for the end of a quarter.",
      },
    },
    answer: 'd',
    rests: ['increment-3'],
  },
  {
    id: 'continuous-integration-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A department head wants all Scrum Teams to stop working on branches. Do the teams have to follow this wish?',
    options: {
      a: {
        text: 'All teams have to follow it as a minimum.',
        why: "Only an organization's standard for Done is a minimum for all teams, and it describes a state. How the Developers reach it, with or without branches, is up to them.",
      },
      b: {
        text: 'The Developers of each team decide whether to follow it.',
        why: 'How items become Increments is up to the Developers alone. The department head may still have a good idea.',
      },
      c: {
        text: 'The Product Owner decides whether to follow it.',
        why: 'The Product Owner orders the Product Backlog. How the work gets done is for the Developers to decide.',
      },
      d: {
        text: 'The Scrum Masters of the teams decide together whether to follow it.',
        why: "How the work gets done is for the Developers of each team to decide. A Scrum Master helps the team improve its practices and doesn't choose them.",
      },
    },
    answer: 'b',
    rests: ['sprint-planning-17'],
  },
  {
    id: 'continuous-integration-8',
    kind: 'single',
    difficulty: 3,
    stem: 'On the morning of the Sprint Review, five items still lack two days of tests that the Definition of Done requires. What fits Scrum?',
    options: {
      a: {
        text: 'The Review is held two days later, with all items.',
        why: 'The Sprint has a fixed length, and the Review is part of it. It takes place without the five items.',
      },
      b: {
        text: 'The Review is held today, and the five items are marked as untested.',
        why: 'It looks open and honest. But an item that misses the Definition of Done may not even be presented, with or without a mark.',
      },
      c: {
        text: 'The Review is held today; the items may follow in a later Sprint.',
        why: "The items return to the Product Backlog and aren't presented. The Review still inspects the outcome and what to do next.",
      },
      d: {
        text: "The Review is left out, because the items aren't Done.",
        why: 'The Sprint Review takes place in every Sprint. It also discusses progress toward the Product Goal and what to do next.',
      },
    },
    answer: 'c',
    rests: ['done-5', 'sprint-3'],
  },
  {
    id: 'continuous-integration-9',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A Scrum Team used to join its code once a Sprint and now does it several times a day. Which effects can it expect? (Choose all that apply.)',
    options: {
      a: {
        text: 'Its items can get Done mid-Sprint.',
        why: "If the shared code works at all times, an item doesn't have to wait for integration to meet the Definition of Done.",
      },
      b: {
        text: 'It can shorten its Definition of Done.',
        why: 'The measures that the product needs stay the same. A build can check some of them automatically.',
      },
      c: {
        text: 'It can replace the Daily Scrum with a short look at the build.',
        why: 'A build shows whether the code works together. How far the Sprint Goal has come is another question, which the Developers inspect in the Daily Scrum.',
      },
      d: {
        text: 'It no longer needs anyone with testing skills.',
        why: 'A build repeats the tests that people thought of. Someone still has to think of them, and some checks need people.',
      },
      e: {
        text: 'It finds conflicts between changes while they are fresh.',
        why: 'Little time passes before a conflict is found, so asking and fixing are quick.',
      },
    },
    answers: ['a', 'e'],
    scope: 'course',
  },
]
