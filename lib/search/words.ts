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

const plainLetters = new Map<string, string>([
  ['ß', 's'],
  ['æ', 'a'],
  ['ø', 'o'],
  ['œ', 'o'],
  ['ł', 'l'],
  ['’', "'"],
  ['‘', "'"],
])

function plain(letter: string): string {
  const lower = letter.toLowerCase()
  const base = plainLetters.get(lower) ?? lower.normalize('NFD').charAt(0)
  return base.length === letter.length ? base : letter
}

/** Lower case without accents. The result is as long as the text, so that positions in one hold in the other. */
export function fold(text: string): string {
  // eslint-disable-next-line no-control-regex -- ASCII is what the range means: most text needs no more than this.
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase()
  return text.replace(/[^\x20-\x7e]/g, plain).toLowerCase()
}

/** Splits folded text into words, dropping a possessive 's. */
export function wordsOf(folded: string): string[] {
  return folded.replace(/'s\b/g, '').match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A word without the ending of a plural: 'stories' and 'story' have one stem. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && /[^su]s$/.test(word)) return word.slice(0, -1)
  return word
}

/** The part that a word shares with its family: 'estimating' and 'estimation' begin with 'estimat'. */
export function root(word: string): string {
  const short = stem(word)
    .replace(/(?:ations?|ating|ated|ates?)$/, 'at')
    .replace(/(?:ing|ed|ions?|ers?|y|e)$/, '')
  return short.length >= 4 ? short : stem(word)
}
