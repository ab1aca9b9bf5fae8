/** A heading, with its id where that is not `slugOf` its text. */
export type TitlesHeading = string | readonly [text: string, id: string]

/**
 * Titles, keywords and headings alone: small enough to answer the first key. The order of the pages, and of the
 * sections in them, is that of all other parts; a page's first section, before its first heading, is not named.
 */
export type TitlesIndex = readonly (readonly [
  route: string,
  title: string,
  keywords: string,
  headings: readonly TitlesHeading[],
])[]

/** The words of all texts, and where to find their places. */
export interface WordsIndex {
  /** In order, packed by `packWords`. */
  words: string
  /** How often each word stands in the texts. */
  counts: readonly number[]
  /** How many places each section's text takes; places are numbered through all sections. */
  lengths: readonly number[]
  /** The first word of each part of the places. */
  parts: readonly number[]
}

/** The places of some words, a list a word; each place is told by its distance from the one before. */
export type PlacesPart = readonly (readonly number[])[]

/** The texts of a page's sections, a line a paragraph. */
export type PageText = readonly string[]

/** A file of the index; it lies under this name, with '.json', in the folder of its locale. */
export type Part = 'titles' | 'words' | `places/${number}` | `text/${number}`

/** A heading's id as nextra makes it, for nearly every heading. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Parses a part; an error where something else came, such as the page of a host that has no such file. */
function parsePart(json: string, name: string, holds: (value: unknown) => boolean): unknown {
  const value: unknown = JSON.parse(json)
  if (!holds(value)) throw new TypeError(`This is no part of a search index: ${name} are expected.`)
  return value
}

const isListOf = (holds: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(holds)

export function parseTitles(json: string): TitlesIndex {
  const isPage = (page: unknown) => Array.isArray(page) && Array.isArray(page[3])
  return parsePart(json, 'titles', isListOf(isPage)) as TitlesIndex
}

export function parseWords(json: string): WordsIndex {
  const areWords = (value: unknown) =>
    isObject(value) && typeof value.words === 'string' && Array.isArray(value.lengths)
  return parsePart(json, 'words', areWords) as WordsIndex
}

export function parsePlaces(json: string): PlacesPart {
  return parsePart(json, 'places', isListOf(Array.isArray)) as PlacesPart
}

export function parseText(json: string): PageText {
  return parsePart(
    json,
    'texts',
    isListOf(text => typeof text === 'string'),
  ) as PageText
}
