import { glossaryRoute } from '../../lib/course/glossary-entry'
import { kindByPlace } from '../../lib/nav/route-entry'
import type { PageKind } from '../../lib/search/index-format'
import { typeset } from '../typography/typeset'
import type { PageSection } from './page-sections'

/** Lists of the page's own headings or of links, which repeat headings found elsewhere. */
const leftOut = new Set(['table-of-contents', 'continue-reading'])

/** What indexing a page needs. */
export interface SearchablePage {
  /** From the project's root. */
  file: string
  route: string
  /** Its front matter. */
  values: Readonly<Record<string, unknown>>
  sections: readonly PageSection[]
}

/** A section below a heading. */
export interface IndexedSection {
  id: string
  heading: string
  /** The heading's other names, separated by commas. */
  names: string
  /** Paragraphs. */
  lines: readonly string[]
}

/** A page as it is indexed. */
export interface IndexedPage {
  route: string
  title: string
  /** Between commas. */
  keywords: string
  /** What readers type whom the page answers. */
  asked: readonly string[]
  kind: PageKind
  /** Before the first heading; the first line is the page's description. */
  intro: readonly string[]
  sections: readonly IndexedSection[]
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A page with more headings is a list of entries. */
const mostHeadings = 40

function kindOf({ file, route, values, sections }: SearchablePage): PageKind {
  const kind = values.kind ?? kindByPlace(route, file.endsWith('/index.mdx'))
  if (route === glossaryRoute) return 'glossary'
  if (sections.length > mostHeadings) return 'list'
  return kind === 'lesson' ? 'letter' : kind === 'hub' ? 'hub' : 'page'
}

/**
 * The pages to index: those without `searchable: false`.
 * @param questionLines the text of a topic's questions, one line each
 */
export function indexedPages(
  pages: readonly SearchablePage[],
  questionLines: (topic: string) => readonly string[],
): IndexedPage[] {
  const isFindable = ({ values, route }: SearchablePage) => values.searchable !== false && route !== ''
  return pages.filter(isFindable).map(page => {
    const { route, values } = page
    const [first, ...rest] = page.sections.filter(({ id }) => !leftOut.has(id))
    return {
      route,
      title: typeset(textOf(values.title)),
      keywords: textOf(values.keywords),
      asked: Array.isArray(values.asked) ? values.asked.map(String) : [],
      kind: kindOf(page),
      intro: [textOf(values.description), ...(first?.lines ?? [])]
        .filter(line => line !== '')
        .map(line => typeset(line)),
      sections: rest.map(({ id, heading, names, lines, topics }) => ({
        id,
        heading: typeset(heading),
        names: typeset(names.filter(list => list !== '').join(',')),
        lines: [...lines, ...topics.flatMap(questionLines)].map(line => typeset(line)),
      })),
    }
  })
}
