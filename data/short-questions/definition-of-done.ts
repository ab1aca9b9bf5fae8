import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'definition-of-done-41',
    kind: 'single',
    difficulty: 1,
    stem: 'Without an organizational standard, who creates the Definition of Done?',
    options: {
      a: {
        text: 'The whole Scrum Team',
        why: "Where there isn't a standard to follow, the Scrum Team must create a definition that suits the product.",
      },
      b: {
        text: 'The Product Owner',
        why: "The Product Owner takes part as a member of the team, but doesn't write the definition for the others.",
      },
      c: {
        text: 'The Scrum Master',
        why: 'The Scrum Master helps everyone understand what Done is for. Creating the definition is up to the team.',
      },
      d: {
        text: 'The Developers',
        why: "Until 2020, this was the Development Team's task. Today the whole Scrum Team creates the definition, and the Developers have to conform to it.",
      },
    },
    answer: 'a',
    guideSection: 'Commitment: Definition of Done',
    rests: ['done-8'],
  },
  {
    id: 'definition-of-done-42',
    kind: 'single',
    difficulty: 2,
    stem: 'How does the Definition of Done differ from acceptance criteria?',
    options: {
      a: {
        text: "It's optional, while acceptance criteria are required.",
        why: "It's the other way around. The Definition of Done is a commitment, and acceptance criteria aren't part of Scrum.",
      },
      b: {
        text: "It's written by the Product Owner, not by the team.",
        why: 'If the organization has no standard, the whole Scrum Team creates the Definition of Done, not the Product Owner alone.',
      },
      c: {
        text: 'It describes functions instead of quality.',
        why: 'The Definition of Done describes quality: the measures that the product requires. What a single function should do is described in its item.',
      },
      d: {
        text: 'It holds for every Increment, not for one item.',
        why: "The Guide doesn't mention acceptance criteria; it follows from what the definition describes: the state of the Increment.",
      },
    },
    answer: 'd',
    guideSection: 'Commitment: Definition of Done',
    rests: ['done-1'],
  },
  {
    id: 'definition-of-done-43',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'Several teams share a product. What is true of their Definition of Done? (Choose two.)',
    options: {
      a: {
        text: "It contains at least the organization's standard.",
        why: 'If the organization has a standard, all Scrum Teams must follow it as a minimum.',
      },
      b: {
        text: 'The strictest team decides.',
        why: 'The teams agree on it mutually. The Guide gives no team more say than another.',
      },
      c: {
        text: 'Each team writes its own.',
        why: "It's tempting, since teams manage themselves. On one product, Done has to mean the same to everyone.",
      },
      d: {
        text: 'The Product Owner writes it for them.',
        why: "The Product Owner doesn't write it for others: the Scrum Teams that work on the product define it together.",
      },
      e: {
        text: 'The teams define it together.',
        why: 'Scrum Teams on one product must mutually agree on one Definition of Done, and all comply with it.',
      },
    },
    answers: ['a', 'e'],
    guideSection: 'Commitment: Definition of Done',
    rests: ['done-10', 'done-7'],
  },
]
