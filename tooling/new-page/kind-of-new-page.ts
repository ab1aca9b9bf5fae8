import { kindByPlace, routeEntry, type RouteEntry, type RouteKind } from '../../lib/nav/route-entry'

/** The kind that the plan gives to a page; for one that is not planned, the kind of its place. */
export function kindOfNewPage(planned: readonly RouteEntry[], route: string): RouteKind {
  return routeEntry(planned, route)?.kind ?? kindByPlace(route, false)
}
