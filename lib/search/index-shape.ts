/**
 * The index of one locale, as the specification states it: page route → title and sections. A section's key is
 * 'id#Heading', or '' for what stands before the first heading. The first line of its text is what is shown of it.
 */
export type TextIndex = Readonly<Record<string, { title: string; data: Readonly<Record<string, string>> }>>

/** A heading, with its id where that is not `slugOf` its text. */
export type TitlesHeading = string | readonly [text: string, id: string]

/** Titles, keywords and headings alone: small enough to answer the first key. */
export type TitlesIndex = readonly (readonly [
  route: string,
  title: string,
  keywords: string,
  headings: readonly TitlesHeading[],
])[]

/** Begins the line of a page's first section that holds its keywords. */
export const keywordsLine = 'Keywords: '

/** A heading's id as nextra makes it, for nearly every heading. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The text index, or an error where something else came, such as the page of a host that has no such file. */
export function parseTextIndex(json: string): TextIndex {
  const value: unknown = JSON.parse(json)
  const holds =
    isObject(value) &&
    Object.values(value).every(
      page => isObject(page) && typeof page.title === 'string' && isObject(page.data),
    )
  if (!holds) throw new TypeError('This is no search index: it must map each route to a title and its data.')
  return value as TextIndex
}

/** The titles index, or an error where something else came. */
export function parseTitlesIndex(json: string): TitlesIndex {
  const value: unknown = JSON.parse(json)
  const holds = Array.isArray(value) && value.every(page => Array.isArray(page) && Array.isArray(page[3]))
  if (!holds) throw new TypeError('This is no index of titles: it must be a list of pages.')
  return value as TitlesIndex
}
