import { isArticle, routeEntry } from '../../lib/nav/route-entry'
import { cardText } from '../check/content/fill-cards'
import type { ListedPage } from '../check/content/page-list'
import type { CardFacts } from '../mdx/remark-blocks'

/** The route of a page's section: '/scrum' for '/scrum/articles/courage'. */
const sectionOf = ({ route }: ListedPage): string => `/${route.split('/')[1] ?? ''}`

/** Takes pages in rounds, the last of each section first, so that no section fills the list alone. */
function inRounds(pages: readonly ListedPage[]): ListedPage[] {
  const rounds = new Map<string, number>()
  return pages
    .toReversed()
    .map(page => {
      const round = rounds.get(sectionOf(page)) ?? 0
      rounds.set(sectionOf(page), round + 1)
      return { page, round }
    })
    .toSorted((a, b) => a.round - b.round)
    .map(({ page }) => page)
}

/** One of the newest pages, with its section's title. */
export interface NewPage {
  page: ListedPage
  section: string
}

/** The articles and lessons published last, from `pages` in reading order. On the same day, sections take turns. */
export function newestPages(pages: readonly ListedPage[], count: number): NewPage[] {
  const dated = pages.filter(page => isArticle(page) && page.datePublished)
  const days = [...new Set(dated.map(({ datePublished }) => datePublished))].toSorted().toReversed()
  return days
    .flatMap(day => inRounds(dated.filter(({ datePublished }) => datePublished === day)))
    .slice(0, count)
    .map(page => ({ page, section: routeEntry(pages, sectionOf(page))?.title ?? '' }))
}

/** What the front page shows of a page. */
export function newestPage({ page, section }: NewPage, factsOf: (route: string) => CardFacts | undefined) {
  const { route, title, datePublished } = page
  return {
    route,
    title,
    section,
    text: cardText(page),
    minutes: factsOf(route)?.minutes ?? 1,
    published: datePublished,
  }
}
