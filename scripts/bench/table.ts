import { conditions } from './conditions'
import type { LighthouseReport } from './lighthouse'
import type { Search } from './measure-search'

/** A site's measurements, one of each kind per run. */
export interface Measured {
  lighthouse: LighthouseReport[]
  /** By the condition's name. */
  search: Record<string, Search[]>
}

/** The median of the numbers that aren't missing. */
export function median(values: readonly (number | undefined)[]): number | undefined {
  const sorted = values.filter(value => value !== undefined).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

function shown(value: number | undefined, digits = 0): string {
  return value === undefined ? '–' : value.toFixed(digits)
}

/** Medians under each condition, as '164 / 556 / 569'. */
const each = <T>(lists: Record<string, T[]>, of: (value: T) => number | undefined): string =>
  conditions.map(({ name }) => shown(median((lists[name] ?? []).map(of)))).join(' / ')

const names = conditions.map(({ name }) => name).join(' / ')

const rows: readonly [name: string, of: (site: Measured) => string][] = [
  [
    'Lighthouse: performance / accessibility / practices / SEO',
    site => site.lighthouse.at(-1)?.scores ?? '–',
  ],
  ['first contentful paint, ms', site => shown(median(site.lighthouse.map(report => report.firstPaint)))],
  ['largest contentful paint, ms', site => shown(median(site.lighthouse.map(report => report.largestPaint)))],
  ['total blocking time, ms', site => shown(median(site.lighthouse.map(report => report.blocked)))],
  ['main thread, ms', site => shown(median(site.lighthouse.map(report => report.mainThread)))],
  ['requests', site => shown(median(site.lighthouse.map(report => report.requests)))],
  ['KB in all', site => shown(median(site.lighthouse.map(report => report.bytes / 1024)))],
  [`search, first result, ms, ${names}`, site => each(site.search, ({ first }) => first)],
  [`search, last key to final list, ms, ${names}`, site => each(site.search, ({ final }) => final)],
  [`search, KB in all, ${names}`, site => each(site.search, ({ bytes }) => bytes / 1024)],
]

/** The measurements as a Markdown table, with a column per site. */
export function markdownTable(sites: ReadonlyMap<string, Measured>): string {
  const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    lineOf(['median', ...sites.keys()]),
    lineOf(['---', ...[...sites].map(() => '---:')]),
    ...rows.map(([name, of]) => lineOf([name, ...[...sites.values()].map(of)])),
  ].join('\n')
}

/** A site without measurements. */
export const unmeasured = (): Measured => ({ lighthouse: [], search: {} })
