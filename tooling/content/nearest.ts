/** How many letters must be put in, taken out or changed to make one word the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries()) {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}

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
