import { isRight, type BankQuestion } from '@lib/exam/score'
import { shownChoices } from '@lib/exam/shown-choices'
import { clockText } from '@lib/exam/time-text'
import { Reasons } from '../course/Reasons'
import { LessonLink } from './LessonLink'
import styles from './ResultScreen.module.css'

interface ReviewedQuestionProps {
  question: BankQuestion
  /** Its place in the exam, from 1. */
  number: number
  chosen: readonly string[] | undefined
  /** Of the order in which its options were shown. */
  seed: number | undefined
  isFlagged: boolean
  /** For which it was shown, in milliseconds; undefined where that was not kept. */
  time: number | undefined
}

function verdictOf(question: BankQuestion, chosen: readonly string[] | undefined): string {
  if (!chosen) return 'left blank'
  return isRight(question, chosen) ? 'right' : 'missed'
}

/** A question of an ended exam: what was asked and chosen, what is right, and why. */
export function ReviewedQuestion({ question, number, chosen, seed, isFlagged, time }: ReviewedQuestionProps) {
  return (
    <li className={styles.reviewed}>
      <details>
        <summary>
          <span className={styles.verdict} data-right={isRight(question, chosen) || undefined}>
            {number}, {verdictOf(question, chosen)}:
          </span>{' '}
          {question.stem}
          {isFlagged && <span className={styles.note}> Flagged.</span>}
          {time !== undefined && <span className={styles.note}> {clockText(time)} min</span>}
        </summary>
        {question.kind !== 'true-false' && (
          <ul className={styles.options}>
            {shownChoices(question, seed).map(({ key, letter, text }) => (
              <li key={key}>
                <strong>{letter}</strong> {text}
              </li>
            ))}
          </ul>
        )}
        <Reasons question={question} chosen={chosen} seed={seed} />
        <p className={styles.lesson}>
          Taught in <LessonLink lesson={question.lesson} />
        </p>
      </details>
    </li>
  )
}
