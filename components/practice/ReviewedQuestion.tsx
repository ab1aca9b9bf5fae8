import { choicesOf } from '@lib/course/question'
import { isRight, type BankQuestion } from '@lib/exam/score'
import { Reasons } from '../course/Reasons'
import { LessonLink } from './LessonLink'
import styles from './ResultScreen.module.css'

interface ReviewedQuestionProps {
  question: BankQuestion
  /** Its place in the exam, from 1. */
  number: number
  chosen: readonly string[] | undefined
}

function verdictOf(question: BankQuestion, chosen: readonly string[] | undefined): string {
  if (!chosen) return 'left blank'
  return isRight(question, chosen) ? 'right' : 'missed'
}

/** A question of an ended exam: what was asked and chosen, what is right, and why. */
export function ReviewedQuestion({ question, number, chosen }: ReviewedQuestionProps) {
  return (
    <li className={styles.reviewed}>
      <details>
        <summary>
          <span className={styles.verdict} data-right={isRight(question, chosen) || undefined}>
            {number}, {verdictOf(question, chosen)}:
          </span>{' '}
          {question.stem}
        </summary>
        {question.kind !== 'true-false' && (
          <ul className={styles.options}>
            {choicesOf(question).map(({ key, text }) => (
              <li key={key}>
                <strong>{key.toUpperCase()}</strong> {text}
              </li>
            ))}
          </ul>
        )}
        <Reasons question={question} chosen={chosen} />
        <p className={styles.lesson}>
          Taught in <LessonLink lesson={question.lesson} />
        </p>
      </details>
    </li>
  )
}
