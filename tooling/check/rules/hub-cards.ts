import { problem, type ContentRule, type ContentSite, type Problem } from '../content/content-site'
import type { Page } from '../content/page'
import { childrenOf, kindOfPage, pageList } from '../content/page-list'
import { partsNamed } from './page-parts'

/** The first of a hub's cards that comes before one read earlier. */
function misplacedCard(
  hub: Page,
  order: readonly string[],
  line: number,
  shown: readonly string[],
): Problem[] {
  const inOrder = [...shown].sort((a, b) => order.indexOf(a) - order.indexOf(b))
  const at = shown.findIndex((route, index) => route !== inOrder[index])
  if (at < 0) return []
  return [
    problem(
      hub,
      line,
      `has the card for ${inOrder[at]} after the one for ${shown[at]}, which comes later in _meta.json: write <PageCards /> without cards, or give both one order.`,
    ),
  ]
}

function checkHub(site: ContentSite, order: readonly string[], hub: Page): Problem[] {
  const children = childrenOf(site.pages, hub.route).map(({ route }) => route)
  const cards = [...partsNamed(hub, 'CourseSection'), ...partsNamed(hub, 'PageCard')]
  const shown = cards.map(card => card.attribute('href') ?? '')
  const line = cards[0]?.line ?? 1
  const missing = children.filter(route => !shown.includes(route))
  const repeated = cards.filter((_card, index) => shown.indexOf(shown[index] ?? '') < index)
  const lists = ['CourseSection', 'PageCard'].map(name =>
    partsNamed(hub, name).flatMap(card => children.filter(route => route === card.attribute('href'))),
  )
  return [
    ...missing.map(route =>
      problem(
        hub,
        line,
        `has no card for ${route}: write <PageCards /> without cards, which shows every page of the folder, or add <PageCard href="${route}" /> in its position.`,
      ),
    ),
    ...repeated.map(card => problem(hub, card.line, `shows ${card.attribute('href')} twice: keep one card.`)),
    ...(repeated.length > 0 ? [] : lists.flatMap(list => misplacedCard(hub, order, line, list))),
  ]
}

/**
 * A hub shows each page directly below it, as a card or course section, in reading order. The link rules
 * report cards to missing pages.
 */
export const rule: ContentRule = {
  name: 'hub-cards',
  why: "Readers find a section's pages on its hub.",
  check: site => {
    const order = pageList(site.pages, site.metas).map(({ route }) => route)
    return site.pages
      .filter(page => !page.unreadable && kindOfPage(page) === 'hub')
      .flatMap(hub => checkHub(site, order, hub))
  },
}
