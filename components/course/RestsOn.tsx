import { addressOf, sourceOf, wordsOf } from '@lib/course/guide-statement'
import { sectionOf, type Question } from '@lib/course/question'
import type { BankQuestion } from '@lib/exam/score'
import { ReportLink } from './ReportLink'
import styles from './Question.module.css'

interface RestsOnProps {
  /** With its statements where questions are reviewed; a lesson's HTML names them, for browser/rests-on.ts to load. */
  question: Question & Pick<BankQuestion, 'statements'>
}

/** What the Guide says on a question, where that is taught, and a link to report a mistake. */
export function RestsOn({ question }: RestsOnProps) {
  const { id, rests, statements = [] } = question
  return (
    <>
      {statements.map(statement => (
        <p key={statement.id} className={styles.small}>
          {sourceOf(statement)} {wordsOf(statement)} (taught under{' '}
          <a href={addressOf(statement)}>{statement.heading}</a>)
        </p>
      ))}
      <p className={styles.small} data-rests={statements.length === 0 ? rests?.join(' ') : undefined}>
        {statements.length === 0 && <span>Based on: {sectionOf(question)}</span>} <ReportLink id={id} />
      </p>
    </>
  )
}
