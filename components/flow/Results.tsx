import type { FlowResults } from '@lib/flow/results'
import type { FlowRun } from '@lib/flow/run'
import type { FlowSettings } from '@lib/flow/settings'
import { comparedName, numberInWords, resultInWords } from './words'

interface ResultsProps {
  run: FlowRun
  settings: FlowSettings
}

/** A time is unknown if nothing was finished. */
const textOf = (results: FlowResults, name: keyof FlowResults) =>
  results.finished === 0 && ['time', 'time85', 'whole', 'urgent', 'ordinary'].includes(name)
    ? '–'
    : numberInWords(results[name])

/** What the board came to, and what the one came to with which it is compared. */
export function Results({ run, settings }: ResultsProps) {
  const { results, compared, items } = run
  const hasUrgent = items.some(({ isUrgent }) => isUrgent)
  const rows: readonly (readonly [string, keyof FlowResults])[] = [
    ['Items finished in a day', 'rate'],
    ['Days in progress, on average', 'time'],
    ['Days in progress of 85 of 100 items, no more than', 'time85'],
    ['Days from asking to done, on average', 'whole'],
    ...(hasUrgent
      ? ([
          ['… of urgent items', 'urgent'],
          ['… of all others', 'ordinary'],
        ] as const)
      : []),
    ['Items in New at the end', 'newAtLast'],
    ['Items in progress at the end', 'openAtLast'],
  ]
  return (
    <>
      <p>
        <strong>{resultInWords(run, settings)}</strong>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{`Days ${run.span.from + 1} to ${run.span.to}`}</th>
            <th scope="col" data-number="">
              This board
            </th>
            <th scope="col" data-number="">
              The same items {comparedName(settings)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([title, name]) => (
            <tr key={name}>
              <th scope="row">{title}</th>
              <td data-number="">{textOf(results, name)}</td>
              <td data-number="">{textOf(compared, name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
