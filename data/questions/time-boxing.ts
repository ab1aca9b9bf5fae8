import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'time-boxing',
  lesson: '/scrum/psm-1/scrum-theory-principles/time-boxing',
  focusArea: 'Events',
  questions: [
    {
      id: 'time-boxing-1',
      kind: 'single',
      difficulty: 2,
      stem: 'After fifty minutes of a Retrospective in a one-month Sprint, the team has agreed on its most helpful changes, and no one has more to say. What fits Scrum best?',
      options: {
        a: {
          text: 'The event ends, and the open topic is continued on another day.',
          why: 'The event may end, but there is no open topic: the team has agreed on its changes, and three hours are only the maximum.',
        },
        b: {
          text: 'The event ends, although much of its time is left.',
          why: 'Three hours are the maximum. The purpose is fulfilled, so there is no reason to fill the time.',
        },
        c: {
          text: 'The event goes on, because more time brings better results.',
          why: 'A timebox is only a maximum, and this event has fulfilled its purpose. There is no need to fill the time.',
        },
        d: {
          text: 'The event goes on, and the next event is shortened.',
          why: "Each event has a timebox of its own, which is a maximum. An event that has fulfilled its purpose may end, and time isn't moved between events.",
        },
      },
      answer: 'b',
      rests: ['sprint-retrospective-11'],
    },
    {
      id: 'time-boxing-2',
      kind: 'single',
      difficulty: 1,
      stem: 'A team changes from four-week to one-week Sprints. How long may its Daily Scrum be from now on?',
      options: {
        a: {
          text: 'Four minutes',
          why: "The Daily Scrum has 15 minutes in any Sprint. A quarter of the Sprint doesn't mean a quarter of the Daily Scrum.",
        },
        b: {
          text: 'Eight minutes',
          why: 'The Daily Scrum has 15 minutes in any Sprint. Other events are usually shorter in shorter Sprints, which makes this tempting.',
        },
        c: {
          text: '15 minutes',
          why: 'The Daily Scrum is a 15-minute event in every Sprint, short or long.',
        },
        d: {
          text: '30 minutes',
          why: 'The Daily Scrum has 15 minutes in any Sprint. It takes place every working day in both kinds of Sprints, so there is nothing to make up for.',
        },
      },
      answer: 'c',
      rests: ['daily-scrum-3'],
    },
    {
      id: 'time-boxing-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'The Sprint Goal is met and all selected items are Done three days before the end of the Sprint. Which two reactions fit Scrum? (Choose two.)',
      options: {
        a: {
          text: 'The Developers refine items for later Sprints.',
          why: 'The Product Backlog is refined as needed during every Sprint, and now there is time for it.',
        },
        b: {
          text: 'The Product Owner cancels the Sprint.',
          why: "Only an obsolete goal is a reason to cancel, and a goal that is met isn't obsolete. The Sprint keeps its length, and the team uses the time.",
        },
        c: {
          text: 'The Scrum Master adds the three days to the next Sprint.',
          why: "The length of every Sprint is fixed, so days can't be moved. The team uses them in this Sprint, for instance for refinement.",
        },
        d: {
          text: 'The Developers discuss another item with the Product Owner.',
          why: 'Scope may be renegotiated with the Product Owner as more is learned. It may grow as well as shrink.',
        },
        e: {
          text: 'The Scrum Team begins the next Sprint at once.',
          why: 'It sounds efficient, but a new Sprint starts when the previous one has ended, and its length is fixed.',
        },
      },
      answers: ['a', 'd'],
      rests: ['sprint-10', 'sprint-9'],
    },
    {
      id: 'time-boxing-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A Scrum Team that spends a fifth of its Sprint on refinement does not exceed any limit in the Scrum Guide.',
      answer: true,
      why: {
        true: 'Refinement is an ongoing activity without a timebox. The team judges how much of it is well spent.',
        false:
          'You may remember ten percent. That figure was the usual maximum in the Guide until 2020, and it is gone.',
      },
      rests: ['product-backlog-6'],
    },
    {
      id: 'time-boxing-5',
      kind: 'single',
      difficulty: 1,
      stem: 'A team lets each Sprint last until its goal is met. Which benefit named in the Guide does it give up?',
      options: {
        a: {
          text: 'More transparency',
          why: 'Transparency comes from visible work and artifacts, and this team still has both. The Guide connects the fixed length of Sprints with consistency.',
        },
        b: {
          text: 'Less complexity',
          why: 'This is close, but the Guide connects less complexity with holding all events at the same time and place. A fixed length creates consistency.',
        },
        c: {
          text: 'Consistency',
          why: 'Sprints have a fixed length to create consistency. A team whose Sprints vary in length gives it up.',
        },
        d: {
          text: 'More cycles of learning',
          why: "Shorter Sprints bring more cycles of learning, and this team's may be short or long. A fixed length creates consistency.",
        },
      },
      answer: 'c',
      rests: ['sprint-3'],
    },
  ],
}
