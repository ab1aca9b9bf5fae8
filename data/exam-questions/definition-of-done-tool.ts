import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'definition-of-done-tool-5',
    kind: 'single',
    difficulty: 3,
    stem: 'The organization has no standard for Done. In a workshop, a new Scrum Team finds a line that all would like to have, a test under heavy load. Today this test takes two weeks. Which course fits Scrum best?',
    options: {
      a: {
        text: 'They leave the line out for now, and a faster test becomes a backlog item.',
        why: 'The gap stays visible, and the definition can grow when the test has become cheap. Every Increment meets the same list meanwhile.',
      },
      b: {
        text: 'They leave the line out for now, and a Sprint before release takes care of it.',
        why: "Every Sprint is to bring a usable Increment. A Sprint that repairs the earlier ones isn't Scrum.",
      },
      c: {
        text: 'They write the line down now, and the Product Owner waives it when needed.',
        why: 'A line that holds now and then gives Done two meanings, and no one may waive it for a Sprint.',
      },
      d: {
        text: 'They write the line down now, and a testing team answers it in the next Sprint.',
        why: "Then no item would be Done by the end of its Sprint, and the Scrum Team couldn't deliver an Increment on its own.",
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
        text: 'The Developers run the tests on their own computers.',
        why: "The line speaks of tests that pass. It doesn't say where they have to run.",
      },
      b: {
        text: 'The Product Owner suspends the line for this Sprint.',
        why: "Quality doesn't decrease during the Sprint, and no one has the authority to suspend a line.",
      },
      c: {
        text: 'The Scrum Team presents the items with a short note.',
        why: "An item that doesn't meet the definition isn't presented, with or without a note.",
      },
      d: {
        text: 'The Product Owner takes the items back into the list.',
        why: "Items for which the line can't be answered aren't Done and return to the Product Backlog, whatever the reason is.",
      },
      e: {
        text: 'The Scrum Team discusses the server in the Retrospective.',
        why: 'Tools and the Definition of Done are among the things inspected there.',
      },
    },
    answers: ['a', 'd', 'e'],
    guideSection: 'The Sprint',
  },
]
