import { isRight, type BankQuestion } from '@lib/exam/score'
import { clockText } from '@lib/exam/time-text'
import marks from '../course/Question.module.css'
import { RestsOn } from '../course/RestsOn'
import { LessonLink } from './LessonLink'
import { QuestionFields } from './QuestionFields'
import styles from './ResultScreen.module.css'

interface ReviewedQuestionProps {
  question: BankQuestion
  /** Its number in the exam, from 1. */
  number: number
  chosen: readonly string[] | undefined
  /** Seed of its options' order. */
  seed: number | undefined
  isFlagged: boolean
  /** How long it was shown, in milliseconds; undefined if not recorded. */
  time: number | undefined
}

function verdictOf(question: BankQuestion, chosen: readonly string[] | undefined): string {
  if (!chosen) return 'left blank'
  return isRight(question, chosen) ? 'right' : 'missed'
}

/** A question of an ended exam: the choice, the right answer, and the reasons. */
export function ReviewedQuestion({ question, number, chosen, seed, isFlagged, time }: ReviewedQuestionProps) {
  return (
    <li className={styles.reviewed}>
      <details>
        <summary>
          <span className={marks.verdict} data-right={isRight(question, chosen) || undefined}>
            {number}, {verdictOf(question, chosen)}:
          </span>{' '}
          {question.stem}
          {isFlagged && <span className={marks.small}> Flagged.</span>}
          {time !== undefined && <span className={marks.small}> {clockText(time)} min</span>}
        </summary>
        <QuestionFields question={question} chosen={chosen ?? []} seed={seed} isJudged />
        <RestsOn question={question} />
        <p className={styles.lesson}>
          Taught in <LessonLink lesson={question.lesson} />
        </p>
      </details>
    </li>
  )
}
