// `npm run bench`: measures loading and searching in an export.
// -- [--site NAME=FOLDER …] [--runs 3]   Several sites take turns, so that other load affects them equally.
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runMain } from '../../tooling/tasks/clear-error.mjs'
import { openBenchSite, type BenchSite } from './bench-site'
import { launchChromium } from './chromium'
import { conditions } from './conditions'
import { lighthouse } from './lighthouse'
import { measureSearch } from './measure-search'
import { markdownTable, unmeasured, type Measured } from './table'

const route = '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning'

/** One run of each measurement, with an empty browser cache. */
async function measureOnce(root: string, site: BenchSite, into: Measured): Promise<void> {
  into.lighthouse.push(await lighthouse(root, `${site.url}${route}`))
  const browser = await launchChromium(root)
  try {
    for (const condition of conditions)
      (into.search[condition.name] ??= []).push(await measureSearch(browser, site, route, condition))
  } finally {
    await browser.close()
  }
}

await runMain(async () => {
  const root = process.cwd()
  const { values } = parseArgs({
    options: {
      site: { type: 'string', multiple: true, default: ['this site=out'] },
      runs: { type: 'string', default: '3' },
    },
  })
  const runs = Number(values.runs)
  const measured = new Map<string, Measured>()
  const sites = new Map<string, BenchSite>()
  for (const site of values.site) {
    const [name = '', folder = ''] = site.split('=')
    measured.set(name, unmeasured())
    sites.set(name, await openBenchSite(path.resolve(root, folder)))
  }
  for (let index = 0; index < runs; index += 1)
    for (const [name, site] of sites) {
      const into = measured.get(name) ?? unmeasured()
      await measureOnce(root, site, into)
      console.error(`${name}: measured, ${index + 1} of ${runs}`)
    }
  for (const site of sites.values()) site.close()
  console.log(`${markdownTable(measured)}\n\nLoad at the end: ${(os.loadavg()[0] ?? 0).toFixed(1)}.`)
})
