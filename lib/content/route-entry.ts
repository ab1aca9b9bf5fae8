/** What a page is, which decides what it must have and how long it may be. */
export type RouteKind =
  | 'home'
  | 'page'
  | 'legal'
  | 'hub'
  | 'article'
  | 'lesson-course'
  /** A lesson of the e-mail series. */
  | 'lesson'
  | 'tool'

/** One page of the site's plan. */
export interface RouteEntry {
  route: `/${string}`
  title: string
  kind: RouteKind
  /** Related-links group that the plan names; otherwise it is the last part of the route. */
  group?: string
}

/** Related-links group that a page shows. */
export function groupOf({ route, group }: { route: string; group?: string | undefined }): string {
  return group ?? route.slice(route.lastIndexOf('/') + 1)
}

const emailLesson = /^\/email-series\/([0-2]\d|30)-[a-z0-9]+(-[a-z0-9]+)*$/

/** The planned page at a route, or undefined. */
export function routeEntry(routes: readonly RouteEntry[], route: string): RouteEntry | undefined {
  return routes.find(entry => entry.route === route)
}

/** Kind of a route; an e-mail lesson need not be listed, because its slug is chosen when it is written. */
export function kindOfRoute(routes: readonly RouteEntry[], route: string): RouteKind | undefined {
  return routeEntry(routes, route)?.kind ?? (emailLesson.test(route) ? 'lesson' : undefined)
}
