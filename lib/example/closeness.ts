/** Normalizes a text for comparison: straight quotation marks, single spaces, no final period. */
export function bare(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;]+$/, '')
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .replace(/[‘’]/g, "'")
      .match(/[a-z0-9]+(?:'[a-z]+)*/g) ?? [],
  )

/** The share of words two texts have in common: 1 for the same words, 0 for none. */
export function sharedWords(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const both = [...a].filter(word => b.has(word)).length
  return both === 0 ? 0 : both / (a.size + b.size - both)
}
