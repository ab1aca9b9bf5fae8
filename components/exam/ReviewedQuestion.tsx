import { outcomeOf } from '@lib/exam/outcomes'
import { outcomeWords, recordOf } from '@lib/exam/result-text'
import type { BankQuestion } from '@lib/exam/score'
import type { ExamResult } from '@lib/progress/shape'
import marks from '../course/Question.module.css'
import { RestsOn } from '../course/RestsOn'
import { LessonLink } from './LessonLink'
import { QuestionFields } from './QuestionFields'
import { QuestionNote } from './QuestionNote'
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
          <span className={marks.verdict} data-right={outcome === 'right' || undefined}>
            {number}, {outcomeWords[outcome]}:
          </span>{' '}
          {question.stem}
          {recorded && <span className={marks.small}> {recorded}</span>}
        </summary>
        <QuestionFields
          question={question}
          chosen={result.answers[question.id] ?? []}
          seed={result.seed}
          isJudged
        />
        <RestsOn question={question} />
        <p className={styles.lesson}>
          Taught in <LessonLink lesson={question.lesson} />
        </p>
        <QuestionNote id={question.id} />
      </details>
    </li>
  )
}
