import type { GuideStatement } from '../../lib/course/guide-statement'

export const dailyScrum: readonly GuideStatement[] = [
  {
    id: 'daily-scrum-1',
    section: 'Daily Scrum',
    statement: 'The event is for seeing how far the Sprint Goal has come.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
    heading: "What's fixed, and what can you choose?",
  },
  {
    id: 'daily-scrum-2',
    section: 'Daily Scrum',
    statement: 'It is for changing the Sprint Backlog where needed, and so the work that is planned next.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
    heading: "What's fixed, and what can you choose?",
  },
  {
    id: 'daily-scrum-3',
    section: 'Daily Scrum',
    statement: 'It takes 15 minutes.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
    heading: "What's fixed, and what can you choose?",
  },
  {
    id: 'daily-scrum-4',
    section: 'Daily Scrum',
    statement: 'It is an event of the Developers.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
    heading: 'Who has to be there?',
  },
  {
    id: 'daily-scrum-5',
    section: 'Daily Scrum',
    statement: 'Time and place stay the same on every working day of a Sprint, since that is simpler.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
    heading: "What's fixed, and what can you choose?",
  },
  {
    id: 'daily-scrum-6',
    section: 'Daily Scrum',
    statement:
      'A Product Owner or Scrum Master who works on items of the Sprint Backlog comes as a Developer.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
    heading: 'Who has to be there?',
  },
  {
    id: 'daily-scrum-7',
    section: 'Daily Scrum',
    statement: 'Structure and techniques are up to the Developers.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
    heading: "What's fixed, and what can you choose?",
  },
  {
    id: 'daily-scrum-8',
    section: 'Daily Scrum',
    statement:
      'What it must have is a focus on progress toward the goal, and a plan for the next day that can be acted on.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
    heading: "What's fixed, and what can you choose?",
  },
  {
    id: 'daily-scrum-9',
    section: 'Daily Scrum',
    statement: 'That makes for focus and for better self-management.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
    heading: "What's fixed, and what can you choose?",
  },
  {
    id: 'daily-scrum-10',
    section: 'Daily Scrum',
    statement: 'People communicate better for it.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
    heading: "What's fixed, and what can you choose?",
  },
  {
    id: 'daily-scrum-11',
    section: 'Daily Scrum',
    statement: 'It brings impediments to light.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
    heading: "What's fixed, and what can you choose?",
  },
  {
    id: 'daily-scrum-12',
    section: 'Daily Scrum',
    statement: 'It makes quick decisions likelier and other meetings superfluous.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
    heading: "What's fixed, and what can you choose?",
  },
  {
    id: 'daily-scrum-13',
    section: 'Daily Scrum',
    statement: 'The plan may be adjusted at other times, too.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
    heading: 'You can change the plan at any other hour, too',
  },
  {
    id: 'daily-scrum-14',
    section: 'Daily Scrum',
    statement: 'During the day, Developers often talk in detail about planning the rest anew.',
    page: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
    heading: 'You can change the plan at any other hour, too',
  },
]
