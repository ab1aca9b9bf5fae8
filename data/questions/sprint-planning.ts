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
      stem: 'The Product Owner opens Sprint Planning with a Sprint Goal already written and announced to stakeholders. The Developers doubt that it can be met. What should the Scrum Team do?',
      options: {
        a: {
          text: 'They treat it as a proposal and define the goal together.',
          why: 'The Product Owner proposes how the product could gain value; the whole Scrum Team then defines the Sprint Goal.',
        },
        b: {
          text: "They accept it, because value is the Product Owner's job.",
          why: "Accountability for value doesn't include setting the Sprint Goal alone. The Developers commit to it, so they help define it.",
        },
        c: {
          text: 'They go on without a goal and write one during the Sprint.',
          why: 'The Sprint Goal must be final before Sprint Planning ends, and the whole Scrum Team defines it.',
        },
        d: {
          text: 'They ask the Scrum Master to write a goal that they can meet.',
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
          why: 'The Definition of Done tells the Developers what an item needs before it counts as finished.',
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
      stem: 'Near the end of the timebox, the Sprint Goal is agreed and items are selected. The work for the first days is broken down, and the rest is only roughly planned. What should the team do?',
      options: {
        a: {
          text: 'End the event, and take out the roughly planned items.',
          why: 'An item may stay selected with a rough plan. The Developers update the plan as they learn.',
        },
        b: {
          text: 'End the event, and let the Scrum Master plan the rest.',
          why: 'No one but the Developers plans how the items get Done.',
        },
        c: {
          text: 'End the event, and plan the rest in detail as you learn.',
          why: 'The plan has to be detailed enough for the Developers to inspect their progress in the Daily Scrum, and they add to it as they work.',
        },
        d: {
          text: 'Raise the time limit, and go on until all tasks are known.',
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
      stem: 'An item from the last Sprint did not meet the Definition of Done. What happens to it in the next Sprint Planning?',
      options: {
        a: {
          text: 'It goes straight to the top of the Sprint Backlog.',
          why: 'Nothing carries over automatically. Other items may have become more valuable.',
        },
        b: {
          text: 'The part that was finished counts as Done work.',
          why: "Work that isn't Done isn't part of any Increment, so no part of it counts.",
        },
        c: {
          text: 'The Developer who began it has to finish it first.',
          why: 'Work belongs to the Developers together, and they decide who does what.',
        },
        d: {
          text: 'It may be selected again, like any other item.',
          why: "It returned to the Product Backlog. Whether it's selected again depends on its order, the goal and the Developers' judgment.",
        },
      },
      answer: 'd',
      guideSection: 'Commitment: Definition of Done',
    },
  ],
}
