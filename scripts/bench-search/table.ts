import type { Run } from './measure'

/** The middle one of some numbers. */
function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The number under which so many of a hundred lie. */
function percentile(values: readonly number[], hundredths: number): number {
  return [...values].sort((a, b) => a - b)[Math.ceil((values.length * hundredths) / 100) - 1] ?? Number.NaN
}

const milliseconds = (value: number) =>
  Number.isNaN(value) ? '–' : `${Math.round(value).toLocaleString('en-US')} ms`
const kilobytes = (value: number) => `${(value / 1024).toFixed(0)} KB`

const timeToFirst = (runs: readonly Run[]) =>
  median(runs.map(run => (run.firstResult ? run.firstResult - run.focus : Number.POSITIVE_INFINITY)))

/** From the last key until the list no longer changes; 0 where it was final before. */
const timeToFinal = (runs: readonly Run[]) =>
  median(runs.map(({ lastChange, keys }) => Math.max(0, lastChange - (keys.at(-1)?.at ?? 0))))

/** Times from a key to the change of the list, for every key after the first result that changes it. */
function laterKeys(runs: readonly Run[]): number[] {
  return runs.flatMap(({ keys, firstResult }) =>
    keys.filter(key => key.at > firstResult && key.changed > 0).map(key => key.changed - key.at),
  )
}

/** What is told of some runs under one condition. */
export function lineOf(name: string, runs: readonly Run[]): string[] {
  const block = median(runs.map(run => run.longestTask))
  const count = (holds: (run: Run) => boolean) => runs.filter(holds).length
  const answers = runs.flatMap(run => run.workerMilliseconds)
  return [
    name,
    milliseconds(timeToFirst(runs)),
    milliseconds(timeToFinal(runs)),
    `${count(run => run.isRight)} of ${runs.length}`,
    `${count(run => run.isRetyped)} of ${runs.length}`,
    // The browser notes tasks from 50 ms.
    block === 0 ? 'under 50 ms' : milliseconds(block),
    kilobytes(median(runs.map(run => run.bytesBeforeFirst))),
    kilobytes(median(runs.map(run => run.bytesInAll))),
    milliseconds(percentile(laterKeys(runs), 95)),
    answers.length > 0 ? `${percentile(answers, 95).toFixed(1)} ms` : '–',
  ]
}

const head = [
  'search',
  'first result',
  'last key to final list',
  'right first',
  'query dropped',
  'longest block',
  'bytes before',
  'bytes in all',
  'later keys, p95',
  'worker, p95',
]

/** A Markdown table of such lines. */
export function tableOf(lines: readonly (readonly string[])[]): string {
  const rows = [head, head.map(() => '---'), ...lines]
  return rows.map(row => `| ${row.join(' | ')} |`).join('\n')
}
