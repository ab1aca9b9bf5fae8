import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ClearError } from '../../tooling/tasks/clear-error.mjs'
import { run } from '../../tooling/tasks/run'
import { chromiumProgram } from './chromium'
import { installTools, newerNode } from './place'

/** What Lighthouse says of a page, on the phone that it simulates. Scores up to 100, times in milliseconds. */
export interface LighthouseReport {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  firstPaint: number
  largestPaint: number
  blocked: number
  mainThread: number
  requests: number
  /** How fast Lighthouse found the machine; what it simulates on a slower one is slower, too. */
  machine: number
  /** Names of the audits that are not fully passed, outside performance. */
  failed: string[]
}

const program = path.join(path.dirname(fileURLToPath(import.meta.url)), 'lighthouse-worker.mjs')

/** Loads a page in a browser of its own and has Lighthouse judge it. */
export async function lighthouse(root: string, url: string): Promise<LighthouseReport> {
  const tools = await installTools()
  const browser = await chromiumProgram(root)
  const args = [program, tools, url, browser.program, ...browser.flags]
  const { code, output } = await run(newerNode(), args, { cwd: tools })
  const last = output.trimEnd().split('\n').at(-1) ?? ''
  if (code !== 0 || !last.startsWith('{')) throw new ClearError(`Lighthouse failed on ${url}:\n${output}`)
  return JSON.parse(last) as LighthouseReport
}
