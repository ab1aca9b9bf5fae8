/**
 * The help desk's work items before and after its WIP limit, from day -6; day 0 is the evening of the
 * agreement.
 */

/** Four people serve all branches, with Kanban. Questions answered at once on the phone aren't work items. */
export const helpDeskPeople = 4
/** The Friday on which the limit was agreed. */
export const limitAgreedOn = '2025-09-26'
export const workInProgressLimit = 8
/** Work items arriving per working day. */
export const arriveADay = 4
/** Before the limit: in progress, and not yet started. */
export const before = { inProgress: 24, waiting: 4 } as const

export const firstDayCounted = -6
export const lastDayCounted = 24

/** Work items asked, started, and finished by the evening of a day, from day -6. */
export function countsOn(day: number): { asked: number; started: number; finished: number } {
  const asked = 52 + arriveADay * day
  // One more than before is finished on each of days 5 to 20 while the desk catches up.
  const finished = 24 + arriveADay * day + Math.min(Math.max(day - 4, 0), 16)
  // After the agreement nothing is started until no more items are open than the limit allows.
  const started = day <= 0 ? 48 + arriveADay * day : Math.max(48, finished + workInProgressLimit)
  return { asked, started, finished }
}
