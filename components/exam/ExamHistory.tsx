import { isPassed, percentRight } from '@lib/exam/result'
import { minutesText } from '@lib/exam/time-text'
import type { ExamResult } from '@lib/progress/shape'
import styles from './StartScreen.module.css'

interface ExamHistoryProps {
  exams: readonly ExamResult[]
  onResult: (id: string) => void
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** Ended exams, newest first, each with a link to its result. */
export function ExamHistory({ exams, onResult }: ExamHistoryProps) {
  if (exams.length === 0) return <p>None yet. Each exam that you end is listed here with its score.</p>
  return (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            <th scope="col">Ended</th>
            <th scope="col">Right</th>
            <th scope="col">Result</th>
            <th scope="col">Time</th>
          </tr>
        </thead>
        <tbody>
          {[...exams].reverse().map(exam => (
            <tr key={exam.id}>
              <th scope="row">
                <button type="button" className={styles.link} onClick={() => onResult(exam.id)}>
                  {day.format(new Date(exam.endedAt))}
                  <span className="visually-hidden">: see the result</span>
                </button>
              </th>
              <td>
                {exam.right} of {exam.questions.length} ({percentRight(exam)}%)
              </td>
              <td>{isPassed(exam) ? 'passed' : 'not passed'}</td>
              <td>{minutesText(exam.spent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
