import type { RunResult } from './run'
import type { Outcome } from './steps'

/** The outcome of a program that only succeeds or fails: one check. */
export function singleOutcome({ code, output }: RunResult): Outcome {
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}

/** Corrects the counts by the exit code: a run that failed without a failed test, or ran none, counts as a failure. */
function countedOutcome(counts: { passed: number; failed: number }, { code, output }: RunResult): Outcome {
  const ranNone = counts.passed + counts.failed === 0
  const failed = counts.failed === 0 && (code !== 0 || ranNone) ? 1 : counts.failed
  return {
    passed: counts.passed,
    failed,
    output: ranNone ? `No test ran.\n${output}` : output,
    note: `${counts.passed + failed} tests`,
  }
}

const failing = ['fail', 'cancelled'] // cspell:disable-line -- node:test spells it so

/** Counts from node:test's TAP output, whose last lines are '# pass 12', '# fail 0', and so on. */
export function unitTestOutcome(tap: string, result: RunResult): Outcome {
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0)
  const failed = failing.reduce((sum, word) => sum + count(word), 0)
  // The failures are listed last, after a line per passed test.
  const output = result.output.slice(Math.max(0, result.output.lastIndexOf('failing tests:')))
  return countedOutcome({ passed: count('pass'), failed }, { ...result, output })
}

/** Counts from Playwright's JSON report; '' if it wrote none. Skipped tests count as neither. */
export function browserTestOutcome(json: string, result: RunResult): Outcome {
  const report = json === '' ? {} : (JSON.parse(json) as { stats?: Record<string, number> })
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {}
  return countedOutcome({ passed: expected, failed: unexpected + flaky }, result)
}
