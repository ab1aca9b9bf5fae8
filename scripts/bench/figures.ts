import type { Builds, SiteName } from './builds'
import { conditions } from './conditions'
import type { LighthouseReport } from './lighthouse'
import type { Load, Search } from './measure-page'

/** What was measured of a site; one of each a run. */
export interface Measured {
  lighthouse: LighthouseReport[]
  load: Load[]
  /** By the condition's name. */
  search: Record<string, Search[]>
  /** Undefined where the heading did not come. */
  navigation: Record<string, (number | undefined)[]>
  builds?: Builds
}

/** A row of the table: what is measured, and each site's figure. */
export interface Row {
  name: string
  cells: string[]
}

/** The middle one of some numbers, those that are missing left out; the mean of the middle two of an even count. */
export function median(values: readonly (number | undefined)[]): number | undefined {
  const sorted = values.filter(value => value !== undefined).sort((a, b) => a - b)
  const middle = sorted.length / 2
  const low = sorted[Math.ceil(middle) - 1]
  const high = sorted[Math.floor(middle)]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

const none = '–'

/** A whole number with its thousands apart. */
export function whole(value: number | undefined): string {
  return value === undefined ? none : Math.round(value).toLocaleString('en-US')
}

const kilobytes = (bytes: number | undefined) => whole(bytes === undefined ? undefined : bytes / 1024)
const tenth = (value: number | undefined) => (value === undefined ? none : value.toFixed(1))

/** Medians under each condition, as '164 / 556 / 569'. */
function each(byCondition: Record<string, readonly (number | undefined)[]>): string {
  return conditions.map(({ name }) => whole(median(byCondition[name] ?? []))).join(' / ')
}

const mapped = <T, U>(lists: Record<string, T[]>, change: (value: T) => U): Record<string, U[]> =>
  Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, list.map(change)]))

const slowest = conditions.at(-1)?.name ?? ''
const names = conditions.map(({ name }) => name).join(' / ')

type Figure = [name: string, of: (site: Measured) => string]

const ofLighthouse = (key: Exclude<keyof LighthouseReport, 'failed'>) => (site: Measured) =>
  whole(median(site.lighthouse.map(report => report[key])))
const ofLoad = (bytes: (load: Load) => number) => (site: Measured) => tenth(median(site.load.map(bytes)))

const figures: readonly Figure[] = [
  ['Lighthouse performance', ofLighthouse('performance')],
  ['first contentful paint, ms', ofLighthouse('firstPaint')],
  ['largest contentful paint, ms', ofLighthouse('largestPaint')],
  ['total blocking time, ms', ofLighthouse('blocked')],
  ['main thread, ms', ofLighthouse('mainThread')],
  ['requests before anything is touched', site => whole(median(site.load.map(({ requests }) => requests)))],
  ['script before anything is touched, KB', ofLoad(({ script }) => script / 1024)],
  ['HTML + CSS, KB', ofLoad(({ html, style }) => (html + style) / 1024)],
  [`sidebar click to the new heading, ms, ${names}`, site => each(site.navigation)],
  [`search, first result, ms, ${names}`, site => each(mapped(site.search, ({ first }) => first))],
  [`search, last key to final list, ms, ${names}`, site => each(mapped(site.search, ({ final }) => final))],
  ['search, KB in all', site => kilobytes(median((site.search[slowest] ?? []).map(({ bytes }) => bytes)))],
  [
    'searches typed anew, as the query was dropped',
    site => {
      const all = Object.values(site.search).flat()
      return `${all.filter(({ isRetyped }) => isRetyped).length} of ${all.length}`
    },
  ],
  ['cold build, s', site => tenth(median((site.builds?.cold ?? []).map(({ seconds }) => seconds)))],
  [
    'build after a change of one page, s',
    site => tenth(median((site.builds?.changed ?? []).map(({ seconds }) => seconds))),
  ],
  [
    'peak memory of a cold build, MB',
    site => whole(median((site.builds?.cold ?? []).map(({ peakMemory }) => peakMemory / 1024 / 1024))),
  ],
  ['speed of the machine, as Lighthouse found it', ofLighthouse('machine')],
]

/** The rows of the table that compares sites, from what was measured of each. */
export function rowsOf(sites: readonly Measured[]): Row[] {
  return figures.map(([name, of]) => ({ name, cells: sites.map(of) }))
}

/** A Markdown table with its columns aligned, the first to the left and the others to the right. */
export function markdownTable(head: readonly string[], rows: readonly Row[]): string {
  const lines = [[...head], ...rows.map(({ name, cells }) => [name, ...cells])]
  const widths = head.map((_, column) => Math.max(3, ...lines.map(line => line[column]?.length ?? 0)))
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`
  const [first = [], ...others] = lines.map(lineOf)
  return [first, rule, ...others].join('\n')
}

/** A site of which nothing is measured yet. */
export function unmeasured(): Measured {
  return { lighthouse: [], load: [], search: {}, navigation: {} }
}

/** What was measured, by site. */
export type Results = Partial<Record<SiteName, Measured>>
