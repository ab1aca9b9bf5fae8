import type { GuideStatement } from '../../lib/course/guide-statement'

export const sprintBacklog: readonly GuideStatement[] = [
  {
    id: 'sprint-backlog-1',
    section: 'Sprint Backlog',
    statement: 'It is made of three: a goal for the why, selected items for the what, a plan for the how.',
    quote:
      'The Sprint Backlog is composed of the Sprint Goal (why), the set of Product Backlog items selected for the Sprint (what), as well as an actionable plan for delivering the Increment (how).',
    page: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
    heading: 'Sprint Backlog',
  },
  {
    id: 'sprint-backlog-2',
    section: 'Sprint Backlog',
    statement: 'Developers make this plan, and it is meant for them.',
    quote: 'The Sprint Backlog is a plan by and for the Developers.',
    page: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
    heading: 'Whose plan it is, and who may look at it',
  },
  {
    id: 'sprint-backlog-3',
    section: 'Sprint Backlog',
    statement: 'It shows, in real time and for all to see, what they intend to do for the Sprint Goal.',
    quote:
      'It is a highly visible, real-time picture of the work that the Developers plan to accomplish during the Sprint in order to achieve the Sprint Goal.',
    page: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
    heading: 'Whose plan it is, and who may look at it',
  },
  {
    id: 'sprint-backlog-4',
    section: 'Sprint Backlog',
    statement: 'As they learn, they update it, all through the Sprint.',
    quote: 'Consequently, the Sprint Backlog is updated throughout the Sprint as more is learned.',
    page: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
    heading: 'Whose plan it is, and who may look at it',
  },
  {
    id: 'sprint-backlog-5',
    section: 'Sprint Backlog',
    statement: 'Its detail has to suffice for inspecting progress in the Daily Scrum.',
    quote: 'It should have enough detail that they can inspect their progress in the Daily Scrum.',
    page: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
    heading: 'Whose plan it is, and who may look at it',
  },
  {
    id: 'sprint-goal-1',
    section: 'Commitment: Sprint Goal',
    statement: 'A Sprint has one single objective, its Sprint Goal.',
    quote: 'The Sprint Goal is the single objective for the Sprint.',
    page: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
    heading: "Scope can be negotiated, the Sprint Goal can't",
  },
  {
    id: 'sprint-goal-2',
    section: 'Commitment: Sprint Goal',
    statement: 'The Developers commit to it, and it leaves open which work exactly gets them there.',
    quote:
      'Although the Sprint Goal is a commitment by the Developers, it provides flexibility in terms of the exact work needed to achieve it.',
    page: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
    heading: "Scope can be negotiated, the Sprint Goal can't",
  },
  {
    id: 'sprint-goal-3',
    section: 'Commitment: Sprint Goal',
    statement: 'It makes for coherence and focus.',
    quote: 'The Sprint Goal also creates coherence and focus',
    page: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
    heading: "Scope can be negotiated, the Sprint Goal can't",
  },
  {
    id: 'sprint-goal-4',
    section: 'Commitment: Sprint Goal',
    statement: 'It leads people to work on one thing together and not each on their own.',
    quote: 'encouraging the Scrum Team to work together rather than on separate initiatives',
    page: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
    heading: "Scope can be negotiated, the Sprint Goal can't",
  },
  {
    id: 'sprint-goal-5',
    section: 'Commitment: Sprint Goal',
    statement: 'Sprint Planning creates it.',
    quote: 'The Sprint Goal is created during the Sprint Planning event',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'Why is this Sprint valuable?',
  },
  {
    id: 'sprint-goal-6',
    section: 'Commitment: Sprint Goal',
    statement: 'From then on it is a part of the Sprint Backlog.',
    quote:
      'The Sprint Goal is created during the Sprint Planning event and then added to the Sprint Backlog.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'Three topics build one Sprint Backlog',
  },
  {
    id: 'sprint-goal-7',
    section: 'Commitment: Sprint Goal',
    statement: 'Developers have it in mind while working.',
    quote: 'As the Developers work during the Sprint, they keep the Sprint Goal in mind.',
    page: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
    heading: "Scope can be negotiated, the Sprint Goal can't",
  },
  {
    id: 'sprint-goal-8',
    section: 'Commitment: Sprint Goal',
    statement:
      'Should the work differ from what they expected, they negotiate its scope with the Product Owner.',
    quote:
      'If the work turns out to be different than they expected, they collaborate with the Product Owner to negotiate the scope of the Sprint Backlog within the Sprint',
    page: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
    heading: "Scope can be negotiated, the Sprint Goal can't",
  },
  {
    id: 'sprint-goal-9',
    section: 'Commitment: Sprint Goal',
    statement: 'Such a negotiation leaves the goal untouched.',
    quote: 'negotiate the scope of the Sprint Backlog within the Sprint without affecting the Sprint Goal',
    page: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
    heading: "Scope can be negotiated, the Sprint Goal can't",
  },
]
