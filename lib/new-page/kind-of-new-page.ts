import { kindOfRoute, type RouteEntry, type RouteKind } from '../content/route-entry'

/** The kind that the plan gives to a route; for one that is not in the plan, the kind of its section. */
export function kindOfNewPage(routes: readonly RouteEntry[], route: string): RouteKind {
  const planned = kindOfRoute(routes, route)
  if (planned) return planned
  if (route.startsWith('/scrum/psm-1/')) return 'lesson-course'
  if (route.startsWith('/email-series/')) return 'lesson'
  if (route.startsWith('/tools/')) return 'tool'
  return 'article'
}
