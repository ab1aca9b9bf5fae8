import { textValue, type Page } from '../content/page'
import {
  keywordsLine,
  slugOf,
  type TextIndex,
  type TitlesHeading,
  type TitlesIndex,
} from '../search/index-shape'
import { sectionsOf, type PageSection } from './page-sections'

/** Lists of a page's own headings or of links; the headings that they repeat are found where they stand. */
const leftOut = new Set(['table of contents', 'continue reading'])
/** On nearly every page, and so no answer to a query of few letters. */
const notInTitles = new Set([...leftOut, 'sources', 'check yourself'])

/** Headings that the index of titles holds at most; beyond it has none, and they are found with the text. */
const mostHeadings = 20_000

export interface IndexSources {
  pages: readonly Page[]
  /** Text of the questions of a topic, a line each; empty where there are none. */
  questionLines: (topic: string) => readonly string[]
}

/** The two indexes of one locale. */
export interface Indexes {
  titles: TitlesIndex
  text: TextIndex
}

const isFindable = ({ frontMatter, route }: Page) => frontMatter.values.searchable !== false && route !== ''

function dataOf(
  page: Page,
  sections: PageSection[],
  { questionLines }: IndexSources,
): Record<string, string> {
  const [first, ...rest] = sections
  const keywords = textValue(page, 'keywords')
  // The first line is what is shown of the page.
  const intro = [textValue(page, 'description'), ...(first?.lines ?? []), keywords && keywordsLine + keywords]
  const textOf = ({ lines, topics }: PageSection) => [...lines, ...topics.flatMap(questionLines)].join('\n')
  return {
    '': intro.filter(line => line !== '').join('\n'),
    ...Object.fromEntries(rest.map(section => [`${section.id}#${section.heading}`, textOf(section)])),
  }
}

function titlesHeading({ id, heading }: PageSection): TitlesHeading {
  return slugOf(heading) === id ? heading : [heading, id]
}

/** Makes both indexes from the sources of the pages; a page with `searchable: false` is in neither. */
export function makeIndexes(sources: IndexSources): Indexes {
  const pages = sources.pages.filter(isFindable).map(page => ({
    page,
    title: textValue(page, 'title'),
    sections: sectionsOf(page).filter(section => !leftOut.has(section.heading.toLowerCase())),
  }))
  const isLarge = pages.reduce((total, { sections }) => total + sections.length, 0) > mostHeadings
  return {
    text: Object.fromEntries(
      pages.map(({ page, title, sections }) => [
        page.route,
        { title, data: dataOf(page, sections, sources) },
      ]),
    ),
    titles: pages.map(({ page, title, sections }) => {
      const named = sections.filter(
        ({ heading }) => !isLarge && heading !== '' && !notInTitles.has(heading.toLowerCase()),
      )
      return [page.route, title, textValue(page, 'keywords'), named.map(titlesHeading)]
    }),
  }
}
