import { standings, type QuestionStanding } from '@lib/exam/attempt'
import type { Attempt } from '@lib/progress/shape'
import styles from './QuestionList.module.css'

interface QuestionListProps {
  exam: Attempt
  onGo: (to: number) => void
}

const nameOf = (number: number, { isAnswered, isFlagged }: QuestionStanding) =>
  `Question ${number}, ${isAnswered ? 'answered' : 'blank'}${isFlagged ? ', flagged' : ''}`

/** All questions of an exam by their numbers: which are answered, blank or flagged; each is a way there. */
export function QuestionList({ exam, onGo }: QuestionListProps) {
  const all = standings(exam)
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
