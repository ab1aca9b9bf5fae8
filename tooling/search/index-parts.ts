import * as texts from '../../data/words/feeds'
import {
  slugOf,
  writtenTexts,
  type Part,
  type TitlesHeading,
  type TitlesIndex,
} from '../../lib/search/index-format'
import { meaningful } from '../../lib/search/phrase'
import { createWordIndex, exportedWords, indexedWords } from '../../lib/search/word-index'
import { fold, wordsOf, type SearchWords } from '../../lib/search/words'
import type { IndexedPage, IndexedSection } from './indexed-pages'

function titlesHeading({ id, heading, names }: IndexedSection): TitlesHeading {
  if (names) return [heading, id, names]
  return slugOf(heading) === id ? heading : [heading, id]
}

const linesOf = ({ intro, sections }: IndexedPage) => [intro, ...sections.map(section => section.lines)]

/** All files of the index as JSON. */
export function indexParts(pages: readonly IndexedPage[], words: SearchWords): Map<Part, string> {
  const titles: TitlesIndex = pages.map(({ route, title, keywords, kind, sections, asked }) => [
    route,
    title,
    keywords,
    kind,
    sections.map(titlesHeading),
    asked.map(question => meaningful(wordsOf(fold(question)), words).join(' ')),
  ])
  const texts = createWordIndex(text => indexedWords(text, words))
  pages.forEach((page, id) => texts.add(id, linesOf(page).flat().join('\n')))
  return new Map<Part, string>([
    ['titles', JSON.stringify(titles)],
    ['texts', writtenTexts(exportedWords(texts))],
    ...pages.map((page, id): [Part, string] => [
      `text/${id}`,
      JSON.stringify(linesOf(page).map(lines => lines.join('\n'))),
    ]),
  ])
}

/**
 * A locale's index for other programs: route → title and sections. A section's key is 'id#Heading', or '' before the
 * first heading, where keywords come last. The first line of a text is the page's description.
 */
export function indexInOne(pages: readonly IndexedPage[]): string {
  const entries = pages.map(({ route, title, keywords, intro, sections }) => {
    const first = keywords ? [...intro, texts.keywords + keywords] : intro
    const data = Object.fromEntries([
      ['', first.join('\n')],
      ...sections.map(({ id, heading, lines }) => [`${id}#${heading}`, lines.join('\n')] as const),
    ])
    return [route, { title, data }] as const
  })
  return JSON.stringify(Object.fromEntries(entries))
}
