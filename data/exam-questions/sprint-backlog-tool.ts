import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-backlog-tool-5',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: "On day 6 the column 'finished' holds eleven of seventeen pieces. None of the items meets the Definition of Done yet. Which statements are right? (Choose all that apply.)",
    options: {
      a: {
        text: 'About two thirds of the Sprint Goal have been reached.',
        why: 'Pieces show activity. As long as nothing is Done, no one can use anything.',
      },
      b: {
        text: 'No Increment has come out of this work so far.',
        why: 'An Increment is born when an item meets the Definition of Done.',
      },
      c: {
        text: 'A board of pieces alone can make progress look better than it is.',
        why: 'Pieces pile up while no item is Done. The state of the items should be seen as well.',
      },
      d: {
        text: 'The eleven pieces may be presented at the Sprint Review as work completed.',
        why: 'Items that do not meet the Definition of Done cannot even be presented there.',
      },
    },
    answers: ['b', 'c'],
    guideSection: 'Increment',
  },
  {
    id: 'sprint-backlog-tool-6',
    kind: 'single',
    difficulty: 2,
    stem: 'A Scrum Team counts the open pieces of its plan, each of a day or less, and writes no hours. A new manager doubts that this is allowed. What is true?',
    options: {
      a: {
        text: 'It is allowed only in Sprints of two weeks or less.',
        why: 'The length of the Sprint has no bearing on how a plan is noted.',
      },
      b: {
        text: 'It is allowed only together with a burndown chart that shows the sum.',
        why: 'Burn-downs are optional. The Guide requires none.',
      },
      c: {
        text: 'It is allowed if they can inspect their progress with it.',
        why: 'Enough detail for the Daily Scrum is what the plan needs. Its form is theirs.',
      },
      d: {
        text: 'It is not allowed, because a plan without numbers is not actionable.',
        why: 'A plan is actionable if people know what to do next. Numbers are optional.',
      },
    },
    answer: 'c',
    guideSection: 'Sprint Backlog',
  },
]
