// Not lib/search/vocabulary.ts, which finds a single typo, also in a prefix.
import { distance } from 'fastest-levenshtein'

/** The known word that was probably meant; undefined if none is close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const farthest = Math.max(2, Math.floor(word.length / 3))
  const ranked = known
    // Skipping words of very different length keeps long lists of routes fast.
    .filter(candidate => Math.abs(candidate.length - word.length) <= farthest)
    .map(candidate => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
  const best = ranked[0]
  return best && best.far <= farthest ? best.candidate : undefined
}

/** How to correct a word: by the known one that was probably meant, written by `as`, or else in another way. */
export function didYouMean(
  word: string,
  known: readonly string[],
  otherwise: string,
  as: (known: string) => string = each => each,
): string {
  const meant = nearest(word, known)
  return meant === undefined ? otherwise : `did you mean ${as(meant)}?`
}

/** A word between single quotation marks. */
export const inQuotes = (word: string): string => `'${word}'`
