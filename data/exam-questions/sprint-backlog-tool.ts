import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-backlog-tool-5',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Eleven of seventeen pieces of work are finished, but no item meets the Definition of Done. Which statements are right? (Choose all that apply.)',
    options: {
      a: {
        text: 'About two thirds of the Sprint Goal has been reached.',
        why: 'The share of finished pieces shows activity, not how near the Sprint Goal is. Nothing is Done, so no one can use anything yet.',
      },
      b: {
        text: 'Most of the selected items are partly Done.',
        why: "An item meets the Definition of Done or it doesn't. There are no parts of Done.",
      },
      c: {
        text: 'No piece is part of an Increment yet.',
        why: "Only Done items bring an Increment into being, and so far there aren't any.",
      },
      d: {
        text: 'The finished pieces of work may be presented at the Sprint Review.',
        why: "Items that don't meet the Definition of Done aren't presented at the Sprint Review, and neither are pieces of them.",
      },
      e: {
        text: 'The Developers may change their plan to get items Done sooner.',
        why: 'The Sprint Backlog is their plan, and they update it throughout the Sprint.',
      },
    },
    answers: ['c', 'e'],
    rests: ['increment-9', 'done-5'],
  },
  {
    id: 'sprint-backlog-tool-6',
    kind: 'single',
    difficulty: 2,
    stem: 'A Scrum Team writes down no hours in its Sprint Backlog. A manager doubts that this is allowed. What is right?',
    options: {
      a: {
        text: 'It is allowed in Sprints of two weeks or less.',
        why: "The length of the Sprint doesn't matter for this. In any Sprint, the plan needs enough detail to inspect progress, in hours or not.",
      },
      b: {
        text: 'It is allowed if the team keeps a burn-down instead.',
        why: "The plan needs enough detail to inspect progress, in any form. Burn-downs are optional, so it doesn't depend on having one.",
      },
      c: {
        text: 'It needs no approval, as long as progress can be inspected.',
        why: 'The plan needs enough detail to inspect progress in the Daily Scrum. Its form is up to the Developers.',
      },
      d: {
        text: "It isn't allowed, because a plan has to show the work left in hours.",
        why: "Hours are a common way to show the work left, but the Guide doesn't ask for them. The plan only needs enough detail to inspect progress.",
      },
    },
    answer: 'c',
    rests: ['sprint-backlog-5'],
  },
]
