import { routeEntry, type RouteEntry } from '../nav/route-entry'

/** A lesson as a list of lessons shows it. */
export interface LessonFacts {
  route: string
  title: string
  minutes: number
  /** Title of the part the lesson belongs to, if the section has parts. */
  part?: string
}

/** A section of the course: its hub page and its lessons in reading order. */
export interface CourseSectionFacts {
  route: string
  title: string
  lessons: readonly LessonFacts[]
}

type FactsOf = (route: string) => { title: string; minutes: number } | undefined

/** The section at a route with all lessons below it, in reading order; a page without lessons is a section of one. */
export function courseSection(
  routes: readonly RouteEntry[],
  factsOf: FactsOf,
  route: string,
): CourseSectionFacts | undefined {
  const section = factsOf(route)
  if (!section) return undefined
  const inside = routes.filter(
    entry => entry.kind === 'lesson-course' && (entry.route === route || entry.route.startsWith(`${route}/`)),
  )
  const lessons = inside.flatMap((entry): LessonFacts[] => {
    const facts = factsOf(entry.route)
    if (!facts) return []
    const parent = entry.route.slice(0, entry.route.lastIndexOf('/'))
    const part = parent === route || entry.route === route ? undefined : routeEntry(routes, parent)?.title
    return [{ route: entry.route, ...facts, ...(part ? { part } : {}) }]
  })
  return { route, title: section.title, lessons }
}
