import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'definition-of-done-tool-5',
    kind: 'single',
    difficulty: 3,
    stem: 'A new Scrum Team, whose organization has no standard for Done, would like to include the line "tested under heavy load." Today this test takes two weeks. What fits Scrum best?',
    options: {
      a: {
        text: 'They leave the line out for now, and a faster test becomes an item.',
        why: 'The gap stays visible, and the definition can grow when the test has become cheap. Meanwhile, every Increment meets the same list.',
      },
      b: {
        text: 'They leave the line out for now, and a later Sprint makes up for it.',
        why: "Every Sprint should bring a usable Increment. A Sprint that repairs the earlier ones isn't Scrum.",
      },
      c: {
        text: 'They add the line right away, and the Product Owner may waive it.',
        why: 'A line that applies only sometimes gives Done two meanings, and no one may waive it for a Sprint.',
      },
      d: {
        text: 'They add the line right away, and a testing team checks it later.',
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
    stem: 'The server that runs the automated tests breaks down near the end of a Sprint. The Definition of Done says "all automated tests pass" and names no server. Which of these are compatible with Scrum? (Choose all that apply.)',
    options: {
      a: {
        text: 'The Developers run the tests on their own computers.',
        why: "The line says that the tests pass. It doesn't say where they have to run.",
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
        text: 'Items that remain untested return to the Product Backlog.',
        why: "If its tests can't be run, an item isn't Done and returns to the Product Backlog, whatever the reason.",
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
