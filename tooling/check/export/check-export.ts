import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesUnder } from '../../tasks/files-under'
import { remembered } from '../../tasks/remembered'
import { cssProblems, sheetProblems } from './css-problems'
import { exportedPages } from './exported-pages'
import { headProblems } from './head-rules'
import { htmlProblems } from './html-problems'
import { indexOfExport, linkProblems } from './link-rules'
import { markdownProblems } from './markdown-rules'
import { pageFacts, type PageFacts } from './page-facts'
import { pageRules } from './page-rules'
import { sitemapProblems } from './sitemap-rules'

export type ExportReport = {
  pages: number
  references: number
  /** Each problem with the routes that have it: a problem in the layout is on every page. */
  problems: Map<string, string[]>
}

/** Rules that need more than the page itself. */
export interface ExportChecks {
  /** Where links to other hosts may come from. */
  outsideLinks: (page: PageFacts) => string[]
  /** HTML errors of each page; in threads, since validation takes 0.1 s per page. */
  html?: (directory: string, pages: readonly PageFacts[]) => Promise<string[][]>
  /** Problems with the page's Markdown. */
  markdown?: (directory: string, page: PageFacts) => string[]
  /** Problems with the page's head. */
  head?: (page: PageFacts) => string[]
}

/** Checks every page of an export; an empty directory is a problem, too. */
export async function checkExport(
  directory: string,
  { outsideLinks, html = htmlProblems, markdown = markdownProblems, head = headProblems }: ExportChecks,
): Promise<ExportReport> {
  const files = existsSync(directory) ? filesUnder(directory, '.') : []
  const pages = exportedPages(directory).map(page =>
    pageFacts(page, readFileSync(path.join(directory, page.file), 'utf8')),
  )
  const index = indexOfExport(files, pages)
  const problems = new Map<string, string[]>()
  const note = (address: string, found: readonly string[]) => {
    for (const problem of found) problems.set(problem, [...(problems.get(problem) ?? []), address])
  }
  const [first] = pages
  if (first) {
    for (const prefix of new Set(pages.map(page => page.prefix ?? '')))
      note(`${prefix}/sitemap.xml`, sitemapProblems(directory, pages, prefix))
    for (const [address, found] of sheetProblems(directory, first.styles.join(''))) note(address, found)
  } else note(directory, ['has no page: run npm run build first.'])
  const invalid = await html(directory, pages)
  // Many pages share theirs.
  const stylesOf = remembered((css: string) => cssProblems(css))
  for (const [at, page] of pages.entries())
    note(page.route, [
      ...pageRules.flatMap(rule => rule(page)),
      ...linkProblems(page, index),
      ...stylesOf(page.styles.join('')),
      ...head(page),
      ...outsideLinks(page),
      ...markdown(directory, page),
      ...(invalid[at] ?? []),
    ])
  return {
    pages: pages.length,
    references: pages.reduce((sum, page) => sum + page.references.length, 0),
    problems,
  }
}

const shownPages = 3

/** The report: a line per problem, with the first pages that have it. */
export function exportReportText({ pages, references, problems }: ExportReport): string {
  const lines = [...problems].map(([problem, routes]) => {
    const more = routes.length > shownPages ? ` and ${routes.length - shownPages} more` : ''
    return `${routes.slice(0, shownPages).join(', ')}${more}: ${problem}`
  })
  return [...lines, `${pages} pages, ${references} references, ${problems.size} problems.`].join('\n')
}
