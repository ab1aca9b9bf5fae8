// Distances are counted by fastest-levenshtein. lib/search/edit-distance.ts is another thing: one slip, of a beginning too.
import { distance } from 'fastest-levenshtein'

/** The known word that was probably meant, or undefined where none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const farthest = Math.max(2, Math.floor(word.length / 3))
  const ranked = known
    // Words of very different length are far apart; passing over them keeps long lists of routes quick.
    .filter(candidate => Math.abs(candidate.length - word.length) <= farthest)
    .map(candidate => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
  const best = ranked[0]
  return best && best.far <= farthest ? best.candidate : undefined
}
