import { fold, wordsOf } from '../../lib/search/fold'
import { stem } from '../../lib/search/stem'
import { lineOfText, type ContentRule, type ContentSite } from '../content/content-site'
import { nearest } from '../content/nearest'

const file = 'data/search-words.ts'

/** A word or phrase as queries are compared with it. */
const asSearched = (text: string): string => wordsOf(fold(text)).join(' ')

function* spelling(text: string): Generator<string> {
  const searched = asSearched(text)
  if (searched !== text)
    yield `'${text}' is never found: write '${searched}', as queries are compared in lower case and without signs.`
}

/** Every word that stands in a page, its front matter included. */
const siteWords = (site: ContentSite): string[] => [
  ...new Set(site.pages.flatMap(page => wordsOf(fold(page.raw)))),
]

/** Words are written as queries are compared with them, and the pages have the words that synonyms lead to. */
export const rule: ContentRule = {
  name: 'search-words',
  why: 'A synonym with a capital or a slip in it looks right and finds nothing.',
  looksAt: 'data',
  check: site => {
    if (!site.searchWords) return []
    const { words, raw } = site.searchWords
    const known = siteWords(site)
    const stems = new Set(known.map(stem))
    const lists = [
      ...words.stopWords,
      ...words.weakWords,
      ...words.minorHeadings,
      ...Object.keys(words.synonyms),
    ]
    const faults = lists.flatMap(text => [...spelling(text)].map(message => ({ near: text, message })))
    for (const [key, others] of Object.entries(words.synonyms)) {
      for (const other of others) {
        for (const message of spelling(other)) faults.push({ near: other, message })
        for (const word of wordsOf(fold(other))) {
          if (stems.has(stem(word))) continue
          const meant = nearest(word, known)
          const fix = meant ? `did you mean '${meant}'?` : 'name words that the pages use.'
          faults.push({ near: other, message: `synonym of '${key}': no page has the word '${word}': ${fix}` })
        }
      }
    }
    return faults.map(({ near, message }) => ({ file, line: lineOfText(raw, near), message }))
  },
}
