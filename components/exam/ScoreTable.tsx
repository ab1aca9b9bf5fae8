import { outcomes } from '@lib/exam/outcomes'
import type { PartScore } from '@lib/exam/result-details'
import * as words from '@data/words/exam-result'
import { ScrollingTable } from '../site/ScrollingTable'
import styles from './ResultScreen.module.css'

interface ScoreTableProps {
  caption: string
  /** Heading of the first column. */
  part: string
  rows: readonly PartScore[]
}

/** Outcomes part by part, in the given order, with a column for each outcome that there is. */
export function ScoreTable({ caption, part, rows }: ScoreTableProps) {
  const columns = outcomes.filter(
    outcome => outcome === 'right' || outcome === 'wrong' || rows.some(row => row[outcome] > 0),
  )
  return (
    <ScrollingTable className={styles.scores} data-figures="">
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{part}</th>
          {columns.map(outcome => (
            <th key={outcome} scope="col" data-number="">
              {words.outcomes[outcome]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {columns.map(outcome => (
              <td key={outcome} data-number="">
                {row[outcome]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  )
}
