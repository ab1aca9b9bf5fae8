import { kindOf, problem, type ContentRule, type ContentSite } from '../../lib/content/content-site'
import type { Page } from '../../lib/content/page'
import { partsNamed } from './page-parts'

/** Pages below a hub with no other page between: the children of a hub that is not written yet stand for it. */
function childrenOf(site: ContentSite, hub: Page): Page[] {
  const below = site.pages.filter(page => page.route.startsWith(`${hub.route}/`))
  return below.filter(page => !below.some(other => page.route.startsWith(`${other.route}/`)))
}

/** A hub shows a card, or a section of the course, for each page directly below it. Cards to pages that do not exist fail as links. */
export const rule: ContentRule = {
  name: 'hub-cards',
  why: 'A hub is the map of its section: a page that is not on it is not found.',
  check: site =>
    site.pages
      .filter(page => !page.unreadable && kindOf(site, page) === 'hub')
      .flatMap(hub => {
        const cards = [...partsNamed(hub, 'PageCard'), ...partsNamed(hub, 'CourseSection')]
        const shown = cards.map(card => card.attribute('href'))
        const line = cards[0]?.line ?? 1
        const repeated = cards.filter((card, index) => shown.indexOf(card.attribute('href')) < index)
        return [
          ...childrenOf(site, hub)
            .filter(child => !shown.includes(child.route))
            .map(child =>
              problem(
                hub,
                line,
                `has no card for ${child.route}: add <PageCard href="${child.route}"> at its place in the reading order.`,
              ),
            ),
          ...repeated.map(card =>
            problem(hub, card.line, `shows ${card.attribute('href')} twice: keep one card.`),
          ),
        ]
      }),
}
