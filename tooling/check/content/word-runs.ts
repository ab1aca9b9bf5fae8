import { createHash } from 'node:crypto'

/** So many words of a guide in a row are a quotation. */
export const runLength = 10

/** Bytes of a hash: with some 10,000 runs and 250,000 places to look, a false find has odds of about 1 in 400. */
const hashBytes = 5

/** A word and where it begins in its text. */
interface PlacedWord {
  word: string
  at: number
}

/** The words of a text in one form: lower case, straight apostrophes, no other signs. */
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

/** The hash of each run of ten words, by the place of its first word. */
function hashesOf(words: readonly PlacedWord[]): string[] {
  const bare = words.map(({ word }) => word)
  const count = Math.max(0, bare.length - runLength + 1)
  return Array.from({ length: count }, (_, first) => hashOf(bare.slice(first, first + runLength)))
}

/** What is checked in of the guides: the hashes of their word runs, sorted, as lines of base64. No text can be read from it. */
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

/** A stretch of a text that a guide has word for word. */
export interface CopiedRun {
  /** Where it begins in the text. */
  at: number
  words: string[]
}

/** The stretches of ten words or more that are among the hashed runs, each as long as it goes. */
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
