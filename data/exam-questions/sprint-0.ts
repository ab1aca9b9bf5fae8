import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-0-6',
    kind: 'single',
    difficulty: 2,
    stem: 'The first Sprint of a software product ends with a reviewed architecture document and no software. What has the Scrum Team achieved?',
    options: {
      a: {
        text: 'Useful work, but not an Increment',
        why: 'To provide value, an Increment must be usable. No one can use the product after this Sprint.',
      },
      b: {
        text: 'An Increment, if the document is found valuable',
        why: "An Increment has to be usable. Praise for a document is welcome, but it doesn't make the software product usable.",
      },
      c: {
        text: 'An Increment, if experts have approved the document',
        why: 'Experts can improve a document. An Increment has to be usable and meet the Definition of Done of the product.',
      },
      d: {
        text: 'Part of an Increment, which later work completes',
        why: 'There are no parts of this kind: work belongs to an Increment only when it meets the Definition of Done.',
      },
    },
    answer: 'a',
    rests: ['increment-4'],
  },
  {
    id: 'sprint-0-7',
    kind: 'single',
    difficulty: 2,
    stem: 'The designers of a Scrum Team have their own Sprints, one ahead of the programmers. Which rule does this break most directly?',
    options: {
      a: {
        text: 'The Product Owner is accountable for value.',
        why: "This rule isn't broken: the Product Owner is still accountable. What is broken is that a Scrum Team has no sub-teams.",
      },
      b: {
        text: 'The Sprint has a fixed length.',
        why: 'Both groups may have Sprints of a fixed length. The trouble is that there are two groups, and a Scrum Team has no sub-teams.',
      },
      c: {
        text: 'The whole Scrum Team is accountable for the Increment.',
        why: 'All members may still answer for the Increment. What is broken most directly is the structure: the team is split into two sub-teams.',
      },
      d: {
        text: 'The Scrum Team has no sub-teams.',
        why: 'Designers who create a part of the Increment are Developers, in one team with one Sprint and one Sprint Goal.',
      },
    },
    answer: 'd',
    rests: ['team-3'],
  },
  {
    id: 'sprint-0-8',
    kind: 'single',
    difficulty: 3,
    stem: "Releases wait for weeks for a department's sign-offs, so a manager wants a release Sprint every quarter. What fits Scrum best?",
    options: {
      a: {
        text: 'The team shortens its own checks, so that the sign-offs can start sooner.',
        why: "Quality does not decrease during a Sprint, however long the sign-offs take. Besides, a shorter check doesn't remove the impediment.",
      },
      b: {
        text: 'The sign-offs are given in the Sprint Review.',
        why: 'The Review is never a gate to releasing value. It would be quick, but Done items would have to wait for it.',
      },
      c: {
        text: 'The team collects its Increments and releases them in that Sprint.',
        why: "An Increment may be delivered at any time, so value doesn't have to wait for months. A release Sprint hides the obstacle instead of removing it.",
      },
      d: {
        text: 'The Scrum Master and the manager work on making the sign-offs faster.',
        why: 'The Scrum Master causes the removal of impediments, and managers can remove those in the organization. Each Sprint brings a usable Increment meanwhile.',
      },
    },
    answer: 'd',
    rests: ['scrum-master-9', 'team-16'],
  },
  {
    id: 'sprint-0-9',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A new Scrum Team plans its first Sprint. Which of these may it do? (Choose all that apply.)',
    options: {
      a: {
        text: 'Plan no Review, because there will be little to show',
        why: 'Each Sprint has a Review. Leaving it out costs a chance to inspect and adapt, just when the team knows least.',
      },
      b: {
        text: 'Add a week to set everything up',
        why: 'The length of a Sprint is fixed. This holds for the first Sprint, too.',
      },
      c: {
        text: 'Select very few items',
        why: 'The Developers select the items, and caution is reasonable where experience is missing.',
      },
      d: {
        text: 'Create its Definition of Done on the same day',
        why: 'If the organization has no standard, the Scrum Team must create one. The forecast depends on it.',
      },
      e: {
        text: 'Leave some checks of its Definition of Done for later',
        why: "An Increment has to meet the Definition of Done from the first one on. Work that doesn't isn't part of it.",
      },
    },
    answers: ['c', 'd'],
    rests: ['sprint-planning-11', 'done-8'],
  },
  {
    id: 'sprint-0-10',
    kind: 'true-false',
    difficulty: 1,
    stem: 'The Scrum Guide excuses the first Sprint of a new team from bringing a usable Increment.',
    answer: false,
    why: {
      true: "The Guide makes no exception for the first Sprint, and it doesn't mention a Sprint 0. Each Sprint brings a valuable, useful Increment.",
      false:
        'The Scrum Team is accountable for a valuable, useful Increment in every Sprint. For a new team, it may just be smaller.',
    },
    rests: ['team-16'],
  },
  {
    id: 'sprint-0-11',
    kind: 'single',
    difficulty: 2,
    stem: 'Several Scrum Teams work on one product. Which of these do they have to define together?',
    options: {
      a: {
        text: 'The Product Goal',
        why: 'Such teams share one Product Goal, but developing it is up to the Product Owner. What they define together is the Definition of Done.',
      },
      b: {
        text: 'The Product Owner',
        why: "Such teams share one Product Owner, but a person isn't something that they define. What they define together is the Definition of Done.",
      },
      c: {
        text: 'The Definition of Done',
        why: 'Such teams mutually define one Definition of Done, and all of them comply with it.',
      },
      d: {
        text: 'The first day of their Sprints',
        why: "Common dates may help, but the Guide doesn't ask for them. What teams on one product define together is the Definition of Done.",
      },
    },
    answer: 'c',
    rests: ['done-10'],
  },
]
