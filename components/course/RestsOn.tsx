import type { ReactNode } from 'react'
import { addressOf, sourceOf, wordsOf } from '@lib/course/guide-statement'
import { sectionOf, type Question } from '@lib/course/question'
import type { BankQuestion } from '@lib/exam/score'
import * as guide from '@data/words/guide'
import * as words from '@data/words/question-notes'
import { ReportLink } from './ReportLink'
import styles from './Question.module.css'

interface RestsOnProps {
  /** With its statements where questions are reviewed; a lesson's HTML names them, for browser/rests-on.ts to load. */
  question: Question & Pick<BankQuestion, 'statements'>
  /** When the question last changed, in words; not in a lesson. */
  changed?: string
  /** The lesson that teaches it, outside of that lesson. */
  children?: ReactNode
}

/** What the Guide says on a question, where that is taught, and a link to report a mistake. */
export function RestsOn({ question, changed, children }: RestsOnProps) {
  const { id, rests, statements = [] } = question
  return (
    <>
      {statements.map(statement => (
        <p key={statement.id} className={styles.small}>
          {sourceOf(statement)} {wordsOf(statement)}
          {guide.taught}
          <a href={addressOf(statement)}>{statement.heading}</a>
          {guide.taughtEnd}
        </p>
      ))}
      {children}
      <p className={styles.small} data-rests={statements.length === 0 ? rests?.join(' ') : undefined}>
        {statements.length === 0 && <span>{words.basedOn(guide.sectionName(sectionOf(question)))}</span>}{' '}
        {changed && words.lastChanged(changed)} <ReportLink id={id} />
      </p>
    </>
  )
}
