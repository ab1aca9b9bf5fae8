import { passPercent } from '@lib/exam/exam-facts'
import { isPassed, percentRight } from '@lib/exam/result'
import type { ExamResult } from '@lib/progress/shape'
import * as words from '@data/words/exam-result'
import styles from './ResultScreen.module.css'

/** Dimensions: a column per exam, 1 unit per percent. */
const column = 28
const bar = 18
const top = 4
const numbers = 16

/** The share of right answers of this and earlier exams, with the passing line; the oldest exam comes first. The numbers are below, where the line crosses none. */
export function TrendChart({ exams }: { exams: readonly ExamResult[] }) {
  const width = exams.length * column
  const shares = exams.map(percentRight)
  return (
    <svg
      className={styles.trend}
      viewBox={`0 0 ${width + 60} ${top + 100 + numbers}`}
      role="img"
      aria-label={words.chart(shares.join(', '), passPercent)}
    >
      {exams.map((exam, index) => {
        const share = shares[index] ?? 0
        const x = index * column + (column - bar) / 2
        return (
          <g key={exam.id}>
            <rect
              x={x}
              y={top + 100 - share}
              width={bar}
              height={Math.max(share, 1)}
              data-passed={isPassed(exam) || undefined}
            />
            <text x={x + bar / 2} y={top + 112} textAnchor="middle">
              {share}
            </text>
          </g>
        )
      })}
      <line x1={0} x2={width} y1={top + 100 - passPercent} y2={top + 100 - passPercent} />
      <text x={width + 4} y={top + 104 - passPercent}>
        {passPercent}%
      </text>
    </svg>
  )
}
