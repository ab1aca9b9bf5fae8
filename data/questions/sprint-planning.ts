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
          text: 'The Developers accept the goal, because the Product Owner is accountable for value.',
          why: "Accountability for value doesn't include setting the Sprint Goal alone. The Developers commit to it, so they help define it.",
        },
        b: {
          text: 'The Scrum Master writes another goal that lies between the two positions.',
          why: 'The Scrum Master may help the conversation. The goal is defined by the whole Scrum Team together.',
        },
        c: {
          text: 'The team takes it as a proposal, and the whole Scrum Team defines the Sprint Goal.',
          why: 'The Product Owner proposes how the product could gain value; the whole Scrum Team then defines the Sprint Goal.',
        },
        d: {
          text: 'Planning ends without a goal, and the Developers add one in the first days.',
          why: 'The Sprint Goal must be final before Sprint Planning ends.',
        },
      },
      answer: 'c',
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
          text: 'How many items of similar size they got Done in recent Sprints',
          why: 'That is past performance: what really got Done before is evidence for what can be Done now.',
        },
        b: {
          text: 'Which of them will be away or busy elsewhere in this Sprint',
          why: 'That is upcoming capacity: absences and other duties decide how much time there is.',
        },
        c: {
          text: 'The size of every item in the Product Backlog, to its end',
          why: 'Items far down the list can stay rough. Only those that might be selected need to be understood for this Sprint.',
        },
        d: {
          text: 'Which checks an item must pass to meet the Definition of Done',
          why: 'It tells the Developers how much work "finished" includes.',
        },
        e: {
          text: 'How many items the stakeholders expect to see at the Sprint Review',
          why: 'An expectation says nothing about what is feasible. The Developers judge how much fits.',
        },
      },
      answers: ['a', 'b', 'd'],
      guideSection: 'Sprint Planning',
    },
    {
      id: 'sprint-planning-3',
      kind: 'single',
      difficulty: 3,
      stem: 'Near the end of the timebox, the Sprint Goal is agreed and items are selected. The work for the first days is broken down, and the rest is only roughly planned. What is true?',
      options: {
        a: {
          text: 'The event can end: the plan may emerge, if it has enough detail for the Daily Scrum.',
          why: 'The Sprint Backlog is updated throughout the Sprint. It needs enough detail for the Developers to inspect progress.',
        },
        b: {
          text: 'The event must be extended until each piece of work takes no more than one day.',
          why: 'A timebox is a maximum. Developers often use pieces of a day or less, but no rule requires them.',
        },
        c: {
          text: 'The items without a detailed plan must be returned to the Product Backlog now.',
          why: 'An item may stay selected with a rough plan. The Developers update the plan as they learn.',
        },
        d: {
          text: 'The Scrum Master should finish the plan so that the Developers can start work.',
          why: 'How the work gets done is at the sole discretion of the Developers.',
        },
      },
      answer: 'a',
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
          'The Guide gives one number, eight hours at most for a one-month Sprint, and adds that the event is usually shorter if the Sprint is.',
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
          text: 'It is placed in the new Sprint Backlog first, with the days that remain.',
          why: 'Nothing carries over automatically. Other items may have become more valuable.',
        },
        b: {
          text: 'It is split, so that the part already built counts in the last Sprint.',
          why: "Work that isn't Done isn't part of any Increment, so nothing of it counts.",
        },
        c: {
          text: 'It stays with the Developer who began it until that person has finished.',
          why: 'Work belongs to the Developers together, and they decide who does what.',
        },
        d: {
          text: 'It is a Product Backlog item like others and may or may not be selected.',
          why: "It returned to the Product Backlog. Whether it is selected again depends on its order, the goal and the Developers' judgment.",
        },
      },
      answer: 'd',
      guideSection: 'Commitment: Definition of Done',
    },
  ],
}
