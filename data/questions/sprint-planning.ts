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
      stem: 'A Sprint Goal has been announced to stakeholders before Sprint Planning, and the Developers doubt that it can be met. Who defines the goal?',
      options: {
        a: {
          text: 'The whole Scrum Team',
          why: 'The whole Scrum Team collaborates to define a Sprint Goal. What was announced is only a proposal.',
        },
        b: {
          text: 'The Product Owner alone',
          why: 'The Product Owner proposes how the product could gain value. The whole Scrum Team then defines the goal, although the Product Owner is accountable for value.',
        },
        c: {
          text: 'The Developers alone',
          why: 'The whole Scrum Team defines the Sprint Goal. That the Developers commit to it makes this answer tempting.',
        },
        d: {
          text: 'The Developers together with the Product Owner',
          why: 'The whole Scrum Team defines the Sprint Goal, the Scrum Master included. What Developers and Product Owner settle by themselves is the scope.',
        },
      },
      answer: 'a',
      rests: ['sprint-planning-8'],
    },
    {
      id: 'sprint-planning-2',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which three things make the Developers more confident in their forecast, according to the Scrum Guide? (Choose three.)',
      options: {
        a: {
          text: 'What they got Done in past Sprints',
          why: 'This is their past performance, one of the three things that the Guide names.',
        },
        b: {
          text: 'What stakeholders hope to see at the Review',
          why: 'The Guide names past performance, capacity and the Definition of Done. Hopes say nothing about what is possible.',
        },
        c: {
          text: 'How much time they have in this Sprint',
          why: 'This is their upcoming capacity, one of the three things that the Guide names.',
        },
        d: {
          text: 'What an item needs to be Done',
          why: 'The more they know about their Definition of Done, the better they can judge what fits.',
        },
        e: {
          text: 'How large the whole Product Backlog is',
          why: "The length of the whole list doesn't tell the Developers how much fits into one Sprint. Past performance, capacity and the Definition of Done do.",
        },
      },
      answers: ['a', 'c', 'd'],
      rests: ['sprint-planning-14'],
    },
    {
      id: 'sprint-planning-3',
      kind: 'single',
      difficulty: 3,
      stem: 'Sprint Planning is nearly over. There is a Sprint Goal, items are selected, and only the first days are planned in detail. What should the team do?',
      options: {
        a: {
          text: 'End the event, and take out the roughly planned items',
          why: "Selected items don't need a detailed plan yet. The plan may grow during the Sprint.",
        },
        b: {
          text: 'End the event, and let the Scrum Master plan the rest',
          why: "The Developers make their own plan, the Sprint Backlog. The Scrum Master doesn't plan for them, however much is still open.",
        },
        c: {
          text: 'End the event, and let the plan grow during the Sprint',
          why: 'The plan needs enough detail to inspect progress in the Daily Scrum, and it is updated as more is learned.',
        },
        d: {
          text: 'Go on past the timebox, until all of the work is planned',
          why: 'A detailed plan looks safer. But a timebox is a maximum, and much of such a plan would soon be out of date.',
        },
      },
      answer: 'c',
      rests: ['sprint-backlog-5', 'sprint-backlog-4'],
    },
    {
      id: 'sprint-planning-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'For a two-week Sprint, the Scrum Guide limits Sprint Planning to four hours.',
      answer: false,
      why: {
        true: "The Guide gives no figure for two weeks. Four is half of the eight hours for one month, so it's an easy guess.",
        false:
          'The only figure is eight hours at most, for a Sprint of one month. A shorter Sprint usually needs less.',
      },
      rests: ['sprint-planning-21'],
    },
    {
      id: 'sprint-planning-5',
      kind: 'single',
      difficulty: 2,
      stem: 'An item was not Done at the end of the last Sprint. What applies to it in the next Sprint Planning?',
      options: {
        a: {
          text: 'It is the first item of the new Sprint Backlog.',
          why: "An item that isn't Done returns to the Product Backlog. It doesn't carry over by itself, and other items may now be more valuable.",
        },
        b: {
          text: 'The finished part counts as Done.',
          why: "Work that misses the Definition of Done isn't part of an Increment, so no part of it counts. The item may be selected again like any other.",
        },
        c: {
          text: 'The Developer who began it takes it first.',
          why: 'It returned to the Product Backlog, so it may be selected again or not. If it is, the Developers decide together who does what.',
        },
        d: {
          text: 'It may be selected, like any other item.',
          why: "The item returned to the Product Backlog for future consideration, so it's treated like the others. Its order and the new goal decide.",
        },
      },
      answer: 'd',
      rests: ['done-6'],
    },
  ],
}
