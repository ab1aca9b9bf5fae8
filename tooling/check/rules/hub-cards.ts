import type { Rule } from '../content/content-site'
import { eachPage, type Found } from '../content/each'
import type { Page } from '../content/page'
import { childrenOf, kindOfPage, pageList, type ListedPage } from '../content/page-list'
import { partsNamed, type Part } from '../content/page-parts'

function* problemsOfHub(hub: Page, pages: readonly ListedPage[]): Generator<Found> {
  if (hub.unreadable || kindOfPage(hub) !== 'hub') return
  const order = pages.map(({ route }) => route)
  const children = childrenOf(pages, hub.route).map(({ route }) => route)
  const lists = ['CourseSection', 'PageCard'].map(name => partsNamed(hub, name))
  const cards = lists.flat()
  const routeOf = (card: Part) => card.attribute('href') ?? ''
  const shown = cards.map(routeOf)
  const line = cards[0]?.line ?? 1
  for (const route of children)
    if (!shown.includes(route))
      yield [
        line,
        `has no card for ${route}: write <PageCards /> without cards, which shows every page of the folder, or add <PageCard href="${route}" /> in its position.`,
      ]
  const repeated = cards.filter((card, index) => shown.indexOf(routeOf(card)) < index)
  for (const card of repeated) yield [card.line, `shows ${routeOf(card)} twice: keep one card.`]
  if (repeated.length > 0) return
  for (const list of lists) {
    const routes = list.map(routeOf).filter(route => children.includes(route))
    const inOrder = [...routes].sort((a, b) => order.indexOf(a) - order.indexOf(b))
    const at = routes.findIndex((route, index) => route !== inOrder[index])
    if (at >= 0)
      yield [
        line,
        `has the card for ${inOrder[at]} after the one for ${routes[at]}, which comes later in _meta.json: write <PageCards /> without cards, or give both one order.`,
      ]
  }
}

/** A hub shows each page directly below it, in reading order. The link rules report cards to missing pages. */
export const rule: Rule = {
  why: "Readers find a section's pages on its hub.",
  check(site) {
    const pages = pageList(site.pages, site.metas)
    return eachPage(hub => problemsOfHub(hub, pages))(site)
  },
}
