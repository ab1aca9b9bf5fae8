import { loosestSpread, type Rank } from './weights'

/** How many letters of a title it takes to find the query's in their order; Infinity where it has them not. */
export function spread(title: string, query: string): number {
  let least = Infinity
  for (
    let start = title.indexOf(query.charAt(0));
    start >= 0;
    start = title.indexOf(query.charAt(0), start + 1)
  ) {
    let at = start
    for (const letter of query.slice(1)) {
      at = title.indexOf(letter, at + 1)
      if (at < 0) return least
    }
    least = Math.min(least, at - start + 1)
  }
  return least
}

/** First letters of words: 'dod' for 'definition', 'of', 'done'. */
export function acronym(words: readonly string[]): string {
  return words.map(word => word.charAt(0)).join('')
}

/** How a folded phrase (words and single spaces) holds a folded query as it stands, or null. */
export function rankWords(phrase: string, query: string): Rank | null {
  if (query === '' || phrase.length < query.length) return null
  if (phrase === query) return 'exact'
  const at = phrase.indexOf(query)
  if (at === 0) return 'starts-with'
  if (at > 0 && phrase.includes(` ${query}`)) return 'word-starts-with'
  return at > 0 && query.length > 1 ? 'contains' : null
}

/** How the letters of a phrase answer a query that it does not hold, or null. */
export function rankLetters(phrase: string, itsAcronym: string, query: string): Rank | null {
  if (query.length > 1 && itsAcronym.includes(query)) return 'acronym'
  return query.length > 2 && spread(phrase, query) <= query.length * loosestSpread ? 'loose order' : null
}
