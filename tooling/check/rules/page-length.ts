import { problem, type ContentRule } from '../content/content-site'
import type { RouteKind } from '../../../lib/nav/route-entry'
import { kindOfPage } from '../content/page-list'

/** Fewest and most words of running text, by kind; other kinds are as long as they need. */
const bounds: Partial<Record<RouteKind, readonly [fewest: number, most: number]>> = {
  article: [1100, 2500],
  'lesson-course': [900, 2000],
  hub: [300, 800],
  lesson: [350, 800],
}

/** A summary is as long as its course, the cheat sheet fills its sheet, and a collection has its examples to hold. */
const exempt = [
  '/summary',
  '/scrum-psm1-cheat-sheet',
  '/user-story-examples',
  '/resources/interview-questions',
]

const isExempt = (route: string): boolean => exempt.some(ending => route.endsWith(ending))

/** Pages are as long as their kind allows. */
export const rule: ContentRule = {
  name: 'page-length',
  why: 'A shorter page does not teach its subject, and a longer one is not read to its end.',
  check: site =>
    site.pages.flatMap(page => {
      const kind = kindOfPage(page)
      const bound = bounds[kind]
      if (!bound || page.unreadable || isExempt(page.route)) return []
      const [fewest, most] = bound
      if (page.words >= fewest && page.words <= most) return []
      const mend =
        page.words < fewest
          ? 'add what the reader still lacks'
          : 'cut what could stand on any other page, or split it'
      return [
        problem(
          page,
          1,
          `has ${page.words} words; a page of kind ${kind} has ${fewest} to ${most}: ${mend}.`,
        ),
      ]
    }),
}
