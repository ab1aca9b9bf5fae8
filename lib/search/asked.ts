import { mostForAsked, weakAskedShare } from './weights'
import { root, wordsOf, type SearchWords } from './words'

/** A question or phrase: the roots of its meaningful words with their weights, and the sum of these. */
export interface Asked {
  roots: ReadonlyMap<string, number>
  weight: number
}

/** What readers ask the pages, and how a query is compared with it. */
export interface AskedIndex {
  /** In the order of the pages. */
  ofPages: readonly (readonly Asked[])[]
  /** A query's folded words in the same form. */
  askedOf: (words: string) => Asked
}

/** Prepares the folded questions of all pages; a word weighs more the fewer pages are asked about it. */
export function indexAsked(
  pages: readonly (readonly string[])[],
  { stopWords, weakWords }: SearchWords,
): AskedIndex {
  const weak = new Set([...weakWords].map(root))
  const rootsOf = (text: string) => [
    ...new Set(
      wordsOf(text)
        .filter(word => !stopWords.has(word))
        .map(root),
    ),
  ]
  const roots = pages.map(list => list.map(rootsOf))
  const counts = new Map<string, number>()
  for (const list of roots)
    for (const each of new Set(list.flat())) counts.set(each, (counts.get(each) ?? 0) + 1)
  const weightOf = (each: string) =>
    Math.log((pages.length + 30) / ((counts.get(each) ?? 0) + 1)) * (weak.has(each) ? weakAskedShare : 1)
  const weighed = (list: readonly string[]): Asked => {
    const weights = new Map(list.map(each => [each, weightOf(each)]))
    return { roots: weights, weight: [...weights.values()].reduce((sum, each) => sum + each, 0) }
  }
  return { ofPages: roots.map(list => list.map(weighed)), askedOf: words => weighed(rootsOf(words)) }
}

/** Points of the most similar question, by the square of what's shared: questions differ in small words and order. */
export function scoreAsked(questions: readonly Asked[], query: Asked): number {
  let best = 0
  for (const { roots, weight } of questions) {
    let shared = 0
    for (const [each, worth] of query.roots) if (roots.has(each)) shared += worth
    if (shared > 0) best = Math.max(best, (2 * shared) / (weight + query.weight))
  }
  return mostForAsked * best ** 2
}
