import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-0-6',
    kind: 'single',
    difficulty: 3,
    stem: 'The first Sprint of a software product ends with an architecture document. It was reviewed by experts, and stakeholders at the Sprint Review are delighted with it. What has the Scrum Team achieved?',
    options: {
      a: {
        text: 'Useful work perhaps, but no Increment of the product.',
        why: 'An Increment has to be usable. No one can use the software product after this Sprint.',
      },
      b: {
        text: 'A valuable Increment, because stakeholders are those who judge value.',
        why: 'Their delight does not make the product usable. An Increment meets the Definition of Done of the product.',
      },
      c: {
        text: 'An Increment, provided that the document is a line in its Definition of Done.',
        why: 'A line about documents would add to what an Increment needs. It would not replace the usable product.',
      },
      d: {
        text: 'Half an Increment, whose other half follows with the code of the second Sprint.',
        why: 'There are no halves: work that is not Done is not part of an Increment.',
      },
    },
    answer: 'a',
    guideSection: 'Increment',
  },
  {
    id: 'sprint-0-7',
    kind: 'single',
    difficulty: 2,
    stem: 'The designers of a Scrum Team have Sprints of their own. They always work one Sprint ahead and hand finished drawings to the programmers. What does not fit Scrum?',
    options: {
      a: {
        text: 'The designers look at items before these have been selected.',
        why: 'Looking ahead is refinement, which goes on all the time and in which every Developer may take part.',
      },
      b: {
        text: 'The designers belong to the Scrum Team instead of a department.',
        why: 'That is as it should be: they create an aspect of the Increment and are Developers.',
      },
      c: {
        text: 'The designers form a sub-team whose Sprints bring no usable Increment.',
        why: 'A Scrum Team has no sub-teams and works in one Sprint toward one Sprint Goal. Design is part of getting items Done.',
      },
      d: {
        text: 'The designers hand over drawings, where the Guide asks for user stories.',
        why: 'The Guide mentions neither.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Team',
    focusArea: 'Scrum Team',
  },
  {
    id: 'sprint-0-8',
    kind: 'single',
    difficulty: 3,
    stem: 'Releasing takes three weeks of sign-offs outside the Scrum Team. A manager suggests a release Sprint after each quarter, in which the team does nothing else. What fits Scrum better?',
    options: {
      a: {
        text: 'The Sprints are extended to three months, so that each one ends with a release.',
        why: 'A Sprint lasts one month or less.',
      },
      b: {
        text: 'The Sprints go on with usable Increments, while the Scrum Master works on the sign-offs.',
        why: 'Every Sprint brings a usable Increment, whenever it is released. Sign-offs that hinder are an impediment to be removed.',
      },
      c: {
        text: 'The Definition of Done is shortened, so that the sign-offs have less to check.',
        why: 'The quality that the product needs does not depend on how long sign-offs take.',
      },
      d: {
        text: 'The sign-offs are done at the Sprint Review, which every release has to pass anyway.',
        why: '"The Sprint Review should never be considered a gate to releasing value".',
      },
    },
    answer: 'b',
    guideSection: 'Increment',
  },
  {
    id: 'sprint-0-9',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these can a Scrum Team do in its first Sprint without leaving the rules of Scrum? (Choose all that apply.)',
    options: {
      a: {
        text: 'Select very few items, since there is no past performance to go by',
        why: 'How much is selected is for the Developers to judge. Caution is sensible where experience is missing.',
      },
      b: {
        text: 'Count the set-up of the build among the work on the first item',
        why: 'The item cannot be Done without it. The Developers plan whatever work an item needs.',
      },
      c: {
        text: 'Do without the Sprint Review, because so little can be inspected yet',
        why: 'Leaving an event out gives up an opportunity to inspect and adapt, when the team knows least.',
      },
      d: {
        text: 'Create its Definition of Done on the morning of Sprint Planning',
        why: 'If the organization has no standard, the Scrum Team must create one. Forecast and Increment rest on it.',
      },
      e: {
        text: 'Go on for a week longer until its first item is Done',
        why: 'The length of a Sprint is fixed, and that of the first is not an exception.',
      },
    },
    answers: ['a', 'b', 'd'],
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-0-10',
    kind: 'true-false',
    difficulty: 1,
    stem: 'The Scrum Guide excuses the first Sprint of a new team from bringing a usable Increment.',
    answer: false,
    why: {
      true: 'There is no exception. The Scrum Team is accountable for a valuable, useful Increment every Sprint.',
      false:
        "'Every Sprint' includes the first. A new team makes the Increment smaller; it does not leave it out.",
    },
    guideSection: 'Scrum Team',
  },
]
