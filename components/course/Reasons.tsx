import { choicesOf, type Choice, type Question } from '@lib/course/question'
import styles from './Reasons.module.css'

interface ReasonsProps {
  question: Question
  /** Keys of the options that the reader chose; undefined where the page itself will mark them. */
  chosen?: readonly string[] | undefined
}

/** Each option of a question with its verdict and its reason, and what the answer rests on. */
export function Reasons({ question, chosen }: ReasonsProps) {
  const nameOf = ({ key, text }: Choice) => (question.kind === 'true-false' ? text : key.toUpperCase())
  return (
    <div className={styles.reasons}>
      <ul>
        {choicesOf(question).map(choice => (
          <li key={choice.key} data-right={choice.right || undefined} data-option={choice.key}>
            <strong>
              {nameOf(choice)}: {choice.right ? 'right' : 'wrong'}
              {chosen ? (
                chosen.includes(choice.key) && ', your choice'
              ) : (
                <span data-yours="" hidden>
                  , your choice
                </span>
              )}
              .
            </strong>{' '}
            {choice.why}
          </li>
        ))}
      </ul>
      <p className={styles.rests}>Rests on: {question.guideSection}</p>
    </div>
  )
}

/** The reasons, folded until the reader has made a choice. The verdict comes with the script that judges it. */
export function FoldedReasons({ question }: { question: Question }) {
  return (
    <details>
      <summary>Show the answer and the reasons</summary>
      <p role="status" hidden />
      <Reasons question={question} />
    </details>
  )
}
