import { parsePlaces, type WordsIndex } from './index-shape'
import { placeOf, unpackWords } from './word-list'

/** Where each word stands in the texts, as far as the parts that tell it have come. */
export interface TextPlaces {
  /** All words of the texts, in order. */
  words: readonly string[]
  countOf: (word: number) => number
  /** Its places, in order; undefined as long as their part has not come. */
  of: (word: number) => Uint32Array | undefined
  /** The part that holds the places of a word. */
  partOf: (word: number) => number
  /** The sections of places that are in order. */
  sectionsOf: (places: Uint32Array) => number[]
  /** Takes a part, as JSON. */
  take: (part: number, json: string) => void
}

/** How many of some ordered numbers are at most `value`. */
function countUpTo(numbers: ArrayLike<number>, value: number, from = 0): number {
  let low = from
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) <= value) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether ordered places hold this one. */
export function holdsPlace(places: Uint32Array, place: number): boolean {
  return places[countUpTo(places, place) - 1] === place
}

/** The words of a site, without their places yet. */
export function createTextPlaces({ words: packed, counts, lengths, parts }: WordsIndex): TextPlaces {
  const words = unpackWords(packed)
  const taken = new Map<number, readonly (readonly number[])[]>()
  const known = new Map<number, Uint32Array>()
  const starts = new Uint32Array(lengths.length)
  let start = 0
  lengths.forEach((length, section) => {
    starts[section] = start
    start += length
  })
  const partOf = (word: number) => countUpTo(parts, word) - 1

  const unpack = (word: number) => {
    const part = partOf(word)
    const distances = taken.get(part)?.[word - (parts[part] ?? 0)]
    if (!distances) return undefined
    let at = 0
    return Uint32Array.from(distances, distance => (at += distance))
  }
  return {
    words,
    countOf: word => counts[word] ?? 0,
    of(word) {
      const places = known.get(word) ?? unpack(word)
      if (places) known.set(word, places)
      return places
    },
    partOf,
    sectionsOf(places) {
      const sections: number[] = []
      let next = 0
      for (const place of places) {
        // The start of the section after the one that was found last.
        if (place < (starts[next] ?? Infinity) && next > 0) continue
        next = countUpTo(starts, place, next)
        sections.push(next - 1)
      }
      return sections
    },
    take: (part, json) => void taken.set(part, parsePlaces(json)),
  }
}

/** The words that begin so: the first, and the one after the last. */
export function rangeOf(words: readonly string[], beginning: string): [from: number, to: number] {
  return [placeOf(words, beginning), placeOf(words, `${beginning}\uffff`)]
}
