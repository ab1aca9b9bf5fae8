import type { RunResult } from './run'
import type { Outcome } from './steps'

/** What a program proves that only ends well or badly: one check. */
export function singleOutcome({ code, output }: RunResult): Outcome {
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}

/**
 * The counts, made honest by the exit code: a run that failed without a failed test, or that ran no
 * test at all, is one failure.
 */
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

/** Counts from the TAP text of node:test, whose last lines are '# pass 12', '# fail 0' and so on. */
export function unitTestOutcome(tap: string, result: RunResult): Outcome {
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0)
  const failed = failing.reduce((sum, word) => sum + count(word), 0)
  // The list of failures comes last, after a line for every test that passed.
  const output = result.output.slice(Math.max(0, result.output.lastIndexOf('failing tests:')))
  return countedOutcome({ passed: count('pass'), failed }, { ...result, output })
}

/** Counts from Playwright's JSON report; empty text when it wrote none. A skipped test counts as neither. */
export function browserTestOutcome(json: string, result: RunResult): Outcome {
  const report = json === '' ? {} : (JSON.parse(json) as { stats?: Record<string, number> })
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {}
  return countedOutcome({ passed: expected, failed: unexpected + flaky }, result)
}
