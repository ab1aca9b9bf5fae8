import type { FlowSettings } from '../../lib/flow/settings'
import { arriveADay, before, helpDeskPeople, workInProgressLimit } from './help-desk'

/** A board with something to see in it. */
export interface FlowScenario {
  id: string
  title: string
  /** What to see, in two to four sentences; tests/unit/flow/scenarios.test.ts runs what they claim. */
  text: string
  settings: FlowSettings
}

/**
 * The help desk on the evening of its agreement. At 28 open requests each of the four people is slowed down so much that
 * they finish about four a day, and at eight about five, as the record says (help-desk.ts).
 */
const desk: FlowSettings = {
  arrivals: arriveADay,
  gaps: 0.7,
  columns: 2,
  name1: 'Look',
  work1: 0.35,
  limit1: 0,
  people1: 2,
  name2: 'Answer',
  work2: 0.4,
  limit2: 0,
  people2: 2,
  name3: 'Check',
  work3: 0.1,
  limit3: 0,
  people3: 1,
  name4: 'Send',
  work4: 0.1,
  limit4: 0,
  people4: 1,
  team: 'shared',
  people: helpDeskPeople,
  limit: workInProgressLimit,
  spread: 0.8,
  blocked: 12,
  wait: 4,
  switching: 1.2,
  urgent: 0,
  start: before.inProgress + before.waiting,
  days: 60,
  from: 0,
  compare: 'no-limits',
  seed: 3,
}

/** The three lessons; the page begins with the first one. */
export const flowScenarios: readonly [FlowScenario, ...FlowScenario[]] = [
  {
    id: 'helped',
    title: 'The limit that helped',
    text: 'The desk has 28 open requests and agrees on a limit of 8. About as many requests are finished as without the limit, but each is in progress for half as long. Part of that wait has only moved to New, and yet patrons get their answer sooner, because the four people switch between fewer requests.',
    settings: desk,
  },
  {
    id: 'too-low',
    title: 'The limit that was too low',
    text: 'One request for each of the four people sounds right. But a request that waits for a branch keeps its place, so someone has nothing to do. Requests are in progress for a short time, fewer are finished, and New grows and grows.',
    settings: { ...desk, limit: helpDeskPeople, start: 0, seed: 1 },
  },
  {
    id: 'urgent-lane',
    title: 'The urgent lane',
    text: 'Four of ten requests are urgent: they go first, and over the limit. They are answered sooner than before, and all others wait longer. The lane doesn’t make anyone faster, so its time comes from those who aren’t in it.',
    settings: { ...desk, arrivals: 4.7, urgent: 40, start: 0, days: 120, compare: 'no-lane' },
  },
]

/** The board with which the page begins. */
export const flowExample = { settings: desk }
