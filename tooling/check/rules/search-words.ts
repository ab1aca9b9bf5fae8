import { isOneSlipAway } from '../../../lib/search/vocabulary'
import { fold, stem, wordsOf } from '../../../lib/search/words'
import { byObject } from '../content/by-object'
import { lineOfText, type ContentRule, type ContentSite } from '../content/content-site'
import { nearest } from '../content/nearest'
import type { Page } from '../content/page'

const file = 'data/search-words.ts'

/** A word or phrase, normalized like a query. */
const asSearched = (text: string): string => wordsOf(fold(text)).join(' ')

function* spelling(text: string): Generator<string> {
  const searched = asSearched(text)
  if (searched !== text)
    yield `'${text}' is never found: write '${searched}', since queries are compared in lowercase without punctuation.`
}

/** Every word on a page, including its front matter. */
const pageWords = byObject((page: Page) => new Set(wordsOf(fold(page.raw))))
const siteWords = (site: ContentSite): string[] => [
  ...new Set(site.pages.flatMap(page => [...pageWords(page)])),
]

/** A word no page has, and the likely intended one. */
function unknownWord(word: string, known: readonly string[], otherwise: string): string {
  const meant = known.find(each => isOneSlipAway(word, each)) ?? nearest(word, known)
  return `no page has the word '${word}': ${meant ? `did you mean '${meant}'? ` : ''}${otherwise}`
}

interface Fault {
  /** Text near the problem, to find its line. */
  near: string
  message: string
}

/** Words are normalized like queries, and are either on a page or listed as typed only. */
export const rule: ContentRule = {
  name: 'search-words',
  why: 'A word with a capital letter or a typo looks right and finds nothing.',
  check: site => {
    if (!site.searchWords) return []
    const { words, typedOnly, raw } = site.searchWords
    const known = siteWords(site)
    const stems = new Set([...known, ...typedOnly].map(stem))
    const stemsOfPages = new Set(known.map(stem))
    const unknownIn = (text: string, among: ReadonlySet<string>) =>
      wordsOf(fold(text)).filter(word => !among.has(stem(word)))

    const spelled = [...words.stopWords, ...words.weakWords, ...words.minorHeadings].concat(
      Object.keys(words.synonyms),
    )
    const faults: Fault[] = spelled.flatMap(text => [
      ...[...spelling(text)].map(message => ({ near: text, message })),
      ...unknownIn(text, stems).map(word => ({
        near: text,
        message: unknownWord(word, known, "If readers type it anyway, add it to 'typedOnly'."),
      })),
    ])
    for (const [key, others] of Object.entries(words.synonyms)) {
      for (const other of others) {
        for (const message of spelling(other)) faults.push({ near: other, message })
        for (const word of unknownIn(other, stemsOfPages)) {
          const message = `synonym of '${key}': ${unknownWord(word, known, 'Name words that the pages use.')}`
          faults.push({ near: other, message })
        }
      }
    }
    for (const word of typedOnly) {
      if (stemsOfPages.has(stem(word)))
        faults.push({
          near: `'${word}'`,
          message: `a page has the word '${word}': remove it from 'typedOnly'.`,
        })
    }
    return faults.map(({ near, message }) => ({ file, line: lineOfText(raw, near), message }))
  },
}
