import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-planning',
  lesson: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
  focusArea: 'Events',
  questions: [
    {
      id: 'sprint-planning-1',
      kind: 'single',
      difficulty: 2,
      stem: 'The Product Owner opens Sprint Planning with a Sprint Goal already written and announced to stakeholders. The Developers doubt that it can be met. What should happen?',
      options: {
        a: {
          text: 'The Scrum Team takes it as a proposal and defines the goal.',
          why: 'The Product Owner proposes how the product could gain value; the whole Scrum Team then defines the Sprint Goal.',
        },
        b: {
          text: 'The Developers take it as a fixed aim and plan the work.',
          why: "Accountability for value doesn't include setting the Sprint Goal alone. The Developers commit to it, so they help define it.",
        },
        c: {
          text: 'The Product Owner takes it back and defines the goal later.',
          why: 'The Sprint Goal must be final before Sprint Planning ends, and the whole Scrum Team defines it.',
        },
        d: {
          text: 'The Scrum Master takes it as a conflict and words a new goal.',
          why: 'The Scrum Master may help the conversation. The goal is defined by the whole Scrum Team together.',
        },
      },
      answer: 'a',
      guideSection: 'Sprint Planning',
    },
    {
      id: 'sprint-planning-2',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: "In Sprint Planning, the Developers aren't sure how many items they can get Done. Which three pieces of information help their forecast most? (Choose three.)",
      options: {
        a: {
          text: 'How many similar items they got Done lately',
          why: 'That is past performance: what really got Done before is evidence for what can be Done now.',
        },
        b: {
          text: 'How many items the stakeholders hope to see',
          why: 'An expectation says nothing about what is feasible. The Developers judge how much fits.',
        },
        c: {
          text: 'How much time each of them has in this Sprint',
          why: 'That is upcoming capacity: absences and other duties decide how much time there is.',
        },
        d: {
          text: 'How many checks an item needs to be Done',
          why: 'The Definition of Done tells the Developers how much work "finished" includes.',
        },
        e: {
          text: 'How large the items at the end of the list are',
          why: 'Items far down the list can stay rough. Only those that might be selected need to be understood for this Sprint.',
        },
      },
      answers: ['a', 'c', 'd'],
      guideSection: 'Sprint Planning',
    },
    {
      id: 'sprint-planning-3',
      kind: 'single',
      difficulty: 3,
      stem: 'Near the end of the timebox, the Sprint Goal is agreed and items are selected. The work for the first days is broken down, and the rest is only roughly planned. What is true?',
      options: {
        a: {
          text: 'The event can end, with the rough items handed back.',
          why: 'An item may stay selected with a rough plan. The Developers update the plan as they learn.',
        },
        b: {
          text: 'The event can end, with the Scrum Master planning the rest.',
          why: 'No one but the Developers plans how the items get Done.',
        },
        c: {
          text: 'The event can end, with the later days planned roughly.',
          why: 'The Developers go on planning as they work. Today the Sprint Backlog needs enough detail for the Developers to inspect progress.',
        },
        d: {
          text: 'The event can go on, with the limit raised for this Sprint.',
          why: 'A timebox is a maximum. Developers often plan in pieces of a day or less, but no rule requires them to finish that now.',
        },
      },
      answer: 'c',
      guideSection: 'Sprint Backlog',
    },
    {
      id: 'sprint-planning-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'For a two-week Sprint, the Scrum Guide limits Sprint Planning to four hours.',
      answer: false,
      why: {
        true: 'Some teams calculate four hours from the eight hours for one month, but the Guide has no number for two weeks.',
        false:
          'The Guide gives one number, eight hours at most for a one-month Sprint, and adds that a shorter Sprint usually has a shorter Sprint Planning.',
      },
      guideSection: 'Sprint Planning',
    },
    {
      id: 'sprint-planning-5',
      kind: 'single',
      difficulty: 2,
      stem: 'An item of the last Sprint did not meet the Definition of Done. What happens to it in the next Sprint Planning?',
      options: {
        a: {
          text: 'It moves to the top of the new Sprint Backlog.',
          why: 'Nothing carries over automatically. Other items may have become more valuable.',
        },
        b: {
          text: 'It counts in part toward the previous result.',
          why: "Work that isn't Done isn't part of any Increment, so no part of it counts.",
        },
        c: {
          text: 'It stays with the Developer who began the work.',
          why: 'Work belongs to the Developers together, and they decide who does what.',
        },
        d: {
          text: 'It competes with the other items for selection.',
          why: "It returned to the Product Backlog. Whether it's selected again depends on its order, the goal and the Developers' judgment.",
        },
      },
      answer: 'd',
      guideSection: 'Commitment: Definition of Done',
    },
  ],
}
