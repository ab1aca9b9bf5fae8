import clsx from 'clsx'
import { outcomeOf } from '@lib/exam/outcomes'
import { outcomeInWords, recordOf } from '@lib/exam/result-text'
import type { BankQuestion } from '@lib/exam/score'
import type { ExamResult } from '@lib/progress/shape'
import * as words from '@data/words/exam-result'
import marks from '../course/Question.module.css'
import { QuestionFields } from './QuestionFields'
import { QuestionRecord } from './QuestionRecord'
import styles from './ResultScreen.module.css'

interface ReviewedQuestionProps {
  question: BankQuestion
  /** Its number in the exam, from 1. */
  number: number
  result: ExamResult
  /** Whether all are unfolded. */
  isOpen: boolean
}

/** A question of an ended exam: the choice, the right answer, and the reasons. */
export function ReviewedQuestion({ question, number, result, isOpen }: ReviewedQuestionProps) {
  const outcome = outcomeOf(result, question)
  const recorded = recordOf(result, question.id)
  return (
    <li className={styles.reviewed}>
      <details open={isOpen}>
        <summary>
          <strong className={marks.verdict} data-right={outcome === 'right' || undefined}>
            {words.outcomeOf(number, outcomeInWords(result, question))}
          </strong>{' '}
          {question.stem}
          {recorded && <small className={clsx(marks.small, styles.recorded)}> {recorded}</small>}
        </summary>
        <QuestionFields
          question={question}
          chosen={result.answers[question.id] ?? []}
          seed={result.seed}
          isJudged
        />
        <QuestionRecord question={question} />
      </details>
    </li>
  )
}
