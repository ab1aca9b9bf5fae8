import { isExam } from '@lib/exam/exam-kind'
import { isPassed, percentRight } from '@lib/exam/result'
import { minutesText } from '@lib/exam/time-text'
import type { Bank } from '@lib/exam/score'
import type { Progress } from '@lib/progress/shape'
import { ScrollingTable } from '../site/ScrollingTable'
import { ReadyEstimate } from './ReadyEstimate'
import styles from './StartScreen.module.css'

interface ExamHistoryProps {
  progress: Progress
  /** Undefined until the questions are loaded. */
  bank: Bank | undefined
  onResult: (id: string) => void
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** Ended exams, newest first, each with a link to its result, and how ready the reader is. */
export function ExamHistory({ progress, bank, onResult }: ExamHistoryProps) {
  return (
    <>
      <ReadyEstimate progress={progress} bank={bank} />
      {progress.exams.length === 0 ? (
        <p>None yet. Each exam that you end is listed here with its score.</p>
      ) : (
        <ExamTable exams={progress.exams} onResult={onResult} />
      )}
    </>
  )
}

interface ExamTableProps extends Pick<ExamHistoryProps, 'onResult'> {
  exams: Progress['exams']
}

function ExamTable({ exams, onResult }: ExamTableProps) {
  return (
    <ScrollingTable>
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
            <td>{isExam(exam) ? (isPassed(exam) ? 'passed' : 'not passed') : 'quiz'}</td>
            <td>{minutesText(exam.spent)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  )
}
