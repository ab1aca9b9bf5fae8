import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { reasonToBuild } from '../tooling/tasks/build-stamp'
import { ensureChromium } from '../tooling/tasks/chromium'
import { browserTestOutcome, singleOutcome } from '../tooling/tasks/outcomes'
import { closingLine, resultsTable, totals } from '../tooling/tasks/results-table'
import { runNode } from '../tooling/tasks/run'
import { runSteps, skipped, type Step, type StepResult } from '../tooling/tasks/steps'
import { toolFile } from '../tooling/tasks/tools'
import { checkSteps, singleStep } from './check-steps'

/** Playwright's configuration reads the browser's path from the environment. */
function browserStep(root: string): Step {
  return {
    name: 'Browser',
    async run() {
      const chromium = await ensureChromium({ root })
      if (chromium) process.env.CHROMIUM_PATH = chromium
      return { passed: 1, failed: 0, output: '', note: chromium ?? "Playwright's own" }
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

function siteTestsStep(root: string): Step {
  const report = path.join(root, '.cache', 'site-tests.json')
  return {
    name: 'Site tests',
    async run() {
      rmSync(report, { force: true })
      const result = await runNode([toolFile(root, 'playwright'), 'test'], { cwd: root, show: true })
      return browserTestOutcome(existsSync(report) ? readFileSync(report, 'utf8') : '', result)
    },
  }
}

const heldIn = (results: StepResult[]) => results.every(result => result.failed === 0)

/** The steps on the export; each needs the builds, the last also a browser. */
async function exportResults(root: string, hasBrowser: boolean): Promise<StepResult[]> {
  // One after the other: each build uses all cores.
  const fixture = singleStep(root, 'Fixture build', ['--import', 'tsx', 'scripts/build-fixture.ts'])
  const warm = singleStep(root, 'Warm build', ['--import', 'tsx', 'scripts/check-warm-build.ts'])
  const build = await runSteps([buildStep(root), fixture, warm], { atOnce: 1 })
  if (!heldIn(build)) {
    return [...build, ...['Pages', 'Budget', 'Site tests'].map(name => skipped(name, 'needs the builds'))]
  }
  const checks = await runSteps(
    [
      singleStep(root, 'Pages', ['--import', 'tsx', 'scripts/check-export.ts']),
      singleStep(root, 'Budget', ['--import', 'tsx', 'scripts/check-budget.ts'], { showOutput: true }),
    ],
    { atOnce: 2 },
  )
  const siteTests = hasBrowser
    ? await runSteps([siteTestsStep(root)], { atOnce: 1 })
    : [skipped('Site tests', 'needs the browser')]
  return [...build, ...checks, ...siteTests]
}

/** Runs all checks, prints how each ended, and returns the exit code. */
export async function testEverything(root: string): Promise<number> {
  const browser = await runSteps([browserStep(root)], { atOnce: 1 })
  const checks = await runSteps(checkSteps(root), { atOnce: 2 })
  const results = [...browser, ...checks, ...(await exportResults(root, heldIn(browser)))]
  console.log(`\n${resultsTable(results)}\n`)
  console.log(closingLine(results))
  return totals(results).failed > 0 ? 1 : 0
}
