import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-backlog-6',
    kind: 'single',
    difficulty: 3,
    stem: 'Work for the second week was left as two rough headings in Sprint Planning. On day six it still is, and nobody in the Daily Scrum can say whether the Sprint Goal is within reach. What is wrong?',
    options: {
      a: {
        text: 'Sprint Planning should have gone on until all the work of both weeks was known in detail.',
        why: 'The plan may emerge, and Sprint Planning has a timebox. Two headings were in order on day one.',
      },
      b: {
        text: 'Nothing: a plan that is supposed to emerge can have any amount of detail on any day.',
        why: 'It should have enough detail for the Developers to inspect their progress. Here it does not.',
      },
      c: {
        text: 'By now the plan should be detailed enough for progress to be inspected.',
        why: 'What may be rough a week ahead has to be finer when the work comes near. The Developers update it.',
      },
      d: {
        text: 'The Product Owner should have delivered the tasks for the second week along with the items.',
        why: 'How the work is done, and so its tasks, is for the Developers.',
      },
    },
    answer: 'c',
    guideSection: 'Sprint Backlog',
  },
  {
    id: 'sprint-backlog-7',
    kind: 'single',
    difficulty: 2,
    stem: "The Sprint Goal reads 'Finish items 1 to 6'. Each of six Developers works on an item of their own, and two items will not be Done. Which purpose does this Sprint Goal fail?",
    options: {
      a: {
        text: 'It should have named for each item the person who is responsible for it.',
        why: 'Names would deepen the trouble. Who does what is decided by the team from day to day.',
      },
      b: {
        text: 'It should have fixed the order in which the items are built, as a commitment to stakeholders.',
        why: 'The Sprint Goal says why, and leaves the exact work open.',
      },
      c: {
        text: 'It should have set a smaller number of items, so that all can be kept.',
        why: 'A smaller list is still a list. Items are a forecast; the goal is one objective.',
      },
      d: {
        text: 'It should create coherence, so that people work together and not on separate initiatives.',
        why: 'A single objective gives the Developers a reason to help each other, and tells which item matters least.',
      },
    },
    answer: 'd',
    guideSection: 'Commitment: Sprint Goal',
  },
  {
    id: 'sprint-backlog-8',
    kind: 'true-false',
    difficulty: 3,
    stem: 'For three days the Developers have left the Sprint Backlog as it was. Being accountable for effectiveness, the Scrum Master should now bring it up to date for them.',
    answer: false,
    why: {
      true: 'A picture painted by someone else would soon show something other than the work. Updating the plan is for those who made it.',
      false:
        'The Sprint Backlog is a plan by and for the Developers. The Scrum Master helps them see why a picture that lags behind is of no use.',
    },
    guideSection: 'Sprint Backlog',
  },
  {
    id: 'sprint-backlog-9',
    kind: 'single',
    difficulty: 3,
    stem: 'On day five the Product Owner asks for one more item. The Developers see room for it, and no danger to the Sprint Goal. What applies?',
    options: {
      a: {
        text: 'It can be taken in, as the two sides agree on it and the goal is safe.',
        why: 'Scope may be clarified and renegotiated as more is learned. The limit is the Sprint Goal.',
      },
      b: {
        text: 'It has to wait, because the selected items are final once Sprint Planning is over.',
        why: 'The selection is a forecast. Nothing freezes it.',
      },
      c: {
        text: 'It can be taken in only if an item of the same size is removed in exchange.',
        why: 'A team short of room would do so. Where there is room, no rule asks for an exchange.',
      },
      d: {
        text: 'It can be taken in once the Sprint Goal has been extended to cover the new item.',
        why: 'The Sprint Goal stays as it is. Not every item has to serve it.',
      },
    },
    answer: 'a',
    guideSection: 'The Sprint',
  },
  {
    id: 'sprint-backlog-10',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'What may the Developers change during a Sprint without asking the Product Owner or anyone else? (Choose all that apply.)',
    options: {
      a: {
        text: 'Which of them works on which piece tomorrow',
        why: 'Who does what is decided within the team, day by day.',
      },
      b: {
        text: 'The order in which the pieces of an item are built',
        why: 'That is their plan.',
      },
      c: {
        text: 'The Sprint Goal, so that it matches what will be finished',
        why: 'The goal was defined by the whole Scrum Team and does not move with the forecast.',
      },
      d: {
        text: 'The technical design of an item whose scope remains the same',
        why: 'How an item becomes an Increment is at their sole discretion.',
      },
      e: {
        text: 'Whether the last item needs the tests that the Definition of Done lists',
        why: 'They have to conform to the Definition of Done. Quality does not decrease.',
      },
    },
    answers: ['a', 'b', 'd'],
    guideSection: 'Sprint Backlog',
  },
  {
    id: 'sprint-backlog-11',
    kind: 'single',
    difficulty: 2,
    stem: 'At the end of the Sprint, nine of ten selected items are Done. The tenth is missing, and without it the Sprint Goal is not met. How is this described correctly?',
    options: {
      a: {
        text: 'As 90 % of the commitment, because the Developers committed to the ten items.',
        why: 'Items are a forecast. Nobody committed to ten of them.',
      },
      b: {
        text: 'As a commitment missed, although most of the forecast came true.',
        why: 'The commitment is the Sprint Goal. How many items are Done does not decide whether it was met.',
      },
      c: {
        text: 'As a commitment kept, since the greater part of the plan was carried out.',
        why: 'A plan is a means. Whether the goal was reached is another question.',
      },
      d: {
        text: 'As undecided until the Sprint Goal has been reworded at the Sprint Review.',
        why: 'The Sprint Goal is not fitted to the result. The Review inspects the outcome as it is.',
      },
    },
    answer: 'b',
    guideSection: 'Commitment: Sprint Goal',
  },
]
