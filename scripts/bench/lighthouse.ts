import { ClearError } from '../../tooling/tasks/clear-error.mjs'
import { run } from '../../tooling/tasks/run'
import { chromiumProgram } from './chromium'

/** Lighthouse's report on a page, on its simulated phone. Scores up to 100, times in milliseconds. */
export interface LighthouseReport {
  scores: string
  firstPaint: number
  largestPaint: number
  blocked: number
  mainThread: number
  requests: number
  bytes: number
}

/** The last version that runs on Node.js 20; npx installs it on first use. */
const lighthousePackage = 'lighthouse@12.8.2'

interface Result {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>
}

/** Loads a page in a browser of its own and has Lighthouse judge it. */
export async function lighthouse(root: string, url: string): Promise<LighthouseReport> {
  const { program, flags } = await chromiumProgram(root)
  const args = [url, '--quiet', '--output=json', `--chrome-flags=${flags.join(' ')}`]
  const { code, output } = await run('npx', ['--yes', lighthousePackage, ...args], {
    env: { CHROME_PATH: program },
  })
  if (code !== 0) throw new ClearError(`Lighthouse failed on ${url}:\n${output}`)
  const { categories, audits } = JSON.parse(output.slice(output.indexOf('{\n'))) as Result
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: Object.values(categories)
      .map(({ score }) => Math.round((score ?? 0) * 100))
      .join(' / '),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocked: number('total-blocking-time'),
    mainThread: number('mainthread-work-breakdown'), // cspell:disable-line -- Lighthouse spells it so
    requests: audits['network-requests']?.details?.items?.length ?? Number.NaN,
    bytes: number('total-byte-weight'),
  }
}
