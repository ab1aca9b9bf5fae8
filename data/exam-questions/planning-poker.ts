import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'planning-poker-6',
    kind: 'single',
    difficulty: 3,
    stem: 'The Scrum Master will write one of the automated tests that an item needs. During refinement, the item is sized with cards. May the Scrum Master take part in the sizing?',
    options: {
      a: {
        text: 'No, because a Scrum Master has to stay neutral',
        why: 'Neutrality may suit a facilitator, but no rule keeps a Scrum Master from also working as a Developer.',
      },
      b: {
        text: "Yes, because writing the test is a Developer's work",
        why: 'Developers are the people committed to creating any aspect of the Increment, and those who will do the work size it.',
      },
      c: {
        text: 'Yes, because the whole team is accountable for it',
        why: 'The whole team is accountable for a valuable Increment. Sizing is the responsibility of those who will do the work.',
      },
      d: {
        text: 'No, because a Scrum Master has to lead the sizing',
        why: "Leading the round isn't required of the Scrum Master. Doing a part of the work makes this person one of the Developers.",
      },
    },
    answer: 'b',
    guideSection: 'Product Backlog',
  },
  {
    id: 'planning-poker-7',
    kind: 'single',
    difficulty: 2,
    stem: 'An architect from another department reads the sizes that the Developers have given and doubles three of them in the Product Backlog. What fits Scrum?',
    options: {
      a: {
        text: 'The organization may set sizes for all of its teams.',
        why: "An organization may set a minimum Definition of Done. That doesn't let anyone outside the team do the sizing.",
      },
      b: {
        text: 'The Product Owner may choose between the two sizes.',
        why: 'The Product Owner is accountable for effective management of the Product Backlog, but sizing is up to the Developers.',
      },
      c: {
        text: 'The Scrum Master may bar the architect from the list.',
        why: 'The architect may know something that the Developers need. The Scrum Master can explain how sizing works without shutting anyone out.',
      },
      d: {
        text: 'The Developers may keep the sizes that they gave.',
        why: 'Others may advise. The Developers who will do the work are responsible for sizing.',
      },
    },
    answer: 'd',
    guideSection: 'Product Backlog',
  },
  {
    id: 'planning-poker-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A Scrum Team replaces planning poker with another technique. Which of these still apply, because the Scrum Guide says so? (Choose all that apply.)',
    options: {
      a: {
        text: 'The Developers give each item a size before Sprint Planning.',
        why: "Size is an example of a detail that refinement adds. The Guide doesn't demand one for each item.",
      },
      b: {
        text: 'The Developers give each item a size that keeps velocity stable.',
        why: 'The Guide mentions neither points nor velocity.',
      },
      c: {
        text: 'The Scrum Team refines the Product Backlog as needed in a Sprint.',
        why: 'Refinement is an ongoing activity, and during the Sprint the Product Backlog is refined as needed.',
      },
      d: {
        text: 'The Developers who will do the work are responsible for sizes.',
        why: 'The Guide makes the Developers who will be doing the work responsible for sizing, whatever the technique.',
      },
      e: {
        text: 'The Product Owner helps the Developers understand trade-offs.',
        why: 'Helping the Developers understand and select trade-offs is the influence that the Guide describes.',
      },
    },
    answers: ['c', 'd', 'e'],
    guideSection: 'Product Backlog',
  },
  {
    id: 'planning-poker-9',
    kind: 'true-false',
    difficulty: 2,
    stem: 'A coach tells a new team, "No matter who pays for an item, the people who will do the work have the last word on its size." The coach agrees with the Scrum Guide.',
    answer: true,
    why: {
      true: 'Sizing is up to the Developers who will do the work. The Product Owner may help them see what each choice would cost.',
      false:
        "Paying for an item doesn't give anyone a say in its size. The Guide makes the Developers who will do the work responsible for it.",
    },
    guideSection: 'Product Backlog',
  },
]
