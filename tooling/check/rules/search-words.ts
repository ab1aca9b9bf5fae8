import { isOneSlipAway } from '../../../lib/search/vocabulary'
import { fold, stem, wordsOf } from '../../../lib/search/words'
import { remembered } from '../../tasks/remembered'
import { problemAt, type ContentSite, type Rule } from '../content/content-site'
import { nearest } from '../content/nearest'
import type { Page } from '../content/page'

/** A word or phrase, normalized like a query. */
const asSearched = (text: string): string => wordsOf(fold(text)).join(' ')

/** Every word on a page, including its front matter. */
const pageWords = remembered((page: Page) => new Set(wordsOf(fold(page.raw))))
const siteWords = (site: ContentSite): string[] => [
  ...new Set(site.pages.flatMap(page => [...pageWords(page)])),
]

/** A word no page has, and the likely intended one. */
function unknownWord(word: string, known: readonly string[], otherwise: string): string {
  const meant = known.find(each => isOneSlipAway(word, each)) ?? nearest(word, known)
  return `no page has the word '${word}': ${meant ? `did you mean '${meant}'? ` : ''}${otherwise}`
}

/** Words are normalized like queries, and are either on a page or listed as typed only. */
export const rule: Rule = {
  why: 'A word with a capital letter or a typo looks right and finds nothing.',
  *check(site) {
    if (!site.searchWords) return
    const { words, typedOnly, raw } = site.searchWords
    const source = { file: 'data/search-words.ts', raw }
    const known = siteWords(site)
    const stemsOfPages = new Set(known.map(stem))
    const stems = new Set([...stemsOfPages, ...typedOnly.map(stem)])
    const listed = [...words.stopWords, ...words.weakWords, ...words.minorHeadings]
    const typed = [...listed, ...Object.keys(words.synonyms)].map(text => ({
      ...{ text, among: stems, start: '', otherwise: "If readers type it anyway, add it to 'typedOnly'." },
    }))
    const synonyms = Object.entries(words.synonyms).flatMap(([key, others]) =>
      others.map(text => ({
        ...{ text, among: stemsOfPages, start: `synonym of '${key}': ` },
        otherwise: 'Name words that the pages use.',
      })),
    )
    for (const { text, among, start, otherwise } of [...typed, ...synonyms]) {
      const searched = asSearched(text)
      const message = `'${text}' is never found: write '${searched}', since queries are compared in lowercase without punctuation.`
      if (searched !== text) yield problemAt(source, text, message)
      for (const word of wordsOf(fold(text)))
        if (!among.has(stem(word)))
          yield problemAt(source, text, `${start}${unknownWord(word, known, otherwise)}`)
    }
    for (const word of typedOnly) {
      const message = `a page has the word '${word}': remove it from 'typedOnly'.`
      if (stemsOfPages.has(stem(word))) yield problemAt(source, `'${word}'`, message)
    }
  },
}
