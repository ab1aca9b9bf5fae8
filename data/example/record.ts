/** The record of Sprints 13 to 20, the only ones with items, points, and days all counted. */
import type { SprintFacts } from '../../lib/example/sprint'
import { sprints } from './sprints'

const firstOfRecord = 13
const lastOfRecord = 20
const recorded = sprints.filter(({ number }) => number >= firstOfRecord && number <= lastOfRecord)

/** One count per Sprint, in order. */
function column(key: 'done' | 'points' | 'plannedFeatures' | 'daysPresent'): number[] {
  return recorded.map((sprint: SprintFacts) => {
    const value = sprint[key]
    if (value === undefined) throw new Error(`Sprint ${sprint.number} of the record has no ${key}.`)
    return value
  })
}

export const recordSprints: readonly number[] = recorded.map(({ number }) => number)
/** Items Done in each Sprint of the record. */
export const recordItems: readonly number[] = column('done')
/** Of these, planned features. */
export const recordFeatures: readonly number[] = column('plannedFeatures')
export const recordPoints: readonly number[] = column('points')
/** Developer-days present, out of 60. */
export const recordDays: readonly number[] = column('daysPresent')

/**
 * Points of the two items begun in Sprint 19 and Done in Sprint 20, and the share the team called finished.
 */
export const returnedItems = [
  { item: 'Reserve for somebody else', points: 8, calledFinished: 0.9 },
  { item: 'Change the pick-up branch', points: 5, calledFinished: 0.8 },
] as const
