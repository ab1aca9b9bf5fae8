import path from 'node:path'
import { openBenchSite } from './bench-site'
import { builtSite } from './compare'
import { markdownTable, median, whole, type Row } from './figures'
import { lighthouse, type LighthouseReport } from './lighthouse'
import type { Options } from './options'
import { place, write } from './place'

/** One page of every kind. */
const kinds: Readonly<Record<string, string>> = {
  home: '/',
  hub: '/scrum',
  article: '/agile/overview',
  lesson: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
  glossary: '/scrum/glossary',
  'practice exam': '/scrum/psm-1/psm1-exam-preparation/practice-exam',
  flashcards: '/scrum/psm-1/flashcards',
  sitemap: '/sitemap',
  'not found': '/404',
  about: '/about',
  'e-mail lesson': '/email-series/00-welcome',
  Jira: '/scrum/scrum-with-jira',
}

const columns = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best practices',
  seo: 'SEO',
  firstPaint: 'FCP, ms',
  largestPaint: 'LCP, ms',
  blocked: 'TBT, ms',
  mainThread: 'main thread, ms',
} as const

function rowOf(name: string, reports: readonly LighthouseReport[]): Row {
  const keys = Object.keys(columns) as (keyof typeof columns)[]
  const failed = [...new Set(reports.flatMap(report => report.failed))]
  const cells = keys.map(key => whole(median(reports.map(report => report[key]))))
  return { name, cells: [...cells, failed.join(', ')] }
}

/** What Lighthouse says of one page of every kind. */
export async function measureKinds(root: string, options: Options): Promise<string> {
  const { out } = await builtSite(root, 'ours', options)
  const site = await openBenchSite(out)
  const results: Record<string, LighthouseReport[]> = {}
  for (const [name, route] of Object.entries(kinds)) {
    const reports: LighthouseReport[] = []
    for (let index = 0; index < options.runs; index += 1)
      reports.push(await lighthouse(root, `${site.url}${route}`))
    results[name] = reports
    console.error(`${name}: ${reports.map(report => report.performance).join(', ')}`)
  }
  site.close()
  write(path.join(place, 'kinds.json'), JSON.stringify(results, null, 2))
  const rows = Object.entries(results).map(([name, reports]) => rowOf(name, reports))
  return markdownTable(['page', ...Object.values(columns), 'audits not passed'], rows)
}
