import { textValue, type Page } from '../content/page'
import { sectionsOf, type PageSection } from './page-sections'

/** Lists of a page's own headings or of links; the headings that they repeat are found where they stand. */
const leftOut = new Set(['table of contents', 'continue reading'])

export interface IndexSources {
  pages: readonly Page[]
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

const isFindable = ({ frontMatter, route }: Page) => frontMatter.values.searchable !== false && route !== ''

/** The pages that can be found, of all those there are; a page with `searchable: false` is not among them. */
export function indexedPages({ pages, questionLines }: IndexSources): IndexedPage[] {
  const linesOf = ({ lines, topics }: PageSection) => [...lines, ...topics.flatMap(questionLines)]
  return pages.filter(isFindable).map(page => {
    const [first, ...rest] = sectionsOf(page).filter(({ heading }) => !leftOut.has(heading.toLowerCase()))
    return {
      route: page.route,
      title: textValue(page, 'title'),
      keywords: textValue(page, 'keywords'),
      intro: [textValue(page, 'description'), ...(first?.lines ?? [])].filter(line => line !== ''),
      sections: rest.map(section => ({ id: section.id, heading: section.heading, lines: linesOf(section) })),
    }
  })
}
