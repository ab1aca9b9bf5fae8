import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { reasonToBuild } from '../tooling/tasks/build-stamp'
import { ensureChromium } from '../tooling/tasks/chromium'
import { ensureCaddy, ensureFirefox, ensureNginx } from '../tooling/tasks/test-programs'
import { browserTestOutcome, singleOutcome } from '../tooling/tasks/outcomes'
import { closingLine, resultsTable, totals } from '../tooling/tasks/results-table'
import { runNode } from '../tooling/tasks/run'
import { runSteps, skipped, type Step, type StepResult } from '../tooling/tasks/steps'
import { toolFile } from '../tooling/tasks/tools'
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

/** The steps on the export; each needs the builds, the last two also the browsers. */
async function exportResults(root: string, hasBrowsers: boolean): Promise<StepResult[]> {
  // One after the other: each build takes both cores.
  const fixture = singleStep(root, 'Fixture build', ['--import', 'tsx', 'tests/fixture-build/build.ts'])
  const warm = singleStep(root, 'Warm build', ['--import', 'tsx', 'tests/fixture-build/warm-build.ts'])
  const build = await runSteps([buildStep(root), fixture, warm], { atOnce: 1 })
  if (!heldIn(build)) {
    return [
      ...build,
      ...['Pages', 'Budget', 'Hosts', 'Firefox', 'Site tests', 'Development server'].map(name =>
        skipped(name, 'needs the builds'),
      ),
    ]
  }
  const checks = await runSteps(
    [
      singleStep(root, 'Pages', ['--import', 'tsx', 'scripts/check-export.ts']),
      singleStep(root, 'Budget', ['--import', 'tsx', 'scripts/check-budget.ts'], { showOutput: true }),
    ],
    { atOnce: 2 },
  )
  const browserTests = hasBrowsers
    ? await runSteps(
        [
          nodeTests(root, 'Hosts', ['--test', 'tests/hosts/servers.test.ts']),
          nodeTests(root, 'Firefox', ['--test', 'tests/firefox/ways.test.ts']),
          browserTestsStep(root, 'Site tests', ['site', 'fixture']),
          browserTestsStep(root, 'Development server', ['dev']),
        ],
        { atOnce: 1 },
      )
    : ['Hosts', 'Firefox', 'Site tests', 'Development server'].map(name =>
        skipped(name, 'needs the browsers'),
      )
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
