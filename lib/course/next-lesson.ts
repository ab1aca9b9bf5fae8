import type { RouteEntry } from '../content/route-entry'

/** The lesson after the one at a route, in the order of the plan (data/routes.ts), as far as it exists. */
export function nextLessonAfter(
  routes: readonly RouteEntry[],
  exists: (route: string) => boolean,
  route: string,
): string | undefined {
  const lessons = routes.filter(entry => entry.kind === 'lesson-course').map(entry => entry.route as string)
  const at = lessons.indexOf(route)
  return at < 0 ? undefined : lessons.slice(at + 1).find(exists)
}
