import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { searchWords } from '../../data/search-words'
import { parsePage } from '../../lib/content/parse-page'
import { makeIndexes } from '../../lib/search-index/make-indexes'
import { createEngine } from '../../lib/search/engine'
import { measure } from './measure'
import { manyPages } from './bench-pages'
import { openBenchSite } from './bench-site'
import { lineOf, tableOf } from './table'
import { place } from './variants'

const count = 5000
const runs = 5

/** The engine's own times on an index, in this Node.js: loading, indexing, and the memory that it then takes. */
function timesOfEngine(json: string): string {
  const engine = createEngine(searchWords)
  const before = process.memoryUsage().heapUsed
  const began = performance.now()
  engine.takeText(json)
  const taken = performance.now()
  while (engine.prepare(8));
  const prepared = performance.now()
  const memory = (process.memoryUsage().heapUsed - before) / 1024 / 1024
  return `read in ${(taken - began).toFixed(0)} ms, indexed in ${(prepared - taken).toFixed(0)} ms in slices of 8 ms, ${memory.toFixed(0)} MB`
}

/** Measures the search with an index of 5,000 generated pages in place of the site's; the pages themselves are not built. */
export async function measureManyPages(browser: Browser, root: string, out: string): Promise<string> {
  const pages = await manyPages(root, count)
  const parsed = pages.map(({ route, markdown }) => parsePage(`pages${route}.mdx`, markdown))
  const { titles, text } = makeIndexes({ pages: parsed, questionLines: () => [] })
  const copy = path.join(root, place, 'many')
  rmSync(copy, { recursive: true, force: true })
  cpSync(out, copy, { recursive: true })
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' })
  const replace = (ending: string, value: unknown) => {
    for (const file of files.filter(each => each.endsWith(ending))) {
      writeFileSync(path.join(copy, file), JSON.stringify(value))
    }
  }
  replace('search-titles-en-US.json', titles)
  replace('nextra-data-en-US.json', text)

  const site = await openBenchSite(copy)
  const condition = { name: '', slowdown: 1, line: { roundTrip: 0 } }
  const measured = []
  for (let index = 0; index < runs; index += 1) {
    const { title = '', route = '' } = pages[index * 997] ?? {}
    measured.push(await measure(browser, site.line, 'ours', condition, { text: title, route }))
  }
  site.close()
  const size = (JSON.stringify(text).length / 1024 / 1024).toFixed(0)
  return `\n${count} generated pages, ${size} MB of text, no slowdown (engine: ${timesOfEngine(JSON.stringify(text))})\n\n${tableOf([lineOf('ours', measured)])}`
}
