import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'planning-poker-6',
    kind: 'single',
    difficulty: 3,
    stem: 'A Scrum Master will write one of the tests that an item needs. May this person take part in sizing the item?',
    options: {
      a: {
        text: 'No, because a Scrum Master has to stay neutral.',
        why: 'Neutrality may suit a facilitator, but no rule keeps a Scrum Master from also working as a Developer.',
      },
      b: {
        text: 'Yes, because the Scrum Master works as a Developer here.',
        why: 'Developers are all those committed to creating any aspect of the Increment, and those who will do the work size it.',
      },
      c: {
        text: 'Yes, because all members of the Scrum Team may size the items.',
        why: 'The whole team is accountable for a valuable Increment. Sizing is the responsibility of those who will do the work.',
      },
      d: {
        text: 'No, because the Scrum Master has to lead the sizing.',
        why: 'No one has to lead it. Doing a part of the work makes this person one of the Developers.',
      },
    },
    answer: 'b',
    rests: ['developers-1', 'product-backlog-8'],
  },
  {
    id: 'planning-poker-7',
    kind: 'single',
    difficulty: 2,
    stem: 'An architect from another department doubles three sizes in the Product Backlog. What is the main objection?',
    options: {
      a: {
        text: 'The team gets a second source of work.',
        why: 'The Product Backlog is still the single source of work. What the architect has changed is sizes, and those are up to the Developers.',
      },
      b: {
        text: 'Someone other than the Product Owner sets the order.',
        why: 'The order may stay as it is. What was changed is sizes, and the Developers who will do the work are responsible for those.',
      },
      c: {
        text: 'Someone other than the Developers sets the sizes.',
        why: 'The Developers who will do the work are responsible for sizing. The architect may give advice.',
      },
      d: {
        text: 'The Developers can no longer change their own plan.',
        why: "Their plan is in the Sprint Backlog, and the architect didn't touch it. What was changed is sizes, for which the Developers are responsible.",
      },
    },
    answer: 'c',
    rests: ['product-backlog-8'],
  },
  {
    id: 'planning-poker-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A Scrum Team gives up planning poker. Which of these still apply, because the Scrum Guide says so? (Choose all that apply.)',
    options: {
      a: {
        text: 'Each item needs a size before Sprint Planning.',
        why: "Size is an example of a detail that refinement adds. The Guide doesn't demand one for each item.",
      },
      b: {
        text: 'The team keeps a record of its velocity.',
        why: 'Velocity is a complementary practice, and the Guide mentions neither points nor velocity. It speaks only of past performance.',
      },
      c: {
        text: 'The Product Backlog is refined as needed during a Sprint.',
        why: "The Product Backlog is refined as needed during a Sprint. This ongoing activity doesn't depend on cards.",
      },
      d: {
        text: 'The Developers who will do the work are responsible for sizing.',
        why: 'The Guide makes the Developers who will do the work responsible for sizing, whatever technique they use.',
      },
      e: {
        text: 'The Product Owner helps the Developers understand trade-offs.',
        why: 'The Product Owner may influence the sizing by helping the Developers understand and select trade-offs.',
      },
      f: {
        text: 'The Scrum Master can help to find another technique.',
        why: 'Helping to find techniques for managing the Product Backlog is a service to the Product Owner.',
      },
    },
    answers: ['c', 'd', 'e', 'f'],
    rests: ['product-backlog-8', 'product-backlog-9', 'sprint-9'],
  },
  {
    id: 'planning-poker-9',
    kind: 'true-false',
    difficulty: 1,
    stem: 'The Developers who will do the work size an item, even if a stakeholder pays for it.',
    answer: true,
    why: {
      true: 'The Guide makes the Developers who will do the work responsible for sizing. Stakeholders bring their needs to the Product Owner.',
      false:
        'The Developers who will do the work are responsible for sizing, even if someone else pays. A stakeholder can ask for less or for something else.',
    },
    rests: ['product-backlog-8'],
  },
]
