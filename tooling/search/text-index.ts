import type { IndexedPage } from './indexed-pages'

/**
 * The index of one locale in one document, for programs of others: page route → title and sections. A section's
 * key is 'id#Heading', or '' for what stands before the first heading, where keywords come last. The first line of a
 * text is what is shown of it.
 */
export type TextIndex = Readonly<Record<string, { title: string; data: Readonly<Record<string, string>> }>>

/** Puts all pages into one document. */
export function textIndexOf(pages: readonly IndexedPage[]): TextIndex {
  return Object.fromEntries(
    pages.map(({ route, title, keywords, intro, sections }) => {
      const first = keywords ? [...intro, `Keywords: ${keywords}`] : intro
      const texts: [key: string, text: string][] = [
        ['', first.join('\n')],
        ...sections.map(({ id, heading, lines }): [string, string] => [`${id}#${heading}`, lines.join('\n')]),
      ]
      return [route, { title, data: Object.fromEntries(texts) }]
    }),
  )
}
