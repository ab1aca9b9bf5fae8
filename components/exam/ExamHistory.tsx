import { isExam } from '@lib/exam/exam-kind'
import { isPassed, percentRight } from '@lib/exam/result'
import { minutesText } from '@lib/exam/time-text'
import type { Bank } from '@lib/exam/score'
import type { Progress } from '@lib/progress/shape'
import * as words from '@data/words/exam-start'
import * as formats from '@data/words/formats'
import { ScrollingTable } from '../site/ScrollingTable'
import { ReadyEstimate } from './ReadyEstimate'
import styles from './StartScreen.module.css'

interface ExamHistoryProps {
  progress: Progress
  /** Undefined until the questions are loaded. */
  bank: Bank | undefined
  onResult: (id: string) => void
}

/** With the time of day, which tells apart two exams of one day. */
const moment = new Intl.DateTimeFormat(formats.dates, { dateStyle: 'medium', timeStyle: 'short' })

/** Ended exams, newest first, each with a link to its result, and how ready the reader is. */
export function ExamHistory({ progress, bank, onResult }: ExamHistoryProps) {
  return (
    <>
      <ReadyEstimate progress={progress} bank={bank} />
      {progress.exams.length === 0 ? (
        <p>{words.noExams}</p>
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
          <th scope="col">{words.ended}</th>
          <th scope="col">{words.right}</th>
          <th scope="col">{words.result}</th>
          <th scope="col">{words.time}</th>
        </tr>
      </thead>
      <tbody>
        {[...exams].reverse().map(exam => (
          <tr key={exam.id}>
            <th scope="row">
              <button type="button" className={styles.link} onClick={() => onResult(exam.id)}>
                {moment.format(new Date(exam.endedAt))}
                <span className="visually-hidden">{words.seeResult}</span>
              </button>
            </th>
            <td>{words.rightPercent(exam.right, exam.questions.length, percentRight(exam))}</td>
            <td>{isExam(exam) ? (isPassed(exam) ? words.passed : words.notPassed) : words.quiz}</td>
            <td>{minutesText(exam.spent)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  )
}
