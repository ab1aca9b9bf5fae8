import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint',
  lesson: '/scrum/psm-1/scrum-framework/scrum-events/sprint',
  focusArea: 'Events',
  questions: [
    {
      id: 'sprint-1',
      kind: 'single',
      difficulty: 3,
      stem: 'Two public holidays fall in the Sprint that is about to begin. What follows for this Sprint?',
      options: {
        a: {
          text: 'It becomes shorter at once.',
          why: "The length of Sprints is fixed, and holidays don't change it. They lower the capacity, so the Developers select less.",
        },
        b: {
          text: 'It becomes longer, so that the forecast can stay as it is.',
          why: "The length of Sprints is fixed, which creates consistency. With a lower capacity, the forecast changes and the Sprint doesn't.",
        },
        c: {
          text: 'It keeps its length, and the Developers select less.',
          why: "Upcoming capacity is one of the things that the Developers' forecast rests on. The length of the Sprint is fixed.",
        },
        d: {
          text: 'It keeps its length, and the next one may be shorter.',
          why: "A lower capacity is a matter of this Sprint's forecast: the Developers select less. Holidays aren't a reason to change the length of the next Sprint.",
        },
      },
      answer: 'c',
      rests: ['sprint-planning-14', 'sprint-3'],
    },
    {
      id: 'sprint-2',
      kind: 'single',
      difficulty: 2,
      stem: 'During the Sprint, a selected item could be replaced with a simpler one, and the Sprint Goal is not affected. Who decides on it?',
      options: {
        a: {
          text: 'The Developers alone',
          why: 'The Developers alone decide on their plan. Replacing an item changes the scope, which they negotiate with the Product Owner.',
        },
        b: {
          text: 'The Developers together with the Product Owner',
          why: 'Scope may be renegotiated during the Sprint as more is learned. The Developers do this with the Product Owner, without endangering the Sprint Goal.',
        },
        c: {
          text: 'The Product Owner alone',
          why: "Scope is negotiated between the Product Owner and the Developers. The Product Owner orders the Product Backlog but can't change the Developers' selection without them.",
        },
        d: {
          text: 'The whole Scrum Team',
          why: 'The whole team defines the Sprint Goal. Scope is negotiated between the Developers and the Product Owner.',
        },
      },
      answer: 'b',
      rests: ['sprint-10'],
    },
    {
      id: 'sprint-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Which two effects does the Scrum Guide connect with shorter Sprints? (Choose two.)',
      options: {
        a: {
          text: 'More work gets Done in a year.',
          why: 'The Guide promises no such gain. A team learns more often, which may or may not make it faster.',
        },
        b: {
          text: 'Fewer checks are needed for each item.',
          why: 'The Definition of Done stays the same in Sprints of any length. What shorter Sprints bring is more learning cycles and less cost and effort at risk.',
        },
        c: {
          text: 'There are more cycles of learning.',
          why: 'Each Sprint is a chance to inspect and adapt. Shorter Sprints mean more of them.',
        },
        d: {
          text: 'Forecasts are met more often.',
          why: 'It sounds likely, but the Guide connects confidence in forecasts with past performance, capacity and the Definition of Done, not with shorter Sprints.',
        },
        e: {
          text: 'Less cost and effort is at risk at a time.',
          why: 'Shorter Sprints limit the risk to a smaller time frame. If the work leads nowhere, less cost and effort are lost.',
        },
      },
      answers: ['c', 'e'],
      rests: ['sprint-13'],
    },
    {
      id: 'sprint-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'All selected items are Done two days early. The Scrum Team may end the Sprint at once and begin the next one.',
      answer: false,
      why: {
        true: 'It sounds efficient. But the Sprint has a fixed length, and the Developers can agree with the Product Owner on more work.',
        false:
          'The length of a Sprint is fixed. Neither a forecast nor a goal that is reached early ends it.',
      },
      rests: ['sprint-3'],
    },
    {
      id: 'sprint-5',
      kind: 'single',
      difficulty: 3,
      stem: 'The work for the Sprint Goal turns out to be far larger than the Developers thought. The goal is as valuable as before. What does the Guide provide for?',
      options: {
        a: {
          text: 'The Developers negotiate the scope with the Product Owner.',
          why: 'When the work differs from what they expected, they negotiate the scope of the Sprint Backlog without affecting the Sprint Goal.',
        },
        b: {
          text: 'The Developers leave out some of the checks.',
          why: "Quality doesn't decrease during the Sprint, however large the work turns out to be. What can be negotiated is the scope.",
        },
        c: {
          text: 'The Product Owner cancels the Sprint.',
          why: "Only an obsolete goal is a reason to cancel, and a goal that is hard to reach isn't obsolete. What can be negotiated is the scope.",
        },
        d: {
          text: 'The Scrum Team extends the Sprint.',
          why: 'A Sprint has a fixed length, however large the work turns out to be. What can be negotiated is the scope.',
        },
      },
      answer: 'a',
      rests: ['sprint-goal-8', 'sprint-goal-9'],
    },
  ],
}
