import type { PartScore } from '@lib/exam/result-details'
import styles from './ResultScreen.module.css'

interface ScoreTableProps {
  caption: string
  /** Heading of the first column. */
  part: string
  rows: readonly PartScore[]
}

/** Right answers part by part, in the given order. */
export function ScoreTable({ caption, part, rows }: ScoreTableProps) {
  return (
    <table className={styles.areas}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{part}</th>
          <th scope="col">Right</th>
          <th scope="col">
            <span className="visually-hidden">Share</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, right, asked }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {right} of {asked}
            </td>
            <td>
              <meter min={0} max={asked} value={right} aria-label={`${name}, right answers`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
