import { createHash } from 'node:crypto'

/** This many consecutive words of a guide are a quotation. */
export const runLength = 10

/** Bytes per hash: with some 10,000 runs and 250,000 positions, the odds of a false match are about 1 in 400. */
const hashBytes = 5

/** A word and its position. */
interface PlacedWord {
  word: string
  at: number
}

/** A text's words, normalized: lower case, straight apostrophes, no punctuation. */
function placedWords(text: string): PlacedWord[] {
  return [
    ...text
      .toLowerCase()
      .replaceAll('’', "'")
      .matchAll(/[a-z0-9]+(?:'[a-z]+)*/g),
  ].map(match => ({
    word: match[0],
    at: match.index,
  }))
}

const hashOf = (words: readonly string[]): string =>
  createHash('sha256').update(words.join(' ')).digest().subarray(0, hashBytes).toString('hex')

/** The hash of each run of ten words, by the position of its first word. */
function hashesOf(words: readonly PlacedWord[]): string[] {
  const bare = words.map(({ word }) => word)
  const count = Math.max(0, bare.length - runLength + 1)
  return Array.from({ length: count }, (_, first) => hashOf(bare.slice(first, first + runLength)))
}

/** Sorted hashes of the guides' runs of words, as base64 lines, from which the text can't be recovered. */
export function packRuns(guides: readonly string[]): string {
  const hashes = [...new Set(guides.flatMap(guide => hashesOf(placedWords(guide))))].sort()
  const packed = Buffer.from(hashes.join(''), 'hex').toString('base64')
  return `${(packed.match(/.{1,100}/g) ?? []).join('\n')}\n`
}

/** The hashes that `packRuns` wrote. */
export function unpackRuns(packed: string): Set<string> {
  const hex = Buffer.from(packed, 'base64').toString('hex')
  return new Set(hex.match(new RegExp(`.{${hashBytes * 2}}`, 'g')) ?? [])
}

/** A passage that matches a guide word for word. */
export interface CopiedRun {
  /** Its position. */
  at: number
  words: string[]
}

/** The passages of ten words or more that match the hashes, each as long as possible. */
export function copiedRuns(text: string, guideRuns: ReadonlySet<string>): CopiedRun[] {
  const words = placedWords(text)
  const runs: CopiedRun[] = []
  let end = -1
  for (const [first, hash] of hashesOf(words).entries()) {
    if (!guideRuns.has(hash)) continue
    const added = words.slice(Math.max(first, end), first + runLength).map(({ word }) => word)
    const last = runs.at(-1)
    if (last && first < end) last.words.push(...added)
    else runs.push({ at: words[first]?.at ?? 0, words: added })
    end = first + runLength
  }
  return runs
}

/** The first ten words in a row of a text that no guide has; undefined if all runs are known, or there are none. */
export function unknownRun(text: string, guideRuns: ReadonlySet<string>): string | undefined {
  const words = placedWords(text)
  const at = hashesOf(words).findIndex(hash => !guideRuns.has(hash))
  if (at < 0) return undefined
  return words
    .slice(at, at + runLength)
    .map(({ word }) => word)
    .join(' ')
}
