import type { RelatedLink } from '../../lib/nav/related-link'
import { routeEntry } from '../../lib/nav/route-entry'
import { cardText } from '../check/content/fill-cards'
import type { ListedPage } from '../check/content/page-list'

/** How many links a translated page has, if there are that many other pages. */
const fewest = 4

/** How many folders two routes share from the root on. */
function shared(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')]
  const at = left.findIndex((part, index) => part !== right[index])
  return at < 0 ? left.length : at
}

/**
 * A page's related links in a translation: those of the original's group that the language has, then the pages nearest to
 * it. Each is described by its card in that language, since a group's own sentences are in the original's.
 */
export function linksInLanguage(
  pages: readonly ListedPage[],
  group: readonly RelatedLink[],
  route: string,
): RelatedLink[] {
  const chosen = group.flatMap(({ link }) => routeEntry(pages, link) ?? [])
  const nearest = pages
    .filter(page => page.route !== route && page.route !== '/' && !chosen.includes(page))
    .toSorted((a, b) => shared(b.route, route) - shared(a.route, route))
  return [...chosen, ...nearest.slice(0, Math.max(0, fewest - chosen.length))].map(page => ({
    link: page.route,
    shortDescription: cardText(page),
  }))
}
