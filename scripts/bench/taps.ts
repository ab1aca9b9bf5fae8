import path from 'node:path'
import { openBenchSite } from './bench-site'
import { launchChromium } from './chromium'
import { builtSite } from './compare'
import { conditions, type Condition } from './conditions'
import { markdownTable, median, whole, type Row } from './figures'
import type { Options } from './options'
import { place, write } from './place'
import { tap, type Tap } from './tap'
import type { TapTarget } from './tap-watch'

const lesson = '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning'
const question = 'sprint-planning-1'
const folded = '[data-folder="/scrum/psm-1/scrum-values"]'

/** What a reader may tap first. */
const targets: readonly TapTarget[] = [
  {
    name: 'drawer',
    route: lesson,
    width: 390,
    tapped: '#menu-button',
    shown: ['#menu-button[aria-expanded=true]', '#sidebar'],
  },
  {
    name: 'folded group turns',
    route: lesson,
    width: 1280,
    tapped: folded,
    shown: [`${folded}[aria-expanded=true]`],
  },
  {
    name: 'pages of a folded group',
    route: lesson,
    width: 1280,
    tapped: folded,
    shown: [`#sidebar li:has(> div > ${folded}[aria-expanded=true]) > ul a`],
  },
  {
    name: 'letter in the search field',
    route: lesson,
    width: 1280,
    tapped: '#search-bar',
    shown: ['#search-bar:focus:not(:placeholder-shown)'],
    letter: 's',
  },
  {
    name: 'answer in a lesson',
    route: `${lesson}#${question}`,
    width: 390,
    tapped: `#${question} label:nth-of-type(2)`,
    shown: [`#${question} input:checked`],
  },
  {
    name: 'reasons of an answer',
    route: `${lesson}#${question}`,
    width: 390,
    tapped: `#${question} summary`,
    shown: [`#${question} details[open] [data-option]`],
  },
]

/** When it is tapped, as parts of the time from the target's first being seen to a little after the load. */
const moments = Array.from({ length: 10 }, (_, index) => index / 9)

/** A little after everything has come. */
const beyond = 200

interface Tapped {
  target: string
  condition: string
  /** For each moment, one tap a run. */
  moments: Tap[][]
}

function rowOf({ target, condition, moments: taps }: Tapped): Row {
  const middle = taps.map(each => median(each.map(({ response }) => response)))
  const all = taps.flat().map(({ response }) => response ?? Number.POSITIVE_INFINITY)
  const at = taps.map(each => median(each.map(each => each.at)))
  const cells = taps.map((_, index) => `${whole(middle[index])} (${whole(at[index])})`)
  return { name: `${target}, ${condition}`, cells: [...cells, whole(median(all)), whole(Math.max(...all))] }
}

/** Taps on each target at ten moments of the load, on a slowed processor; returns the table. */
export async function measureTaps(root: string, options: Options): Promise<string> {
  const { out } = await builtSite(root, 'ours', options)
  const site = await openBenchSite(out)
  const browser = await launchChromium(root)
  const results: Tapped[] = []
  const measure = async (target: TapTarget, condition: Condition) => {
    const { loaded = 0 } = await tap(browser, site, target, { at: 0, condition })
    const span = Math.max(0, loaded) + beyond
    const result: Tapped = { target: target.name, condition: condition.name, moments: [] }
    for (const moment of moments) {
      const taps: Tap[] = []
      for (let index = 0; index < options.runs; index += 1)
        taps.push(await tap(browser, site, target, { at: moment * span, condition }))
      result.moments.push(taps)
    }
    results.push(result)
    write(path.join(place, 'taps.json'), JSON.stringify(results, null, 2))
    console.error(`${target.name}, ${condition.name}: measured`)
  }
  for (const target of targets) for (const condition of conditions.slice(1)) await measure(target, condition)
  await browser.close()
  site.close()
  const head = ['tapped; ms to the response (tapped so many ms after it was first seen)']
  const numbers = moments.map((_, index) => `${index + 1}`)
  return markdownTable([...head, ...numbers, 'median', 'worst'], results.map(rowOf))
}
