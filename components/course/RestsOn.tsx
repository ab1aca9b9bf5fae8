import type { Question } from '@lib/course/question'
import { ReportLink } from './ReportLink'
import styles from './Question.module.css'

/** What a question's answer is based on, and a link to report a mistake. */
export function RestsOn({ question }: { question: Question }) {
  return (
    <p className={styles.small}>
      <span>Based on: {question.guideSection}</span> <ReportLink id={question.id} />
    </p>
  )
}
