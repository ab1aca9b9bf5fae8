// size-limit needs a list of files; what a page loads is in its HTML.
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { filesUnder } from '../../tasks/files-under'
import { exportedPages } from './exported-pages'
import { fetchedByStyles, fetchedFromElsewhere } from './other-hosts'
import { pageFacts } from './page-facts'

/** Represents all lessons. */
export const budgetPage = '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning'

/** Bytes after Brotli. The HTML holds the rules of the first paint; the style sheet follows, and is the same for all pages. */
const budget = { script: 8 * 1024, HTML: 22 * 1024, 'style sheet': 14 * 1024, font: 30 * 1024 }

/** The files an HTML page loads, as paths in the export. A script that another one adds counts too if the HTML names it. */
export function filesOfPage(html: string): { scripts: string[]; styles: string[] } {
  const named = (ending: string) => {
    const found = html.match(new RegExp(String.raw`/_next/static/[\w./%()[\]~-]+?\.${ending}\b`, 'g'))
    return [...new Set(found)].map(url => decodeURIComponent(url).slice(1))
  }
  return { scripts: named('js'), styles: named('css') }
}

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

function elsewhereIn(directory: string, allowed: string[]): string[] {
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

/** What a dark mode may add to the style sheet. */
const budgetOfDark = 0.25 * 1024

/** Checks the byte budgets of an export; `allowed` are third-party scripts the owner configured. */
export function checkBudget(
  directory: string,
  allowed: string[],
  hasDarkMode = false,
): { text: string; isKept: boolean } {
  const page = path.join(directory, `${budgetPage.slice(1)}.html`)
  if (!existsSync(page)) {
    return {
      text: `${budgetPage} is not in the export: build it, or name another page in tooling/check/export/budget.ts.`,
      isKept: false,
    }
  }
  const html = readFileSync(page, 'utf8')
  const { scripts, styles } = filesOfPage(html)
  const weightOf = (files: string[]) =>
    files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(directory, file))).length, 0)
  const lines: [what: string, bytes: number, limit: number][] = [
    ['script', weightOf(scripts), budget.script],
    ['HTML', brotliCompressSync(html).length, budget.HTML],
    ['style sheet', weightOf(styles), budget['style sheet'] + (hasDarkMode ? budgetOfDark : 0)],
    ...filesUnder(directory, '.')
      .filter(file => /\.(woff2?|ttf|otf)$/.test(file))
      .map((file): [string, number, number] => {
        return [`font ${file}`, statSync(path.join(directory, file)).size, budget.font]
      }),
  ]
  const elsewhere = elsewhereIn(directory, allowed)
  const written = lines.map(
    ([what, bytes, limit]) =>
      `${bytes <= limit ? 'ok      ' : 'TOO BIG '}${what}: ${kb(bytes)} of ${kb(limit)}`,
  )
  return {
    text: [`${budgetPage}, in Brotli bytes:`, ...written, ...elsewhere].join('\n'),
    isKept: elsewhere.length === 0 && lines.every(([, bytes, limit]) => bytes <= limit),
  }
}
