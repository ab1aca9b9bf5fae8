import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openBenchSite, type BenchSite } from './bench-site'
import { buildSite, type Builds, type SiteName } from './builds'
import { launchChromium } from './chromium'
import { conditions } from './conditions'
import { markdownTable, rowsOf, unmeasured, type Measured, type Results } from './figures'
import { lighthouse } from './lighthouse'
import { measureLoad, measureNavigation, measureSearch } from './measure-page'
import type { Options } from './options'
import { place, write } from './place'

const lessons = '/scrum/psm-1/scrum-framework/scrum-events'
const route = `${lessons}/sprint-planning`
const to = `${lessons}/daily-scrum`
const text = 'planning poker'

const titles: Readonly<Record<SiteName, string>> = {
  ours: 'ours',
  starlight: 'Starlight',
  nextra: 'stock Nextra 2',
}

const buildsFile = path.join(place, 'builds.json')

const readBuilds = (): Partial<Record<SiteName, Builds>> =>
  existsSync(buildsFile)
    ? (JSON.parse(readFileSync(buildsFile, 'utf8')) as Partial<Record<SiteName, Builds>>)
    : {}

/** The export of a site: as it was built last, where that is asked for and there is one, or built now. */
export async function builtSite(root: string, name: SiteName, options: Options): Promise<Builds> {
  const known = readBuilds()[name]
  if (known && options.skipBuild && existsSync(known.out)) return known
  console.error(`${titles[name]}: building …`)
  const builds = await buildSite(root, name, options.runs)
  write(buildsFile, JSON.stringify({ ...readBuilds(), [name]: builds }, null, 2))
  return builds
}

/** One of each measure, in browsers that know nothing of the site. */
async function measureOnce(root: string, name: SiteName, site: BenchSite, into: Measured): Promise<void> {
  into.lighthouse.push(await lighthouse(root, `${site.url}${route}${name === 'starlight' ? '/' : ''}`))
  const browser = await launchChromium(root)
  try {
    into.load.push(await measureLoad(browser, site, { route, condition: conditions[0] }))
    for (const condition of conditions) {
      const found = await measureSearch(browser, site, name, { route, text, condition })
      ;(into.search[condition.name] ??= []).push(found)
      const shown = await measureNavigation(browser, site, name, { route, to, condition })
      ;(into.navigation[condition.name] ??= []).push(shown)
    }
  } finally {
    await browser.close()
  }
}

/** Builds and measures the sites in turn, so that what else the machine does is shared; returns the table. */
export async function compare(root: string, options: Options): Promise<string> {
  const results: Results = {}
  const sites = new Map<SiteName, BenchSite>()
  for (const name of options.only) {
    const builds = await builtSite(root, name, options)
    results[name] = { ...unmeasured(), builds }
    sites.set(name, await openBenchSite(builds.out))
  }
  for (let index = 0; index < options.runs; index += 1) {
    for (const [name, site] of sites) {
      const into = results[name]
      if (into) await measureOnce(root, name, site, into)
      console.error(`${titles[name]}: measured, ${index + 1} of ${options.runs}`)
    }
  }
  for (const site of sites.values()) site.close()
  write(path.join(place, 'results.json'), JSON.stringify({ route, to, text, results }, null, 2))
  const measured = options.only.flatMap(name => results[name] ?? [])
  const found = options.only.map(
    name => `${titles[name]}: ${results[name]?.search['1x']?.[0]?.top || 'nothing'}`,
  )
  const head = [
    `${route.split('/').at(-1) ?? ''}, search for '${text}'`,
    ...options.only.map(name => titles[name]),
  ]
  return `${markdownTable(head, rowsOf(measured))}\n\nFirst result: ${found.join('; ')}.`
}
