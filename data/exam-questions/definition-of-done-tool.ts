import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'definition-of-done-tool-5',
    kind: 'single',
    difficulty: 3,
    stem: 'The organization has no standard for Done. In a workshop, a new Scrum Team finds a line that all would like to have, a test under heavy load. Today this test takes two weeks. Which course fits Scrum best?',
    options: {
      a: {
        text: 'They write down what each Increment can meet now, and make a cheaper load test an item of the Product Backlog.',
        why: 'The gap stays visible, the definition is kept, and it can grow when the test has become cheap. Every Increment meets the same list meanwhile.',
      },
      b: {
        text: 'They write the line down and keep it only in Sprints in which there is time for it, as the Product Owner decides.',
        why: 'A line that holds now and then gives Done two meanings, and no one may waive it for a Sprint.',
      },
      c: {
        text: 'They plan a Sprint without new functions before each release, in which the load test is made up for.',
        why: 'Every Sprint is to bring a usable Increment. A Sprint that repairs the earlier ones is not Scrum.',
      },
      d: {
        text: 'They lengthen their Sprints until building and testing fit into each of them, beyond one month if need be.',
        why: 'A Sprint lasts one month at most. Its length is not a remedy for a test that takes too long.',
      },
    },
    answer: 'a',
    guideSection: 'Commitment: Definition of Done',
  },
  {
    id: 'definition-of-done-tool-6',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'The server that runs the automated tests breaks down on the last day but one. "All automated tests pass" is a line of the Definition of Done. Which courses are compatible with Scrum? (Choose all that apply.)',
    options: {
      a: {
        text: 'The Developers run the same tests on their own machines and use these results.',
        why: 'The line speaks of tests that pass. It does not say where they have to run.',
      },
      b: {
        text: 'The line is suspended for this Sprint, with the agreement of the Product Owner.',
        why: 'Quality does not decrease during the Sprint, and no one has the authority to suspend a line.',
      },
      c: {
        text: 'Items for which the line cannot be answered return to the Product Backlog.',
        why: 'What does not meet the definition is not Done, whatever the reason is.',
      },
      d: {
        text: 'The items are presented at the Sprint Review with a note that the tests are missing.',
        why: 'An item that does not meet the definition is not presented, with or without a note.',
      },
      e: {
        text: 'How one server could stop everything is discussed in the Sprint Retrospective.',
        why: 'Tools and the Definition of Done are among the things inspected there.',
      },
    },
    answers: ['a', 'c', 'e'],
    guideSection: 'The Sprint',
  },
]
