import type { GuideStatement } from '../../lib/course/guide-statement'

export const sprintPlanning: readonly GuideStatement[] = [
  {
    id: 'sprint-planning-1',
    section: 'Sprint Planning',
    statement: 'Sprint Planning begins the Sprint and lays out its work.',
    quote: 'Sprint Planning initiates the Sprint by laying out the work to be performed for the Sprint.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'Sprint Planning',
  },
  {
    id: 'sprint-planning-2',
    section: 'Sprint Planning',
    statement: 'The whole Scrum Team makes the plan together.',
    quote: 'This resulting plan is created by the collaborative work of the entire Scrum Team.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'Who takes part, and how long may it take?',
  },
  {
    id: 'sprint-planning-3',
    section: 'Sprint Planning',
    statement: 'The Product Owner sees that people come prepared to talk about the most important items.',
    quote:
      'The Product Owner ensures that attendees are prepared to discuss the most important Product Backlog items',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'Who takes part, and how long may it take?',
  },
  {
    id: 'sprint-planning-4',
    section: 'Sprint Planning',
    statement: 'They are prepared, too, to say how these items lead to the Product Goal.',
    quote:
      'The Product Owner ensures that attendees are prepared to discuss … how they map to the Product Goal.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'Who takes part, and how long may it take?',
  },
  {
    id: 'sprint-planning-5',
    section: 'Sprint Planning',
    statement: 'Others may be invited by the team, to give advice.',
    quote: 'The Scrum Team may also invite other people to attend Sprint Planning to provide advice.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'Who takes part, and how long may it take?',
  },
  {
    id: 'sprint-planning-6',
    section: 'Sprint Planning',
    statement: 'It has three topics: why, what and how.',
    quote:
      'Sprint Planning addresses the following topics … Why is this Sprint valuable? … What can be Done this Sprint? … How will the chosen work get done?',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'Three topics build one Sprint Backlog',
  },
  {
    id: 'sprint-planning-7',
    section: 'Sprint Planning',
    statement:
      'How the product could gain value and utility in this Sprint is proposed by the Product Owner.',
    quote:
      'The Product Owner proposes how the product could increase its value and utility in the current Sprint.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'Why is this Sprint valuable?',
  },
  {
    id: 'sprint-planning-8',
    section: 'Sprint Planning',
    statement: 'Together, all of the team defines a Sprint Goal.',
    quote: 'The whole Scrum Team then collaborates to define a Sprint Goal',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'Why is this Sprint valuable?',
  },
  {
    id: 'sprint-planning-9',
    section: 'Sprint Planning',
    statement: 'It tells stakeholders what makes the Sprint worth having.',
    quote: 'a Sprint Goal that communicates why the Sprint is valuable to stakeholders',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'Why is this Sprint valuable?',
  },
  {
    id: 'sprint-planning-10',
    section: 'Sprint Planning',
    statement: 'The goal is final when the event ends.',
    quote: 'The Sprint Goal must be finalized prior to the end of Sprint Planning.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'Why is this Sprint valuable?',
  },
  {
    id: 'sprint-planning-11',
    section: 'Sprint Planning',
    statement: 'The Developers choose the items, talking with the Product Owner.',
    quote:
      'Through discussion with the Product Owner, the Developers select items from the Product Backlog to include in the current Sprint.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'What can be Done this Sprint?',
  },
  {
    id: 'sprint-planning-12',
    section: 'Sprint Planning',
    statement:
      'Items may be refined meanwhile, which makes people understand them better and trust the selection more.',
    quote:
      'The Scrum Team may refine these items during this process, which increases understanding and confidence.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'What can be Done this Sprint?',
  },
  {
    id: 'sprint-planning-13',
    section: 'Sprint Planning',
    statement: 'How much will fit can be difficult to say.',
    quote: 'Selecting how much can be completed within a Sprint may be challenging.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'What can be Done this Sprint?',
  },
  {
    id: 'sprint-planning-14',
    section: 'Sprint Planning',
    statement:
      'Past performance, capacity ahead and the Definition of Done: who knows more of them forecasts with more confidence.',
    quote:
      'the more the Developers know about their past performance, their upcoming capacity, and their Definition of Done, the more confident they will be in their Sprint forecasts',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'What can be Done this Sprint?',
  },
  {
    id: 'sprint-planning-15',
    section: 'Sprint Planning',
    statement: 'Developers plan, item by item, what it takes to create an Increment that is Done.',
    quote:
      'For each selected Product Backlog item, the Developers plan the work necessary to create an Increment that meets the Definition of Done.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'How will the chosen work get done?',
  },
  {
    id: 'sprint-planning-16',
    section: 'Sprint Planning',
    statement: 'Often they split items into pieces that take no longer than a day.',
    quote:
      'This is often done by decomposing Product Backlog items into smaller work items of one day or less.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'How will the chosen work get done?',
  },
  {
    id: 'sprint-planning-17',
    section: 'Sprint Planning',
    statement: 'How they do it is for them alone to decide.',
    quote: 'How this is done is at the sole discretion of the Developers.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'Who takes part, and how long may it take?',
  },
  {
    id: 'sprint-planning-18',
    section: 'Sprint Planning',
    statement: 'Nobody else may tell them how items become Increments.',
    quote: 'No one else tells them how to turn Product Backlog items into Increments of value.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'Who takes part, and how long may it take?',
  },
  {
    id: 'sprint-planning-19',
    section: 'Sprint Planning',
    statement: 'Goal, selected items and plan make up the Sprint Backlog.',
    quote:
      'The Sprint Goal, the Product Backlog items selected for the Sprint, plus the plan for delivering them are together referred to as the Sprint Backlog.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'Three topics build one Sprint Backlog',
  },
  {
    id: 'sprint-planning-20',
    section: 'Sprint Planning',
    statement: 'Eight hours are the most for a Sprint of a month.',
    quote: 'Sprint Planning is timeboxed to a maximum of eight hours for a one-month Sprint.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'Who takes part, and how long may it take?',
  },
  {
    id: 'sprint-planning-21',
    section: 'Sprint Planning',
    statement: 'With shorter Sprints, planning tends to take less time.',
    quote: 'For shorter Sprints, the event is usually shorter.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
    heading: 'Who takes part, and how long may it take?',
  },
]
