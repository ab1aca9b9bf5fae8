import type { Question } from '../../lib/course/question'

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
        why: 'A second source of work would exist next to the Product Backlog, which is the single source.',
      },
      c: {
        text: 'The vice president is sent to the Product Owner, who may put it into the Product Backlog.',
        why: 'The Product Backlog is the single source of work. Anyone who wants a change tries to convince the Product Owner.',
      },
      d: {
        text: 'The Scrum Master collects such tasks and hands them out after the Sprint Review of that Sprint.',
        why: 'The Scrum Master does not hand out work, and the next Sprint is planned in Sprint Planning.',
      },
    },
    answer: 'c',
    guideSection: 'Product Backlog',
    focusArea: 'Stakeholders & Customers',
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
    focusArea: 'Stakeholders & Customers',
  },
]
