import type { Question, QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'focus',
  lesson: '/scrum/psm-1/scrum-values/focus',
  focusArea: 'Scrum Values',
  questions: [
    {
      id: 'focus-1',
      kind: 'single',
      difficulty: 2,
      stem: 'A trainer claims: "A Scrum Team with focus has exactly one item in work at any time." What does the Scrum Guide support?',
      options: {
        a: {
          text: 'The claim, as long as the item is the one at the top of the Product Backlog.',
          why: 'The Guide sets no number of items in work, and the Developers decide how to proceed.',
        },
        b: {
          text: 'The claim for each Developer, so six Developers may have up to six items in work together.',
          why: 'No limit for persons is given either. Such limits are a practice that a team may choose.',
        },
        c: {
          text: 'One objective: a single Sprint Goal, and a single Product Goal at a time.',
          why: 'Focus is directed at goals. How many items are in work at once is left to the Developers.',
        },
        d: {
          text: 'The opposite: as many items as possible, so that nobody has to wait.',
          why: 'Keeping everyone busy is no aim of Scrum. Progress toward the goals is.',
        },
      },
      answer: 'c',
      guideSection: 'Commitment: Sprint Goal',
    },
    {
      id: 'focus-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Mid-Sprint, a fault locks some users out of the live product. Mending it takes half an hour and does not serve the Sprint Goal. What fits the value of focus?',
      options: {
        a: {
          text: "Mend it: the primary focus is on the Sprint's work, and the goal is not endangered.",
          why: 'Primary does not mean exclusive. Users are harmed by waiting, and half an hour does no harm to the goal.',
        },
        b: {
          text: 'Leave it: work that does not serve the Sprint Goal must wait for the next Sprint.',
          why: 'No such rule exists. The Sprint Goal must not be endangered, and it is not.',
        },
        c: {
          text: 'Ask the Scrum Master, who decides what may interrupt the Developers.',
          why: 'The Developers adapt their plan themselves. The Scrum Master helps them to focus.',
        },
        d: {
          text: 'Mend it after hours, so that the working time of the Sprint remains untouched by it.',
          why: 'Extra hours undermine the sustainable pace, which is what improves focus.',
        },
      },
      answer: 'a',
      guideSection: 'Scrum Values',
    },
    {
      id: 'focus-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'According to the Scrum Guide, which two of these create or improve focus? (Choose two.)',
      options: {
        a: {
          text: "Filling each Developer's time completely in Sprint Planning",
          why: 'Utilization is not mentioned. A full plan breaks at the first surprise.',
        },
        b: {
          text: 'Working in Sprints at a sustainable pace',
          why: "It improves the Scrum Team's focus and consistency.",
        },
        c: {
          text: 'Keeping stakeholders away from the Developers during a Sprint',
          why: 'Scrum removes barriers between stakeholders and teams. It does not build them.',
        },
        d: {
          text: 'A Daily Scrum that ends with a plan for the next day of work',
          why: 'It centers on progress toward the Sprint Goal and gives an actionable plan, which creates focus.',
        },
      },
      answers: ['b', 'd'],
      guideSection: 'Daily Scrum',
    },
    {
      id: 'focus-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A Scrum Team would like to work toward a second Product Goal beside its present one. It has to fulfill or abandon the present one first.',
      answer: true,
      why: {
        true: 'The team is focused on one objective at a time, the Product Goal, and finishes with one before it takes on the next.',
        false:
          'Two Product Goals side by side would split the one objective on which the Scrum Team is focused.',
      },
      guideSection: 'Commitment: Product Goal',
    },
    {
      id: 'focus-5',
      kind: 'single',
      difficulty: 3,
      stem: 'Every Developer of a team is busy all day with items of his or her own, and all items advance a little. The Sprint Goal has hardly moved. What is missing?',
      options: {
        a: {
          text: 'A stricter forecast, since the Developers should have selected fewer items in Sprint Planning.',
          why: 'Perhaps, but the count is not the point. They work on separate initiatives in place of one goal.',
        },
        b: {
          text: 'A Scrum Master who assigns the Developers to the items by their order.',
          why: 'Developers decide who does what. Assigning is not part of that accountability.',
        },
        c: {
          text: 'More openness, since nobody knows what the others are working on.',
          why: 'Nothing suggests that work is hidden. It is visible, and it points in many directions.',
        },
        d: {
          text: 'Focus: their work should bring the best possible progress toward the Sprint Goal.',
          why: 'Being busy is no part of the value. The Sprint Goal is there to make people work together on one thing.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Values',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
export const examOnly: readonly Question[] = [
  {
    id: 'focus-6',
    kind: 'single',
    difficulty: 3,
    stem: 'In Sprint Planning the Developers select seven items. One of them, a small repair, has nothing to do with the Sprint Goal. A colleague calls that a breach of focus. Who is right?',
    options: {
      a: {
        text: 'The Developers: the Guide does not demand that every item serve the Sprint Goal.',
        why: 'The Sprint Goal is the single objective and stays first. An unrelated item may be selected, and it yields if the goal is in danger.',
      },
      b: {
        text: 'The colleague: only items that serve the Sprint Goal may be in a Sprint Backlog, with no exception.',
        why: 'The Sprint Backlog holds the goal, the selected items and the plan. No such filter is stated.',
      },
      c: {
        text: 'The colleague: an unrelated item calls for a second Sprint Goal.',
        why: 'A Sprint has a single goal. A second one would take away the focus that it gives.',
      },
      d: {
        text: 'Neither: the Product Owner alone determines which items are selected.',
        why: 'The Developers select, through discussion with the Product Owner.',
      },
    },
    answer: 'a',
    guideSection: 'Sprint Backlog',
  },
  {
    id: 'focus-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A vice president hands a Developer an "urgent little task" in the corridor for the third time this month. What serves the focus of the Scrum Team?',
    options: {
      a: {
        text: 'The Developer does it quickly, since refusing would take more time than the task.',
        why: 'Small tasks add up, and the order of work is decided past the Product Owner.',
      },
      b: {
        text: 'The Developers add a fixed share of every Sprint for tasks of the vice president.',
        why: 'A second source of work would stand beside the Product Backlog, which is the single source.',
      },
      c: {
        text: 'The vice president is sent to the Product Owner, who may put it into the Product Backlog.',
        why: 'The Product Backlog is the single source of work. Whoever wants a change tries to convince the Product Owner.',
      },
      d: {
        text: 'The Scrum Master collects such tasks and hands them out after the Sprint Review of that Sprint.',
        why: 'The Scrum Master does not hand out work, and the next Sprint is planned in Sprint Planning.',
      },
    },
    answer: 'c',
    guideSection: 'Product Backlog',
  },
  {
    id: 'focus-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these statements about focus agree with the Scrum Guide? (Choose all that apply.)',
    options: {
      a: {
        text: 'The Sprint Goal encourages people to work together rather than on separate initiatives.',
        why: 'That is how it creates coherence and focus.',
      },
      b: {
        text: 'Product Backlog refinement has to stop while the Sprint Goal is still open.',
        why: 'The Product Backlog is refined as needed during the Sprint.',
      },
      c: {
        text: 'The commitments of the artifacts add focus, because progress can be measured against them.',
        why: 'Each commitment enhances transparency and focus for its artifact.',
      },
      d: {
        text: 'The Scrum Master helps the team to focus on creating high-value Increments that are Done.',
        why: 'That is one of the ways in which the Scrum Master serves the Scrum Team.',
      },
    },
    answers: ['a', 'c', 'd'],
    guideSection: 'Scrum Artifacts',
  },
  {
    id: 'focus-9',
    kind: 'single',
    difficulty: 3,
    stem: 'To protect the focus of the Developers, a Scrum Master forbids stakeholders to speak with them during Sprints. What is the consequence to worry about most?',
    options: {
      a: {
        text: 'The Product Owner can then no longer cancel a Sprint.',
        why: 'That authority does not depend on whether stakeholders speak with Developers.',
      },
      b: {
        text: 'The Developers lose the answers they need in order to reach the goal and adapt.',
        why: 'Focus serves progress toward the goals. Cutting people off from those who know weakens openness and adaptation.',
      },
      c: {
        text: 'The stakeholders may no longer take part in the Daily Scrum of the Developers.',
        why: 'The Daily Scrum is for the Developers anyway.',
      },
      d: {
        text: 'The Sprint Review has to be longer, since more questions come together there at once.',
        why: 'Its timebox stays the same, and the larger loss comes on the days before.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Values',
  },
]
