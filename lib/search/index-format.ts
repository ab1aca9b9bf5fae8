/** A page's kind, if it counts in the ranking. */
export type PageKind = 'page' | 'hub' | 'letter' | 'list' | 'glossary'

/** A heading, with its id if that isn't `slugOf` its text, and its other names, separated by commas. */
export type TitlesHeading = string | readonly [text: string, id: string, names?: string]

/** A page without its text, the section before its first heading, and the small words of readers' questions. */
export type TitlesPage = readonly [
  route: string,
  title: string,
  keywords: string,
  kind: PageKind,
  headings: readonly TitlesHeading[],
  asked: readonly string[],
]

/** Titles, keywords, and headings: small enough to answer the first key. The other parts follow their order. */
export type TitlesIndex = readonly TitlesPage[]

/** The words of the texts: each word's root, and the pages that contain it, in rising order. */
export type TextsIndex = readonly (readonly [word: string, pages: readonly number[]])[]

/** The texts of a page's sections, one line per paragraph. */
export type PageText = readonly string[]

/** A file of the index; its name plus '.json', in its locale's folder. */
export type Part = 'titles' | 'texts' | `text/${number}`

/** Address of the index in one document, relative to the base path; for other programs. */
export function textIndexPath(locale: string): string {
  return `/_next/static/chunks/nextra-data-${locale}.json`
}

/** Relative to the base path; contains the build's id, so that browsers may cache it forever. */
export function partsFolder(buildId: string, locale: string): string {
  return `/_next/static/${buildId}/search-${locale}`
}

/** The file that names the folder of the newest parts, for pages opened before a deployment. */
export function newestPartsPath(locale: string): string {
  return `/search-${locale}.json`
}

/** A heading's id as Nextra makes it, in nearly all cases. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')
}

/** Parses a part; throws for anything else, such as a host's error page. */
function parseList(json: string, name: string, holds: (each: unknown) => boolean): unknown {
  const value: unknown = JSON.parse(json)
  if (Array.isArray(value) && value.every(holds)) return value
  throw new TypeError(`This is not a part of a search index: ${name} are expected.`)
}

/** Parses the titles. */
export function parseTitles(json: string): TitlesIndex {
  return parseList(
    json,
    'titles',
    page => Array.isArray(page) && Array.isArray(page[4]) && Array.isArray(page[5]),
  ) as TitlesIndex
}

/**
 * The words of the texts as a file: all words in one string, their pages in another, as distances from page to page.
 * Compressed, it is a quarter smaller than the list.
 */
export function writtenTexts(texts: TextsIndex): string {
  const sorted = texts.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const steps = (pages: readonly number[]) =>
    pages.map((page, index) => page - (pages[index - 1] ?? 0)).join(' ')
  return JSON.stringify([
    sorted.map(([word]) => word).join(' '),
    sorted.map(([, pages]) => steps(pages)).join(),
  ])
}

/** Parses the words of the texts. */
export function parseTexts(json: string): TextsIndex {
  const [words = '', pages] = parseList(json, 'words', each => typeof each === 'string') as string[]
  if (words === '') return []
  const lists = pages?.split(',') ?? []
  return words.split(' ').map((word, index) => {
    let page = 0
    return [word, lists[index]?.split(' ').map(step => (page += Number(step))) ?? []]
  })
}

/** Parses the text of a page. */
export function parseText(json: string): PageText {
  return parseList(json, 'texts', text => typeof text === 'string') as PageText
}
