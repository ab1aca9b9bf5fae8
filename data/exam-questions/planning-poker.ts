import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'planning-poker-6',
    kind: 'single',
    difficulty: 3,
    stem: 'The Scrum Master will write one of the automated tests that an item needs. During refinement the item is sized with cards. May the Scrum Master take part in the sizing?',
    options: {
      a: {
        text: 'No, a Scrum Master has to stay neutral wherever Developers make a decision.',
        why: 'Neutrality may suit a facilitator, but no rule forbids one person to be Scrum Master and to work as a Developer.',
      },
      b: {
        text: 'No, unless the Product Owner has agreed to it before the first card is turned.',
        why: 'Sizing is the responsibility of those doing the work. It needs no permission from the Product Owner.',
      },
      c: {
        text: 'Yes, as one of the Developers, because part of that work will be theirs to do.',
        why: 'Developers are the people committed to creating any aspect of the Increment, and those who will do the work size it.',
      },
      d: {
        text: 'Yes, and so may everyone in the Scrum Team, since it is accountable as a whole.',
        why: 'The whole team is accountable for a valuable Increment. Sizing is the responsibility of those who will do the work.',
      },
    },
    answer: 'c',
    guideSection: 'Product Backlog',
  },
  {
    id: 'planning-poker-7',
    kind: 'single',
    difficulty: 2,
    stem: 'An architect from another department reads the sizes that the Developers have given and doubles three of them in the Product Backlog. What fits Scrum?',
    options: {
      a: {
        text: 'The Developers hear the reasons as advice and decide themselves whether to size again.',
        why: 'Others may advise. Responsibility for sizing lies with the Developers who will do the work.',
      },
      b: {
        text: 'The doubled sizes stand, because the organization sets the standards for every team.',
        why: 'An organization may set a minimum Definition of Done. That gives no one outside the team the sizing.',
      },
      c: {
        text: 'The Product Owner decides between the two sizes, being accountable for the backlog.',
        why: 'The Product Owner is accountable for effective management of the Product Backlog, yet the sizing is with the Developers.',
      },
      d: {
        text: 'The Scrum Master restores the old sizes and bans the architect from the backlog.',
        why: 'The doubled numbers must not stand, but the architect may know something. Restoring in silence loses it.',
      },
    },
    answer: 'a',
    guideSection: 'Product Backlog',
  },
  {
    id: 'planning-poker-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A Scrum Team replaces planning poker by another technique. Which of these stay as they are, because the Scrum Guide says so? (Choose all that apply.)',
    options: {
      a: {
        text: 'Those who will do the work are the ones who size it.',
        why: 'The Guide makes the Developers who will be doing the work responsible for sizing, whatever the technique.',
      },
      b: {
        text: 'Items are sized in story points, so that velocity stays comparable.',
        why: 'Neither points nor velocity occur in the Guide.',
      },
      c: {
        text: 'Refinement goes on as needed, during the Sprint as well.',
        why: 'Refinement is an ongoing activity, and during the Sprint the Product Backlog is refined as needed.',
      },
      d: {
        text: 'The Product Owner may help by offering trade-offs.',
        why: 'Helping the Developers understand and select trade-offs is the influence that the Guide describes.',
      },
      e: {
        text: 'Each item in the Product Backlog must have a size.',
        why: 'Size is an example of a detail that refinement adds. Items far down may well have none.',
      },
    },
    answers: ['a', 'c', 'd'],
    guideSection: 'Product Backlog',
  },
  {
    id: 'planning-poker-9',
    kind: 'true-false',
    difficulty: 2,
    stem: 'A course from 2018 says that the people who do the work make the final estimate. Apart from its wording, this still agrees with the Scrum Guide of 2020.',
    answer: true,
    why: {
      true: 'The word changed from estimate to size. The people responsible are the same: the Developers who will be doing the work.',
      false:
        'In 2017 the Development Team was responsible for all estimates. In 2020 the Developers are responsible for the sizing, so only words have changed.',
    },
    guideSection: 'Product Backlog',
  },
]
