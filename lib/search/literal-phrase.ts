import type { Reading } from './query'
import { holdsPlace, rangeOf, type TextPlaces } from './text-places'
import { placeOf } from './word-list'

/** Places of each of some words. */
type PlacesOfWords = readonly Uint32Array[]

function placesOfWord(places: TextPlaces, word: string, isUnfinished: boolean): PlacesOfWords {
  const [from, to] = rangeOf(places.words, word)
  const isKnown = placeOf(places.words, word) < to && places.words[from] === word
  const end = isUnfinished ? to : from + Number(isKnown)
  return Array.from({ length: end - from }, (_, index) => places.of(from + index)).filter(
    each => each !== undefined,
  )
}

/**
 * The sections whose text holds the words of a reading one after the other, the last perhaps unfinished. Its small words
 * have no places: any word may stand for them.
 */
export function sectionsWithPhrase(
  places: TextPlaces,
  { words, strong, weak }: Reading,
): ReadonlySet<number> {
  const all = words.split(' ')
  const wanted = all.flatMap((word, offset) =>
    strong.includes(word) || weak.includes(word)
      ? [{ offset, places: placesOfWord(places, word, offset === all.length - 1) }]
      : [],
  )
  const [first, ...others] = wanted
  if (!first || others.length === 0) return new Set()
  const begins = first.places.map(list =>
    list.filter(place =>
      others.every(other => other.places.some(each => holdsPlace(each, place + other.offset - first.offset))),
    ),
  )
  return new Set(begins.flatMap(list => places.sectionsOf(list)))
}
