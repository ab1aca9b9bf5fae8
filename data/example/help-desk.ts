/** The help desk's work items around its WIP limit, counted from day -6; day 0 is the evening of the agreement. */

/** Four people serve all branches, with Kanban. Questions that the phone answers at once are no work items. */
export const helpDeskPeople = 4
/** The Friday on which the limit was agreed. */
export const limitAgreedOn = '2025-09-26'
export const workInProgressLimit = 8
/** Work items that arrive on a working day. */
export const arriveADay = 4
/** Before the limit: started and not finished, and not yet started. */
export const before = { inProgress: 24, waiting: 4 } as const

export const firstDayCounted = -6
export const lastDayCounted = 24

/** Work items asked, started and finished by the evening of a day, counted from day -6. */
export function countsOn(day: number): { asked: number; started: number; finished: number } {
  const asked = 52 + arriveADay * day
  // One more than before is finished on each of days 5 to 20, while the desk catches up.
  const finished = 24 + arriveADay * day + Math.min(Math.max(day - 4, 0), 16)
  // After the agreement nothing is started until only as many items are open as the limit allows.
  const started = day <= 0 ? 48 + arriveADay * day : Math.max(48, finished + workInProgressLimit)
  return { asked, started, finished }
}
