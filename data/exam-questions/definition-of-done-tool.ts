import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'definition-of-done-tool-5',
    kind: 'single',
    difficulty: 3,
    stem: 'A new Scrum Team would like to have the line "tested under heavy load" in its Definition of Done, but the test takes two weeks today. What fits Scrum best?',
    options: {
      a: {
        text: 'Make a faster test a Product Backlog item, and add the line later',
        why: "The Guide doesn't say so; it follows from what a line means: the Developers must conform to it in every Sprint. They add it once they can.",
      },
      b: {
        text: 'Leave the line out, and have a special Sprint for load tests before each release',
        why: 'Every Sprint should create a usable Increment. A Sprint that checks the earlier ones comes too late.',
      },
      c: {
        text: 'Add the line, and let the Product Owner waive it for urgent items',
        why: "The Developers have to conform to each line for every item, and the Product Owner can't waive one. A line that can't be met yet isn't added yet.",
      },
      d: {
        text: 'Add the line, and let a testing team check it after each Sprint',
        why: "Then no item would be Done by the end of its Sprint, and the team couldn't create an Increment by itself.",
      },
    },
    answer: 'a',
    rests: ['done-9', 'team-16'],
  },
  {
    id: 'definition-of-done-tool-6',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'The test server breaks down near the end of a Sprint. The Definition of Done says "all automated tests pass." Which reactions are compatible with Scrum? (Choose all that apply.)',
    options: {
      a: {
        text: 'The Developers run the tests on their own computers.',
        why: "The line says that the tests pass. It doesn't say where they have to run.",
      },
      b: {
        text: 'The Product Owner suspends the line for this Sprint.',
        why: "Quality doesn't decrease during a Sprint, and no one has the authority to suspend a line.",
      },
      c: {
        text: 'The Scrum Team presents the untested items with a note on the server.',
        why: "An item that doesn't meet the definition isn't presented, with or without a note.",
      },
      d: {
        text: 'Items that remain untested return to the Product Backlog.',
        why: "If its tests can't be run, an item isn't Done and returns to the Product Backlog, whatever the reason.",
      },
      e: {
        text: 'The Scrum Master asks the company to replace the server.',
        why: 'Causing the removal of impediments is a service to the Scrum Team.',
      },
      f: {
        text: 'The Scrum Team discusses the server in the Retrospective.',
        why: 'In the Retrospective, the Scrum Team inspects its tools and its Definition of Done, among other things.',
      },
    },
    answers: ['a', 'd', 'e', 'f'],
    rests: ['done-6', 'sprint-retrospective-2'],
  },
]
