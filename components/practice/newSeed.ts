/** A seed by chance, for lib/exam/random.ts: another one each time, from the browser's own source. */
export function newSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Int32Array(1))
  return seed
}
