import { kindByPlace, routeEntry, type RouteEntry, type RouteKind } from '../../lib/nav/route-entry'

/** A planned page's kind, or the kind implied by its address. */
export function kindOfNewPage(planned: readonly RouteEntry[], route: string): RouteKind {
  return routeEntry(planned, route)?.kind ?? kindByPlace(route, false)
}
