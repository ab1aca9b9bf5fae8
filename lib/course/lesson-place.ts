import type { RouteEntry } from '../nav/route-entry'

/** A lesson's place in the course. */
export interface LessonPlace<T extends RouteEntry> {
  /** From 1. */
  number: number
  count: number
  before: T | undefined
  /** The next lesson, wherever the site names it. */
  after: T | undefined
}

/** The place of the lesson at a route, undefined for other pages; `pages` in reading order. */
export function lessonPlace<T extends RouteEntry>(
  pages: readonly T[],
  route: string,
): LessonPlace<T> | undefined {
  const lessons = pages.filter(page => page.kind === 'lesson-course')
  const at = lessons.findIndex(lesson => lesson.route === route)
  if (at < 0) return undefined
  return { number: at + 1, count: lessons.length, before: lessons[at - 1], after: lessons[at + 1] }
}
