import { cpSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { searchWords } from '../../data/search-words'
import { parsePage } from '../../tooling/check/content/parse-page'
import { indexedPages } from '../../tooling/search/indexed-pages'
import { searchablePage } from '../../tooling/search/page-sections'
import { makeParts, type Parts } from '../../tooling/search/make-parts'
import { createEngine } from '../../lib/search/engine'
import type { Part } from '../../lib/search/index-shape'
import { writeParts } from '../search-index'
import { measure } from './measure'
import { manyPages } from '../bench/bench-pages'
import { openBenchSite } from '../bench/bench-site'
import { lineOf, tableOf } from './table'
import { place } from './variants'

const count = 5000
const runs = 5

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0)

/** The engine's own times on an index, in this Node.js: for the titles, the words, a first answer, and the memory that all takes. */
function timesOfEngine(parts: Parts, query: string): string {
  const engine = createEngine(searchWords)
  const before = process.memoryUsage().heapUsed
  const timeOf = (work: () => unknown) => {
    const began = performance.now()
    work()
    return `${(performance.now() - began).toFixed(0)} ms`
  }
  const take = (part: Part) => {
    const json = JSON.stringify(parts.get(part))
    return timeOf(() => engine.take(part, json))
  }
  const times = `titles ${take('titles')}, their words ${timeOf(() => engine.prepare(Infinity))}, words ${take('words')}`
  let fetched = 0
  const complete = () => {
    const missing = engine.find(query)?.missing ?? []
    fetched += missing.reduce(
      (sum, part) => sum + brotliCompressSync(JSON.stringify(parts.get(part))).length,
      0,
    )
    missing.forEach(take)
    if (missing.length > 0) complete()
  }
  complete()
  const answer = timeOf(() => engine.find(query))
  const memory = megabytes(process.memoryUsage().heapUsed - before)
  return `${times}, an answer ${answer} after ${(fetched / 1024).toFixed(0)} KB for its words, ${memory} MB`
}

/** Measures the search with an index of 5,000 generated pages in place of the site's; the pages themselves are not built. */
export async function measureManyPages(browser: Browser, root: string, out: string): Promise<string> {
  const pages = await manyPages(root, count)
  const parsed = pages.map(({ route, markdown }) => parsePage(`pages${route}.mdx`, markdown))
  const began = performance.now()
  const parts = makeParts(
    indexedPages({ pages: parsed.map(searchablePage), questionLines: () => [] }),
    searchWords,
  )
  const made = performance.now() - began
  const copy = path.join(root, place, 'many')
  rmSync(copy, { recursive: true, force: true })
  cpSync(out, copy, { recursive: true })
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' })
  const folder = path.dirname(files.find(each => each.endsWith('titles.json')) ?? '')
  rmSync(path.join(copy, folder), { recursive: true })
  writeParts(parts, path.join(copy, folder))

  const site = await openBenchSite(copy)
  const condition = { name: '', slowdown: 1, line: { roundTrip: 0 } }
  const measured = []
  for (let index = 0; index < runs; index += 1) {
    const { title = '', route = '' } = pages[index * 997] ?? {}
    measured.push(await measure(browser, site.line, 'ours', condition, { text: title, route }))
  }
  site.close()
  const size = megabytes(pages.reduce((sum, page) => sum + page.markdown.length, 0))
  const engine = timesOfEngine(parts, pages[0]?.title ?? '')
  return `\n${count} generated pages, ${size} MB of text, no slowdown (index made in ${made.toFixed(0)} ms; engine: ${engine})\n\n${tableOf([lineOf('ours', measured)])}`
}
