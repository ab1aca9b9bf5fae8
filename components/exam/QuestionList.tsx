import { mayGo, standings, type QuestionStanding } from '@lib/exam/attempt'
import type { Bank } from '@lib/exam/score'
import type { Attempt } from '@lib/progress/shape'
import styles from './QuestionList.module.css'

interface QuestionListProps {
  exam: Attempt
  bank: Bank
  onGo: (to: number) => void
}

const nameOf = (number: number, { isAnswered, isFlagged }: QuestionStanding) =>
  `Question ${number}, ${isAnswered ? 'answered' : 'blank'}${isFlagged ? ', flagged' : ''}`

/** An exam's questions by number: answered, blank, or flagged, each a link. */
export function QuestionList({ exam, bank, onGo }: QuestionListProps) {
  const all = standings(exam, bank)
  const blank = all.filter(({ isAnswered }) => !isAnswered).length
  const flagged = all.filter(({ isFlagged }) => isFlagged).length
  return (
    <details className={styles.list}>
      <summary>
        All questions: {all.length - blank} answered, {blank} blank, {flagged} flagged
      </summary>
      <ol>
        {all.map((standing, index) => (
          <li key={exam.questions[index]}>
            <button
              type="button"
              data-answered={standing.isAnswered || undefined}
              data-flagged={standing.isFlagged || undefined}
              disabled={exam.isStrict === true && index !== exam.at && !mayGo(exam, index)}
              aria-current={index === exam.at ? 'step' : undefined}
              aria-label={nameOf(index + 1, standing)}
              onClick={() => onGo(index)}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.key}>
        <span data-answered>answered</span> <span>blank</span> <span data-flagged>flagged</span>
      </p>
    </details>
  )
}
