import { isRight, type BankQuestion } from '@lib/exam/score'
import { shownChoices } from '@lib/exam/shown-choices'
import { clockText } from '@lib/exam/time-text'
import { Reasons } from '../course/Reasons'
import { LessonLink } from './LessonLink'
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
