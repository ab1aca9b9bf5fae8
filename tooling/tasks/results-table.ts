// A table package (cli-table3) would pad columns as these lines do, but doesn't know verdicts and counts.
import { formatDuration } from './format-duration.mjs'
import { verdict, type StepResult } from './steps'

/** The results as aligned columns: step, time, verdict, number of checks. */
export function resultsTable(results: StepResult[]): string {
  const rows = [
    ['Step', 'Time', 'Result', 'Passed', 'Failed', ''],
    ...results.map(result => [
      result.name,
      result.skipped ? '' : formatDuration(result.milliseconds),
      verdict(result),
      String(result.passed),
      String(result.failed),
      result.note ?? '',
    ]),
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? []
  return rows
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The checks of all steps. */
export function totals(results: StepResult[]): { passed: number; failed: number } {
  return {
    passed: results.reduce((sum, result) => sum + result.passed, 0),
    failed: results.reduce((sum, result) => sum + result.failed, 0),
  }
}

/** The closing line, easy to parse. */
export function closingLine(results: StepResult[]): string {
  const { passed, failed } = totals(results)
  return `${passed} passed, ${failed} failed`
}
