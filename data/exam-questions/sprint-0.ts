import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-0-6',
    kind: 'single',
    difficulty: 2,
    stem: 'The first Sprint of a software product ends with an architecture document. It was reviewed by experts, and stakeholders at the Sprint Review are delighted with it. What has the Scrum Team achieved?',
    options: {
      a: {
        text: 'Some useful work that falls short of an Increment',
        why: 'An Increment has to be usable. No one can use the software product after this Sprint.',
      },
      b: {
        text: 'A first Increment that stakeholders find valuable',
        why: "Their delight doesn't make the product usable. An Increment meets the Definition of Done of the product.",
      },
      c: {
        text: 'An early Increment that experts have approved',
        why: "Experts can improve a document. Their approval doesn't turn it into a usable product.",
      },
      d: {
        text: 'Half an Increment that later code will complete',
        why: "Halves don't count: work that isn't Done isn't part of an Increment.",
      },
    },
    answer: 'a',
    guideSection: 'Increment',
  },
  {
    id: 'sprint-0-7',
    kind: 'single',
    difficulty: 2,
    stem: 'The designers of a Scrum Team have Sprints of their own. They always work one Sprint ahead and hand finished drawings to the programmers. What does NOT fit Scrum?',
    options: {
      a: {
        text: 'That the designers see items before the Sprint',
        why: 'Looking ahead is refinement, which goes on all the time and in which every Developer may take part.',
      },
      b: {
        text: 'That the designers belong to the Scrum Team',
        why: 'That is as it should be: they create an aspect of the Increment and are Developers.',
      },
      c: {
        text: 'That the designers use drawings for their work',
        why: "The Guide doesn't say which techniques Developers use. Drawings are as good as others.",
      },
      d: {
        text: 'That the designers form a team within the team',
        why: 'A Scrum Team has no sub-teams and works in one Sprint toward one Sprint Goal. Design is part of getting items Done.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Team',
    focusArea: 'Scrum Team',
  },
  {
    id: 'sprint-0-8',
    kind: 'single',
    difficulty: 3,
    stem: 'Releasing takes three weeks of sign-offs outside the Scrum Team. A manager, who could shorten them, would rather have a release Sprint after each quarter. What fits Scrum better?',
    options: {
      a: {
        text: 'The Sprints go on, and fewer checks shorten the sign-offs.',
        why: "The quality that the product needs doesn't depend on how long sign-offs take.",
      },
      b: {
        text: 'The Sprints get longer, and a release comes at the end of each.',
        why: 'A Sprint lasts one month or less, and a release can come at any time in it.',
      },
      c: {
        text: 'The Sprints go on, and the Sprint Review includes the sign-offs.',
        why: 'That would make the Review a gate to releasing value, which it should never be.',
      },
      d: {
        text: 'The Sprints go on, and the Scrum Master wins the manager over.',
        why: 'Every Sprint brings a usable Increment, whenever it is released. Slow sign-offs are an impediment, and the Scrum Master and the manager may be able to remove it together.',
      },
    },
    answer: 'd',
    guideSection: 'Increment',
  },
  {
    id: 'sprint-0-9',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A Scrum Team that has never worked together plans its first Sprint. What may it do within the rules of Scrum? (Choose all that apply.)',
    options: {
      a: {
        text: 'Leave out the Review for lack of results',
        why: 'Leaving an event out gives up an opportunity to inspect and adapt, just when the team knows least.',
      },
      b: {
        text: 'Add one week to get everything set up',
        why: "The length of a Sprint is fixed, and the first isn't an exception.",
      },
      c: {
        text: 'Select very few items for the forecast',
        why: 'How much is selected is for the Developers to judge. Caution is sensible where experience is missing.',
      },
      d: {
        text: 'Write its Definition of Done the same day',
        why: 'If the organization has no standard, the Scrum Team must create one. Forecast and Increment rest on it.',
      },
      e: {
        text: 'Count the build setup as part of an item',
        why: "The item can't be Done without it. The Developers plan the work that an item needs.",
      },
    },
    answers: ['c', 'd', 'e'],
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-0-10',
    kind: 'true-false',
    difficulty: 1,
    stem: 'The Scrum Guide excuses the first Sprint of a new team from bringing a usable Increment.',
    answer: false,
    why: {
      true: 'The Guide makes no exception for new teams. Their first Increment also has to be usable.',
      false:
        '"Every Sprint" includes the first. A new team makes the Increment smaller; it doesn\'t leave it out.',
    },
    guideSection: 'Scrum Team',
  },
  {
    id: 'sprint-0-11',
    kind: 'single',
    difficulty: 2,
    stem: "A second Scrum Team is formed for a product while the first team's Sprint is half over. Both teams will use one Product Backlog. When may the second team begin its first Sprint?",
    options: {
      a: {
        text: 'After both teams finish a joint Sprint 0',
        why: "The Guide doesn't mention a Sprint 0. Work begins with a Sprint like all others.",
      },
      b: {
        text: 'When both teams start a Sprint together',
        why: "Common dates can make work easier, but they aren't a rule of Scrum.",
      },
      c: {
        text: 'On any day that suits the new team',
        why: "The Guide doesn't require teams on one product to share Sprint dates. They can agree on common dates if these help.",
      },
      d: {
        text: 'After the Product Backlog has been split',
        why: "Both teams work from the same Product Backlog. It isn't divided between them.",
      },
    },
    answer: 'c',
    guideSection: 'The Sprint',
  },
]
