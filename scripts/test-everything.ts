import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { reasonToBuild } from '../tooling/tasks/build-stamp'
import { ensureChromium } from '../tooling/tasks/chromium'
import { ensureApache, ensureCaddy, ensureFirefox, ensureNginx } from '../tooling/tasks/test-programs'
import { browserTestOutcome, singleOutcome } from '../tooling/tasks/outcomes'
import { closingLine, resultsTable, totals } from '../tooling/tasks/results-table'
import { runNode } from '../tooling/tasks/run'
import { runSteps, skipped, type Step, type StepResult } from '../tooling/tasks/steps'
import { toolFile } from '../tooling/tasks/tools'
import { ensureWebKit } from '../tooling/tasks/webkit'
import { checkSteps, nodeTests, singleStep } from './check-steps'

/** Finds or installs the browsers and servers. Tests read their paths from the environment. */
function browsersStep(root: string): Step {
  return {
    name: 'Browsers',
    async run() {
      const chromium = await ensureChromium({ root })
      if (chromium) process.env.CHROMIUM_PATH = chromium
      process.env.FIREFOX_PATH = await ensureFirefox()
      process.env.NGINX_PATH = await ensureNginx()
      process.env.CADDY_PATH = await ensureCaddy()
      process.env.APACHE_PATH = await ensureApache()
      const note = `${chromium ?? "Playwright's own Chromium"}, ${process.env.FIREFOX_PATH}`
      return { passed: 1, failed: 0, output: '', note }
    },
  }
}

function buildStep(root: string): Step {
  return {
    name: 'Build',
    async run() {
      const reason = reasonToBuild(root)
      if (!reason) return { passed: 1, failed: 0, output: '', note: 'current' }
      return singleOutcome(await runNode(['--import', 'tsx', 'scripts/build.ts'], { cwd: root }))
    },
  }
}

/** The browser tests of some projects of playwright.config.ts. */
function browserTestsStep(root: string, name: string, projects: readonly string[]): Step {
  const report = path.join(root, '.cache', 'site-tests.json')
  return {
    name,
    async run() {
      rmSync(report, { force: true })
      const args = ['test', ...projects.map(project => `--project=${project}`)]
      const result = await runNode([toolFile(root, 'playwright'), ...args], { cwd: root, show: true })
      return browserTestOutcome(existsSync(report) ? readFileSync(report, 'utf8') : '', result)
    },
  }
}

const heldIn = (results: StepResult[]) => results.every(result => result.failed === 0)

const browserSteps = [
  'Handbook',
  'Slides',
  'Posters',
  'Hosts',
  'Firefox',
  'WebKit',
  'Site tests',
  'Development server',
]

const talkOfTest = '/scrum/psm-1/scrum-tools/sprint-planning-tool'

const ways = (root: string, name: string) =>
  nodeTests(root, name, ['--test', `tests/ways/${name.toLowerCase()}.test.ts`])

/** The steps that need browsers. WebKit cannot be had everywhere; then its line in the results says so. */
async function browserResults(root: string): Promise<StepResult[]> {
  const run = (steps: Step[]) => runSteps(steps, { atOnce: 1 })
  const hosts = ['servers', 'languages'].map(name => `tests/hosts/${name}.test.ts`)
  const first = [
    // Prints the handbook, reads it back, and has EPUBCheck judge it where that can be had.
    singleStep(root, 'Handbook', ['--import', 'tsx', 'scripts/handbook.ts'], { showOutput: true }),
    // Makes a talk with drawings, tables, and a form, and reads it back.
    singleStep(root, 'Slides', ['--import', 'tsx', 'scripts/slides.ts', talkOfTest], { showOutput: true }),
    singleStep(root, 'Posters', ['--import', 'tsx', 'scripts/posters.ts'], { showOutput: true }),
    nodeTests(root, 'Hosts', ['--test', ...hosts]),
    ways(root, 'Firefox'),
  ]
  const webKit = (await ensureWebKit())
    ? () => run([ways(root, 'WebKit')])
    : () => [skipped('WebKit', "needs Debian's packages webkit2gtk-driver and xvfb, or another system's")]
  return [
    ...(await run(first)),
    ...(await webKit()),
    ...(await run([
      browserTestsStep(root, 'Site tests', ['site', 'fixture']),
      browserTestsStep(root, 'Development server', ['dev']),
    ])),
  ]
}

/** The steps on the export; each needs the builds, some also the browsers. */
async function exportResults(root: string, hasBrowsers: boolean): Promise<StepResult[]> {
  // One after the other: each build takes both cores.
  const fixture = singleStep(root, 'Fixture build', ['--import', 'tsx', 'tests/fixture-build/build.ts'])
  const warm = singleStep(root, 'Warm build', ['--import', 'tsx', 'tests/fixture-build/warm-build.ts'])
  const build = await runSteps([buildStep(root), fixture, warm], { atOnce: 1 })
  if (!heldIn(build)) {
    const rest = ['Pages', 'Letters', 'Budget', ...browserSteps]
    return [...build, ...rest.map(name => skipped(name, 'needs the builds'))]
  }
  const checks = await runSteps(
    [
      singleStep(root, 'Pages', ['--import', 'tsx', 'scripts/check-export.ts']),
      // Writes the letters and reads them back.
      singleStep(root, 'Letters', ['--import', 'tsx', 'scripts/letters.ts']),
      singleStep(root, 'Budget', ['--import', 'tsx', 'scripts/check-budget.ts'], { showOutput: true }),
    ],
    { atOnce: 2 },
  )
  const browserTests = hasBrowsers
    ? await browserResults(root)
    : browserSteps.map(name => skipped(name, 'needs the browsers'))
  return [...build, ...checks, ...browserTests]
}

/** Runs all checks, prints how each ended, and returns the exit code. */
export async function testEverything(root: string): Promise<number> {
  const browsers = await runSteps([browsersStep(root)], { atOnce: 1 })
  const checks = await runSteps(checkSteps(root), { atOnce: 2 })
  const results = [...browsers, ...checks, ...(await exportResults(root, heldIn(browsers)))]
  console.log(`\n${resultsTable(results)}\n`)
  console.log(closingLine(results))
  return totals(results).failed > 0 ? 1 : 0
}
