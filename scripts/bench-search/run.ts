// `npm run bench:search`: measures this site's search beside stock Nextra's, on the same pages in one run.
// --reuse measures what the last run built; --runs=1 measures once; --only=ours leaves the other out.
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { ensureChromium } from '../../tooling/tasks/chromium'
import { endClearly } from '../../tooling/tasks/clear-error.mjs'
import { measureManyPages } from './many-pages'
import { measure, type Condition, type Query, type Run } from './measure'
import { benchPages } from '../bench/bench-pages'
import { openBenchSite } from '../bench/bench-site'
import { lineOf, tableOf } from './table'
import { buildVariant, place, type Variant } from './variants'

const conditions: readonly Condition[] = [
  { name: 'no slowdown', slowdown: 1, line: { roundTrip: 0 } },
  { name: '4 times CPU slowdown', slowdown: 4, line: { roundTrip: 0 } },
  {
    name: '4 times, slow line (1.6 Mbit/s, 150 ms)',
    slowdown: 4,
    line: { roundTrip: 150, bytesPerSecond: 1_600_000 / 8 },
  },
]

/** One a run, in turn. */
const queries: readonly Query[] = [
  { text: 'sprint planning', route: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning' },
  { text: 'wip limits', route: '/kanban/introduction/kanban-wip-limits' },
  {
    text: 'planning poker',
    route: '/scrum/psm-1/scrum-planning-estimation/estimation-techniques/planning-poker',
  },
  { text: 'three pillars', route: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum' },
  { text: 'servant leader', route: '/scrum/psm-1/scrum-master-as-a-servant-leader' },
]

const option = (name: string) => process.argv.find(each => each.startsWith(`--${name}=`))?.split('=')[1]

async function measureVariant(browser: Browser, variant: Variant, directory: string, runs: number) {
  const site = await openBenchSite(directory)
  const search = (condition: Condition, query: Query) =>
    measure(browser, site.line, variant, condition, query)
  // Unmeasured: from now on what the pages need is there, compressed.
  if (conditions[0] && queries[0]) await search(conditions[0], queries[0])
  const results = new Map<string, Run[]>()
  for (const condition of conditions) {
    const list: Run[] = []
    for (let index = 0; index < runs; index += 1) {
      const query = queries[index % queries.length]
      if (query) list.push(await search(condition, query))
    }
    results.set(condition.name, list)
    console.error(`${variant}: ${condition.name} measured`)
  }
  site.close()
  return results
}

await endClearly(async () => {
  const root = process.cwd()
  const runs = Number(option('runs') ?? 5)
  const variants = (['ours', 'stock'] as const).filter(each => (option('only') ?? each) === each)
  const pages = await benchPages(root)
  const size = pages.reduce((total, page) => total + page.markdown.length, 0)
  const executablePath = await ensureChromium({ root, isForMeasuring: true })
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--disable-gpu',
    ],
  })
  const measured = new Map<Variant, Map<string, Run[]>>()
  for (const variant of variants) {
    const built = path.join(root, place, variant, 'out')
    const isReused = process.argv.includes('--reuse') && existsSync(built)
    const directory = isReused ? built : await buildVariant(root, variant, pages)
    measured.set(variant, await measureVariant(browser, variant, directory, runs))
  }
  // What else the machine does, the measures feel: they are good where this is well below the number of cores.
  const load = `load average ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores`
  console.log(
    `${pages.length} pages, ${(size / 1024).toFixed(0)} KB of Markdown; medians of ${runs}; ${load}.`,
  )
  for (const { name } of conditions) {
    console.log(
      `\n${name}\n\n${tableOf([...measured].map(([variant, results]) => lineOf(variant, results.get(name) ?? [])))}`,
    )
  }
  if (measured.has('ours'))
    console.log(await measureManyPages(browser, root, path.join(root, place, 'ours/out')))
  await browser.close()
})
