/** Sprint 16, which brought reading rooms into the app: capacity, plan, and burndown in Developer-days. */

import { developerDays, eventHours } from './team'

/** Events and refinement, which are subtracted from 6 x 10 working days like absences and the days for bugs. */
export const daysForEvents = developerDays(
  eventHours.planning + eventHours.dailyScrums + eventHours.review + eventHours.retrospective,
)
export const daysForRefinement = developerDays(eventHours.refinement)
/** Days of the six forecast items. */
export const plannedDays = 35
/** Days left open on purpose. */
export const daysLeftOpen = 5

/** Developer-days worked per day. */
export const workedByDay = [2, 5, 5, 5, 5, 4, 5, 4, 4, 1] as const
/**
 * Days of work found or dropped: the paper calendars on day 4, the print layout on day 5, the midnight bug
 * on days 8 and 9.
 */
export const addedByDay = [0, 0, 0, 6, -2, 0, 0, 2, 2, 0] as const
/** Days of work left on the evenings of days 0 to 10. */
export const daysLeftByEvening: readonly number[] = workedByDay.reduce<number[]>(
  (evenings, worked, index) => [
    ...evenings,
    (evenings.at(-1) ?? plannedDays) - worked + (addedByDay[index] ?? 0),
  ],
  [plannedDays],
)
