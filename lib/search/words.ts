export { fold, root, stem, wordsOf } from './language'

/** What the search knows of English and the site's subject; lower case, without punctuation. */
export interface SearchWords {
  /** Left out of a query. */
  stopWords: ReadonlySet<string>
  /** Not required to match; they only affect the order ('how long', 'examples of'). */
  weakWords: ReadonlySet<string>
  /** Headings of many pages, whose sections are seldom what readers look for. */
  minorHeadings: ReadonlySet<string>
  /** A word or phrase → synonyms. */
  synonyms: Readonly<Record<string, readonly string[]>>
  /** A word of a question → what a title has instead that answers it, before a title of the subject alone. */
  introductions?: Readonly<Record<string, readonly string[]>>
}
