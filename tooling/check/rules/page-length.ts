import type { Rule } from '../content/content-site'
import { eachPage } from '../content/each'
import type { Page } from '../content/page'
import type { RouteKind } from '../../../lib/nav/route-entry'
import { kindOfPage } from '../content/page-list'
import { countWords } from '../content/sentences'

/** Fewest and most words of a page's main text by kind; other kinds have no limits. */
const bounds: Partial<Record<RouteKind, readonly [fewest: number, most: number]>> = {
  article: [700, 1450],
  'lesson-course': [600, 1300],
  hub: [120, 400],
  lesson: [250, 550],
}

/** Pages whose length follows their content: a summary, the cheat sheet, collections, the list of letters. */
const exempt = [
  '/summary',
  '/scrum-psm1-cheat-sheet',
  '/user-story-examples',
  '/resources/interview-questions',
  '/email-series',
]

const isExempt = (route: string): boolean => exempt.some(ending => route.endsWith(ending))

/** Sections that follow the main text: the questions, with the folded 'What changed' below them, and the sources. */
const afterMainText = ['check yourself', 'sources']

/** Words of running text, its tables counted. */
const mainWords = ({ sentences }: Page): number =>
  sentences
    .filter(({ isProse, section }) => isProse && !afterMainText.includes(section))
    .reduce((total, { text }) => total + countWords(text), 0)

/** Pages have a length that suits their kind. */
export const rule: Rule = {
  why: "A shorter page doesn't teach its subject, and a longer one isn't read to the end.",
  check: eachPage(function* (page) {
    const kind = kindOfPage(page)
    const [fewest, most] = bounds[kind] ?? [0, Infinity]
    if (page.unreadable || isExempt(page.route)) return
    const words = mainWords(page)
    const has = `has ${words} words; a page of kind ${kind} has ${fewest} to ${most}`
    if (words < fewest) yield [1, `${has}: add what the reader still lacks.`]
    else if (words > most) yield [1, `${has}: cut what could be on any other page, or split it.`]
  }),
}
