/** What the search knows of a language and of the site's field; all in lower case without signs. */
export interface SearchWords {
  /** Left out of a query. */
  stopWords: ReadonlySet<string>
  /** Left out of what must be found; they only help to order it ('how long', 'examples of'). */
  weakWords: ReadonlySet<string>
  /** Headings that many pages have; what stands under them is seldom what is looked for. */
  minorHeadings: ReadonlySet<string>
  /** A word or phrase → other words for the same. */
  synonyms: Readonly<Record<string, readonly string[]>>
}
