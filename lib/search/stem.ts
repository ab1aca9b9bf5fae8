/** A word without the ending of a plural: 'stories' and 'story' have one stem. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2)
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
