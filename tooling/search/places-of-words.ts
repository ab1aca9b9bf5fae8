import { fold, wordsOf } from '../../lib/search/fold'
import type { IndexedPage } from './indexed-pages'

/** Where all words stand. */
export interface PlacesOfWords {
  /** Word → numbers of its places, in order. */
  places: ReadonlyMap<string, readonly number[]>
  /** How many places each section takes, in order; a page's part before its first heading is a section, too. */
  lengths: readonly number[]
}

/** Numbers the words of all sections; between two lines a number is left out, so that no phrase goes on over it. */
export function placesOfWords(
  pages: readonly IndexedPage[],
  isLeftOut: (word: string) => boolean,
): PlacesOfWords {
  const places = new Map<string, number[]>()
  let next = 0
  const number = (line: string) => {
    for (const word of wordsOf(fold(line))) {
      const others = places.get(word)
      if (others) others.push(next)
      else if (!isLeftOut(word)) places.set(word, [next])
      next += 1
    }
    next += 1
  }
  const lengths = pages.flatMap(({ intro, sections }) =>
    [intro, ...sections.map(({ lines }) => lines)].map(lines => {
      const first = next
      lines.forEach(number)
      return next - first
    }),
  )
  return { places, lengths }
}
