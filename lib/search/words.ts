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
}

const plainLetters = new Map<string, string>([
  ['ß', 's'],
  ['æ', 'a'],
  ['ø', 'o'],
  ['œ', 'o'],
  ['ł', 'l'],
  ['’', "'"],
  ['‘', "'"],
  ['“', '"'],
  ['”', '"'],
  ['\u00a0', ' '],
])

function plain(letter: string): string {
  const lower = letter.toLowerCase()
  const base = plainLetters.get(lower) ?? lower.normalize('NFD').charAt(0)
  return base.length === letter.length ? base : letter
}

/** Lower case without accents. Same length as the text, so that positions match. */
export function fold(text: string): string {
  // eslint-disable-next-line no-control-regex -- ASCII is what the range means: most text needs no more than this.
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase()
  return text.replace(/[^\x20-\x7e]/g, plain).toLowerCase()
}

/** Splits folded text into words, dropping a possessive 's. */
export function wordsOf(folded: string): string[] {
  return folded.replace(/'s\b/g, '').match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A word without its plural ending: 'stories' and 'story' have one stem. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && /[^su]s$/.test(word)) return word.slice(0, -1)
  return word
}

/** The part a word shares with its family: 'estimating' and 'estimation' start with 'estim'. */
export function root(word: string): string {
  const short = stem(word)
    .replace(/^(.{6,})ment$/, '$1')
    .replace(/^(.{4,})(?:ation|ating|ated|ate|ative)$/, '$1')
    .replace(/(?:ation|ating|ated|ate|ative)$/, 'at')
    .replace(/^(.{5,})y$|(?:ing|ed|ion|(?:er)?ship|er|e)$/, '$1')
    .replace(/(.)\1$/, '$1')
  return short.length >= 4 ? short : stem(word)
}
