// Started by lighthouse.ts, with a Node.js that Lighthouse takes: tools' folder, address, browser's program and its flags.
// Prints one line of JSON. Names of its audits: cspell:ignore mainthread
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const [tools = '', url = '', program = '', ...flags] = process.argv.slice(2)
const profile = mkdtempSync(path.join(os.tmpdir(), 'bench-lighthouse-'))
/** @param {number} milliseconds */
const wait = milliseconds => new Promise(resolve => globalThis.setTimeout(resolve, milliseconds))

/**
 * The port that the browser has chosen, which it writes into its profile.
 *
 * @param {string} folder
 */
async function portOf(folder) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    try {
      return Number(readFileSync(path.join(folder, 'DevToolsActivePort'), 'utf8').split('\n')[0])
    } catch {
      await wait(100)
    }
  }
  throw new Error('Chromium did not start.')
}

const browser = spawn(
  program,
  [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
  { stdio: 'ignore' },
)
const ended = new Promise(resolve => browser.once('exit', resolve))
try {
  const port = await portOf(profile)
  const file = createRequire(path.join(tools, 'package.json')).resolve('lighthouse')
  const { default: lighthouse } = await import(pathToFileURL(file).href)
  const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
  /** @param {string} audit */
  const number = audit => lhr.audits[audit]?.numericValue ?? null
  /** @param {string} category */
  const score = category => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  /** @type {{ url: string }[]} */
  const items = lhr.audits['network-requests']?.details?.items ?? []
  const requests = items.filter(
    request => /^https?:/.test(request.url) && !/\/favicon\.\w+$/.test(request.url),
  )
  const others = ['accessibility', 'best-practices', 'seo']
  /** @type {(category: string) => { id: string, weight: number }[]} */
  const auditsOf = category => lhr.categories[category].auditRefs
  const failed = others.flatMap(category =>
    auditsOf(category)
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
      .map(({ id }) => id),
  )
  console.log(
    JSON.stringify({
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      firstPaint: number('first-contentful-paint'),
      largestPaint: number('largest-contentful-paint'),
      blocked: number('total-blocking-time'),
      mainThread: number('mainthread-work-breakdown'),
      requests: requests.length,
      machine: lhr.environment.benchmarkIndex,
      failed,
    }),
  )
} finally {
  browser.kill('SIGTERM')
  await Promise.race([ended, wait(3000)])
  browser.kill('SIGKILL')
  // Its other processes may write for a moment longer.
  rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}
process.exit(0)
