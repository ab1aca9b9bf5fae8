/** What a page is, where that counts in the ranking. */
export type PageKind = 'page' | 'hub' | 'letter' | 'glossary'

/** A heading; with its id where that is not `slugOf` its text, and other names of what it names, between commas. */
export type TitlesHeading = string | readonly [text: string, id: string, names?: string]

/** A page without its text. The first section of a page, before its first heading, is not named. */
export type TitlesPage = readonly [
  route: string,
  title: string,
  keywords: string,
  kind: PageKind,
  headings: readonly TitlesHeading[],
]

/** Titles, keywords and headings alone: small enough to answer the first key. The other parts follow its order. */
export type TitlesIndex = readonly TitlesPage[]

/** The words of the texts as FlexSearch exports them: each word's root, and the pages that have it. */
export type TextsIndex = readonly (readonly [word: string, pages: readonly (readonly number[])[]])[]

/** The texts of a page's sections, a line a paragraph. */
export type PageText = readonly string[]

/** A file of the index; its name is this with '.json', in the folder of its locale. */
export type Part = 'titles' | 'texts' | `text/${number}`

/** Address of the index of all text in one document, below the base path; for other programs, as the search takes parts. */
export function textIndexPath(locale: string): string {
  return `/_next/static/chunks/nextra-data-${locale}.json`
}

/** Folder of the index's parts, below the base path; named by the build, so that they may be kept for good. */
export function partsFolder(buildId: string, locale: string): string {
  return `/_next/static/${buildId}/search-${locale}`
}

/** The file that names the folder of the newest parts, below the base path: for a page that was opened before a deployment. */
export function newestPartsPath(locale: string): string {
  return `/search-${locale}.json`
}

/** A heading's id as nextra makes it, for nearly every heading. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')
}

/** Parses a part; throws where something else came, such as the page of a host that does not have the file. */
function parseList(json: string, name: string, holds: (each: unknown) => boolean): unknown {
  const value: unknown = JSON.parse(json)
  if (Array.isArray(value) && value.every(holds)) return value
  throw new TypeError(`This is not a part of a search index: ${name} are expected.`)
}

/** Parses the titles. */
export function parseTitles(json: string): TitlesIndex {
  return parseList(json, 'titles', page => Array.isArray(page) && Array.isArray(page[4])) as TitlesIndex
}

/** Parses the words of the texts. */
export function parseTexts(json: string): TextsIndex {
  return parseList(json, 'words', word => Array.isArray(word) && Array.isArray(word[1])) as TextsIndex
}

/** Parses the text of a page. */
export function parseText(json: string): PageText {
  return parseList(json, 'texts', text => typeof text === 'string') as PageText
}
