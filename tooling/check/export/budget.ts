// size-limit needs a list of files; what a page loads is in its HTML.
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { filesUnder } from '../../tasks/files-under'
import { exportedPages } from './exported-pages'
import { fetchedByStyles, fetchedFromElsewhere } from './other-hosts'
import { pageFacts } from './page-facts'
import { measureOf, weighPage, type PageWeight } from './page-weight'

/** Represents all lessons. */
export const budgetPage = '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning'

/** Bytes after Brotli. The HTML holds the rules of the first paint; the style sheet follows, and is the same for all pages. */
const budget = { scripts: 8 * 1024, html: 22 * 1024, styles: 14 * 1024, font: 30 * 1024 }

type Line = { what: string; bytes: number; limit: number }

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** A line of the report: a measurement and its limit. */
function budgetLine({ what, bytes, limit }: Line): string {
  return `${bytes <= limit ? 'ok      ' : 'TOO BIG '}${what}: ${kb(bytes)} of ${kb(limit)}`
}

function linesOf({ html, styles, scripts }: PageWeight): Line[] {
  return [
    { what: 'script', bytes: scripts, limit: budget.scripts },
    { what: 'HTML', bytes: html, limit: budget.html },
    { what: 'style sheet', bytes: styles, limit: budget.styles },
  ]
}

function fontLines(directory: string): Line[] {
  return filesUnder(directory, '.')
    .filter(file => /\.(woff2?|ttf|otf)$/.test(file))
    .map(file => ({
      what: `font ${file}`,
      bytes: statSync(path.join(directory, file)).size,
      limit: budget.font,
    }))
}

function linesOfOtherHosts(directory: string, allowed: string[]): string[] {
  const read = (file: string) => readFileSync(path.join(directory, file), 'utf8')
  const byPages = exportedPages(directory).flatMap(page =>
    fetchedFromElsewhere(pageFacts(page, read(page.file)), allowed).map(url => [page.route, url]),
  )
  const byStyles = filesUnder(directory, '.', '.css').flatMap(file =>
    fetchedByStyles(read(file)).map(url => [file, url]),
  )
  return [...byPages, ...byStyles].map(
    ([where, url]) => `ELSEWHERE ${where} loads ${url}: keep a copy in public/, or leave it out.`,
  )
}

/** Checks the byte budgets of an export; `allowed` are third-party scripts the owner configured. */
export function checkBudget(directory: string, allowed: string[]): { text: string; isKept: boolean } {
  const file = path.join(directory, `${budgetPage.slice(1)}.html`)
  if (!existsSync(file)) {
    return {
      text: `${budgetPage} is not in the export: build it, or name another page in tooling/check/export/budget.ts.`,
      isKept: false,
    }
  }
  const html = readFileSync(file, 'utf8')
  const lines = [...linesOf(weighPage(html, measureOf(directory))), ...fontLines(directory)]
  const elsewhere = linesOfOtherHosts(directory, allowed)
  return {
    text: [`${budgetPage}, in Brotli bytes:`, ...lines.map(budgetLine), ...elsewhere].join('\n'),
    isKept: elsewhere.length === 0 && lines.every(({ bytes, limit }) => bytes <= limit),
  }
}

/** The heaviest pages, approximately, as a table. */
export function largestPages(directory: string, count = 8): string {
  // Quality 5 takes a fiftieth of the time of 11 and ranks pages the same.
  const sizeOf = measureOf(directory, 5)
  const rows = exportedPages(directory)
    .map(({ route, file }) => ({
      route,
      ...weighPage(readFileSync(path.join(directory, file), 'utf8'), sizeOf, 5),
    }))
    .sort((a, b) => b.html + b.styles + b.scripts - (a.html + a.styles + a.scripts))
    .slice(0, count)
    .map(({ route, html, styles, scripts }) => [kb(html), kb(styles), kb(scripts), route])
  return [['HTML', 'CSS', 'script', 'largest pages (roughly: Brotli 5)'], ...rows]
    .map(
      ([html = '', styles = '', scripts = '', route = '']) =>
        `${html.padStart(9)}${styles.padStart(9)}${scripts.padStart(10)}  ${route}`,
    )
    .join('\n')
}
