import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-backlog-6',
    kind: 'single',
    difficulty: 3,
    stem: 'In Sprint Planning, the work for the second week was left as two rough headings. On day six it still is, and none of the Developers can say in the Daily Scrum whether the Sprint Goal is within reach. What went wrong?',
    options: {
      a: {
        text: 'Sprint Planning ended before all the work was known in detail.',
        why: 'It has a timebox, and the plan may emerge. Two headings were enough on day one.',
      },
      b: {
        text: 'Nothing, because a plan that emerges may stay rough to the end.',
        why: 'The plan should be detailed enough for the Developers to inspect their progress. Here it is not.',
      },
      c: {
        text: 'The plan was not worked out further as the work came closer.',
        why: 'Work that is a week away may be rough. Before it begins, the Developers add detail to their plan.',
      },
      d: {
        text: 'The Product Owner selected items without listing their tasks.',
        why: 'The Developers select the items and plan how to build them, so the tasks are theirs.',
      },
    },
    answer: 'c',
    guideSection: 'Sprint Backlog',
  },
  {
    id: 'sprint-backlog-7',
    kind: 'single',
    difficulty: 2,
    stem: "The Sprint Goal is 'Finish items 1 to 6'. Each of the six Developers works on one item, and on day nine two items are far from Done. What does this Sprint Goal lack?",
    options: {
      a: {
        text: 'The name of the Developer who is responsible for each item',
        why: 'Names would make it even harder to help each other. The Developers decide from day to day who does what.',
      },
      b: {
        text: 'The order in which the items are to be finished',
        why: 'A Sprint Goal says why the Sprint is valuable. It leaves the exact work open.',
      },
      c: {
        text: 'A smaller number of items, so that each is certain to be Done',
        why: 'A shorter list is still a list. The items are a forecast, and the goal is a single objective.',
      },
      d: {
        text: 'One objective that gives them a reason to work together',
        why: 'A single objective creates coherence and focus, and it shows which item matters least.',
      },
    },
    answer: 'd',
    guideSection: 'Commitment: Sprint Goal',
  },
  {
    id: 'sprint-backlog-8',
    kind: 'true-false',
    difficulty: 3,
    stem: 'The Developers have not changed the Sprint Backlog for three days. The Scrum Master is accountable for effectiveness and should now bring it up to date for them.',
    answer: false,
    why: {
      true: 'If someone else updates the plan, it soon differs from the work. Updating it is up to the Developers, who made it.',
      false:
        'The Developers make and update the plan. The Scrum Master can help them see what an outdated plan costs them.',
    },
    guideSection: 'Sprint Backlog',
  },
  {
    id: 'sprint-backlog-9',
    kind: 'single',
    difficulty: 3,
    stem: 'On day five, the Product Owner asks for one more item. The Developers have room for it, and the Sprint Goal would not be at risk. What applies?',
    options: {
      a: {
        text: 'It may be added if both the Product Owner and the Developers agree.',
        why: 'Scope may be clarified and renegotiated as more is learned, as long as the Sprint Goal is not endangered.',
      },
      b: {
        text: 'It may be added in the next Sprint, but no longer in this one.',
        why: 'They do not have to wait. The selected items are a forecast, and they are not frozen.',
      },
      c: {
        text: 'It may be added if another item of the same size is taken out.',
        why: 'A team without room might do this. Where there is room, the Guide does not ask for an exchange.',
      },
      d: {
        text: 'It may be added if the Sprint Goal is extended to include it.',
        why: 'The Sprint Goal stays as it is. The Guide does not say that every selected item must serve it.',
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
        why: 'The Developers decide this among themselves, from day to day.',
      },
      b: {
        text: 'The order in which the pieces of an item are built',
        why: 'This is part of their plan.',
      },
      c: {
        text: 'The Sprint Goal, so that it matches what will be finished',
        why: 'The whole Scrum Team defined the goal, and it does not change with the forecast.',
      },
      d: {
        text: 'The technical design of an item whose scope stays the same',
        why: 'How an item becomes part of an Increment is for the Developers to decide.',
      },
      e: {
        text: 'Whether the last item needs the tests in the Definition of Done',
        why: 'They have to conform to the Definition of Done. Quality does not decrease during the Sprint.',
      },
    },
    answers: ['a', 'b', 'd'],
    guideSection: 'Sprint Backlog',
  },
  {
    id: 'sprint-backlog-11',
    kind: 'single',
    difficulty: 2,
    stem: 'At the end of the Sprint, nine of the ten selected items are Done. The tenth is not, and without it the Sprint Goal is not met. Which description is correct?',
    options: {
      a: {
        text: 'The commitment was met to 90%, since nine of ten items are Done.',
        why: 'The items are a forecast. The Developers did not commit to the ten items.',
      },
      b: {
        text: 'The commitment was not met, since the Sprint Goal was missed.',
        why: 'The Sprint Goal is the commitment. The number of items that are Done does not decide whether it was met.',
      },
      c: {
        text: 'The commitment was met, since most of the plan was carried out.',
        why: 'The plan is a means to the goal. Carrying out most of it is not the same as reaching the goal.',
      },
      d: {
        text: 'The commitment is still open until the Sprint Review decides on it.',
        why: 'The Sprint Review inspects the outcome. It does not change the goal or decide later that it was met.',
      },
    },
    answer: 'b',
    guideSection: 'Commitment: Sprint Goal',
  },
]
