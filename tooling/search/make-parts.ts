import {
  slugOf,
  type PageText,
  type Part,
  type PlacesPart,
  type TitlesHeading,
  type TitlesIndex,
  type WordsIndex,
} from '../../lib/search/index-shape'
import type { SearchWords } from '../../lib/search/search-words'
import { packWords } from '../../lib/search/word-list'
import type { IndexedPage, IndexedSection } from './indexed-pages'
import { placesOfWords } from './places-of-words'

/**
 * Size of a part of the places, in letters, some 800 bytes when compressed; a word that stands on many pages has a part
 * of its own, however large. Parts of three times this size cost a query twice the bytes and save one request in ten.
 */
const partSize = 2000

/** All files of the index, by name. */
export type Parts = ReadonlyMap<Part, TitlesIndex | WordsIndex | PlacesPart | PageText>

function titlesHeading({ id, heading }: IndexedSection): TitlesHeading {
  return slugOf(heading) === id ? heading : [heading, id]
}

/** Consecutive lists in parts of about the same size; the number of the first list of each. */
function firstOfEach(lists: readonly (readonly number[])[]): number[] {
  const firsts: number[] = []
  let size = Infinity
  lists.forEach((list, index) => {
    const own = JSON.stringify(list).length
    size += own
    if (size <= partSize) return
    firsts.push(index)
    size = own
  })
  return firsts
}

/** The parts of the index of some pages. Words that no query needs have no places. */
export function makeParts(pages: readonly IndexedPage[], { stopWords }: SearchWords): Parts {
  // A query of one letter is answered by titles.
  const { places, lengths } = placesOfWords(pages, word => word.length === 1 || stopWords.has(word))
  const words = [...places.keys()].sort()
  const lists = words.map(word => {
    const own = places.get(word) ?? []
    return own.map((place, index) => place - (own[index - 1] ?? 0))
  })
  const firsts = firstOfEach(lists)
  const titles: TitlesIndex = pages.map(({ route, title, keywords, sections }) => [
    route,
    title,
    keywords,
    sections.map(titlesHeading),
  ])
  const wordsIndex: WordsIndex = {
    words: packWords(words),
    counts: lists.map(list => list.length),
    lengths,
    parts: firsts,
  }
  const parts = new Map<Part, TitlesIndex | WordsIndex | PlacesPart | PageText>([
    ['titles', titles],
    ['words', wordsIndex],
  ])
  firsts.forEach((first, index) => parts.set(`places/${index}`, lists.slice(first, firsts[index + 1])))
  pages.forEach(({ intro, sections }, index) => {
    const lines = [intro, ...sections.map(section => section.lines)]
    parts.set(
      `text/${index}`,
      lines.map(each => each.join('\n')),
    )
  })
  return parts
}
