import { choicesOf, type Question } from '@lib/course/question'
import styles from './Reasons.module.css'

interface ReasonsProps {
  question: Question
  /** Keys of the options that the reader chose; marked where given. */
  chosen?: readonly string[] | undefined
}

/** Each option of a question with its verdict and its reason, and what the answer rests on. */
export function Reasons({ question, chosen }: ReasonsProps) {
  return (
    <div className={styles.reasons}>
      <ul>
        {choicesOf(question).map(({ key, text, right, why }) => (
          <li key={key} data-right={right || undefined}>
            <strong>
              {question.kind === 'true-false' ? text : key.toUpperCase()}: {right ? 'right' : 'wrong'}
              {chosen?.includes(key) && ', your choice'}.
            </strong>{' '}
            {why}
          </li>
        ))}
      </ul>
      <p className={styles.rests}>Rests on: {question.guideSection}</p>
    </div>
  )
}
