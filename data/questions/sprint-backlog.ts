import type { Question, QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-backlog',
  lesson: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
  focusArea: 'Artifacts',
  questions: [
    {
      id: 'sprint-backlog-1',
      kind: 'single',
      difficulty: 1,
      stem: 'On day three, a Developer finds a piece of work that nobody had thought of. It belongs to a selected item and puts the Sprint Goal in no danger. What happens?',
      options: {
        a: {
          text: 'It is noted for the next Sprint Planning, since the plan for this Sprint is settled.',
          why: 'The plan is never settled. It is updated throughout the Sprint as more is learned.',
        },
        b: {
          text: 'It goes into the Sprint Backlog at once, because the Developers keep their plan up to date.',
          why: 'The Sprint Backlog is a real-time picture of the work that the Developers plan to do.',
        },
        c: {
          text: 'The Product Owner decides whether the piece may be added, as it was not part of the selection.',
          why: 'The selection is of items. The work inside an item is the plan of the Developers.',
        },
        d: {
          text: 'The Scrum Master adds it, and the Developers hear of it in the Daily Scrum.',
          why: 'The Scrum Master does not write the plan. Developers need not wait for the Daily Scrum either.',
        },
      },
      answer: 'b',
      guideSection: 'Sprint Backlog',
    },
    {
      id: 'sprint-backlog-2',
      kind: 'single',
      difficulty: 2,
      stem: 'An item turns out twice as large as expected. One part of it is not needed for the Sprint Goal. Who settles whether that part is left out of the Sprint?',
      options: {
        a: {
          text: 'The Developers alone, since the Sprint Backlog is a plan that is made by them and for them.',
          why: 'The plan is theirs. What is delivered is scope, and scope is negotiated with the Product Owner.',
        },
        b: {
          text: 'The stakeholders, at the Sprint Review, where they see what has been finished.',
          why: 'That would be too late for this Sprint, and stakeholders are no party to its scope.',
        },
        c: {
          text: 'The Scrum Master, who is accountable for the effectiveness of the Scrum Team.',
          why: 'This accountability does not include deciding on scope.',
        },
        d: {
          text: 'The Developers and the Product Owner, who negotiate the scope of the Sprint Backlog.',
          why: 'If work differs from what was expected, they negotiate scope without affecting the Sprint Goal.',
        },
      },
      answer: 'd',
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'sprint-backlog-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: "These five things hang on a team's wall. Which three of them make up its Sprint Backlog? (Choose three.)",
      options: {
        a: {
          text: 'One sentence on why this Sprint is worth having',
          why: 'The Sprint Goal, the why. Since 2020 it is part of the Sprint Backlog.',
        },
        b: {
          text: 'A chart of the work remaining each day',
          why: 'Such a chart may help, and it is no part of the artifact.',
        },
        c: {
          text: 'The Product Backlog items chosen for this Sprint',
          why: 'The what: the set of selected items.',
        },
        d: {
          text: 'The uppermost items that might come in the following Sprint',
          why: 'These stay in the Product Backlog until they are selected.',
        },
        e: {
          text: 'The pieces of work by which the items will be delivered',
          why: 'The how: an actionable plan for delivering the Increment.',
        },
      },
      answers: ['a', 'c', 'e'],
      guideSection: 'Sprint Backlog',
    },
    {
      id: 'sprint-backlog-4',
      kind: 'single',
      difficulty: 3,
      stem: 'The deputy director reads the Sprint Backlog every morning. She asks the Scrum Master to have all work broken down into hours, so that she can follow it better. What fits Scrum best?',
      options: {
        a: {
          text: 'She may look, but the Developers choose the detail that they need for inspecting their progress.',
          why: 'It is highly visible, and it is a plan by and for the Developers. Detail has to be enough for their Daily Scrum.',
        },
        b: {
          text: 'The Sprint Backlog should be hidden from her, because it belongs to the Developers and nobody else.',
          why: 'By and for the Developers does not mean secret. It is a highly visible picture of their work.',
        },
        c: {
          text: 'Hours are needed for inspection anyway, so the Developers should provide them from the first day.',
          why: 'The Guide asks for enough detail and names no unit. Pieces of a day or less are what teams often use.',
        },
        d: {
          text: 'The Scrum Master should work out the hours, so that the Developers can go on with their work.',
          why: 'The plan is made by the Developers. A picture drawn by someone else would soon differ from the work.',
        },
      },
      answer: 'a',
      guideSection: 'Sprint Backlog',
    },
    {
      id: 'sprint-backlog-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Every Sprint Backlog has to contain at least one improvement from the last Sprint Retrospective.',
      answer: false,
      why: {
        true: 'That was a rule of the 2017 Guide. It no longer holds.',
        false:
          'The most impactful improvements are addressed as soon as possible; they may be added to the Sprint Backlog.',
      },
      guideSection: 'Sprint Retrospective',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
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
