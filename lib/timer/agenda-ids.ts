/** Never renamed: addresses and agendas that readers have kept have them. Those after the events are formats of lib/retrospective/formats.ts. */
export const agendaIds = [
  'sprint-planning',
  'daily-scrum',
  'sprint-review',
  'sprint-retrospective',
  'timeline',
  '4ls',
  'starfish',
  'circles-and-soup',
  'worst-sprint',
  'five-whys',
  'sailboat',
  'lean-coffee',
  'own',
] as const

export type AgendaId = (typeof agendaIds)[number]
