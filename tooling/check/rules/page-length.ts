import { problem, type ContentRule } from '../content/content-site'
import type { RouteKind } from '../../../lib/nav/route-entry'
import { kindOfPage } from '../content/page-list'

/** Fewest and most words of running text by kind; other kinds have no limits. */
const bounds: Partial<Record<RouteKind, readonly [fewest: number, most: number]>> = {
  article: [1100, 2500],
  'lesson-course': [900, 2000],
  hub: [300, 800],
  lesson: [350, 800],
}

/** Kinds whose length follows their content: a summary, the cheat sheet, collections. */
const exempt = [
  '/summary',
  '/scrum-psm1-cheat-sheet',
  '/user-story-examples',
  '/resources/interview-questions',
]

const isExempt = (route: string): boolean => exempt.some(ending => route.endsWith(ending))

/** Pages have a length that suits their kind. */
export const rule: ContentRule = {
  name: 'page-length',
  why: "A shorter page doesn't teach its subject, and a longer one isn't read to the end.",
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
          : 'cut what could be on any other page, or split it'
      return [
        problem(
          page,
          1,
          `has ${page.words} words; a page of kind ${kind} has ${fewest} to ${most}: ${mend}.`,
        ),
      ]
    }),
}
