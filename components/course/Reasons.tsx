import type { Question } from '@lib/course/question'
import { shownChoices, type ShownChoice } from '@lib/exam/shown-choices'
import styles from './Reasons.module.css'
import { ReportLink } from './ReportLink'

interface ReasonsProps {
  question: Question
  /** Keys of the chosen options; undefined if the page itself marks them. */
  chosen?: readonly string[] | undefined
  /** Seed of the order of the options. */
  seed?: number | undefined
}

/** Each option with its verdict and reason, and what the answer is based on. */
export function Reasons({ question, chosen, seed }: ReasonsProps) {
  const nameOf = ({ letter, text }: ShownChoice) => (question.kind === 'true-false' ? text : letter)
  return (
    <div className={styles.reasons}>
      <ul>
        {shownChoices(question, seed).map(choice => (
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
      <p className={styles.rests}>
        <span>Rests on: {question.guideSection}</span> <ReportLink id={question.id} />
      </p>
    </div>
  )
}

/** The reasons, folded until the reader chooses. The script that judges adds the verdict. */
export function FoldedReasons({ question }: { question: Question }) {
  return (
    <details>
      <summary>Show the answer and the reasons</summary>
      <p role="status" hidden />
      <Reasons question={question} />
    </details>
  )
}
