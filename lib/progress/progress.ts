/** What the course remembers of a reader, on the reader's own device. */
export interface Progress {
  /** Route of each lesson that was marked as read, and when (ISO 8601, UTC). */
  readonly lessons: Readonly<Record<string, string>>
  /** Route of the lesson whose mark was set or taken back last. */
  readonly last?: string
}

export const noProgress: Progress = { lessons: {} }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRoute = (value: unknown): value is string => typeof value === 'string' && value.startsWith('/')

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** Progress from a value of unknown origin, or undefined where it is not of this shape: then it is left alone. */
export function parseProgress(value: unknown): Progress | undefined {
  if (!isRecord(value) || !isRecord(value.lessons)) return undefined
  const { lessons, last } = value
  if (!Object.entries(lessons).every(([route, time]) => isRoute(route) && isTime(time))) return undefined
  if (last !== undefined && !isRoute(last)) return undefined
  return { lessons: lessons as Progress['lessons'], ...(isRoute(last) ? { last } : {}) }
}

/** The same progress with a lesson marked as read at a time, or, without a time, as not read. */
export function withLesson(progress: Progress, route: string, time: string | undefined): Progress {
  const { [route]: _before, ...others } = progress.lessons
  return { lessons: time === undefined ? others : { ...others, [route]: time }, last: route }
}

/**
 * The lesson to go on with: the first in the course's order that is not read, looking from the lesson marked last
 * and then from the beginning; undefined when all are read.
 */
export function nextLesson(progress: Progress, routes: readonly string[]): string | undefined {
  const from = Math.max(0, progress.last ? routes.indexOf(progress.last) : 0)
  return [...routes.slice(from), ...routes.slice(0, from)].find(route => !(route in progress.lessons))
}
