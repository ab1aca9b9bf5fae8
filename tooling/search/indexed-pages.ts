import type { PageSection } from './page-sections'

/** Lists of a page's own headings or of links; the headings that they repeat are found where they stand. */
const leftOut = new Set(['table of contents', 'continue reading'])

/** What is needed of a page to index it. */
export interface SearchablePage {
  route: string
  /** Its front matter. */
  values: Readonly<Record<string, unknown>>
  sections: readonly PageSection[]
}

export interface IndexSources {
  pages: readonly SearchablePage[]
  /** Text of the questions of a topic, a line each; empty where there are none. */
  questionLines: (topic: string) => readonly string[]
}

/** What stands under one heading of a page. */
export interface IndexedSection {
  id: string
  heading: string
  /** Paragraphs. */
  lines: readonly string[]
}

/** A page as it is searched. */
export interface IndexedPage {
  route: string
  title: string
  /** Between commas. */
  keywords: string
  /** What stands before the first heading; the first line is what is shown of the page. */
  intro: readonly string[]
  sections: readonly IndexedSection[]
}

const isFindable = ({ values, route }: SearchablePage) => values.searchable !== false && route !== ''

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The pages that can be found, of all those there are; a page with `searchable: false` is not among them. */
export function indexedPages({ pages, questionLines }: IndexSources): IndexedPage[] {
  const linesOf = ({ lines, topics }: PageSection) => [...lines, ...topics.flatMap(questionLines)]
  return pages.filter(isFindable).map(({ route, values, sections }) => {
    const [first, ...rest] = sections.filter(({ heading }) => !leftOut.has(heading.toLowerCase()))
    return {
      route,
      title: textOf(values.title),
      keywords: textOf(values.keywords),
      intro: [textOf(values.description), ...(first?.lines ?? [])].filter(line => line !== ''),
      sections: rest.map(section => ({ id: section.id, heading: section.heading, lines: linesOf(section) })),
    }
  })
}
