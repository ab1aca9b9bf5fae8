import type { RouteEntry } from '../nav/route-entry'

/** The lesson after the given route; `pages` in reading order. */
export function nextLessonAfter<T extends RouteEntry>(pages: readonly T[], route: string): T | undefined {
  const lessons = pages.filter(page => page.kind === 'lesson-course')
  const at = lessons.findIndex(lesson => lesson.route === route)
  return at < 0 ? undefined : lessons[at + 1]
}
