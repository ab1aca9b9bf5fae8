import { useEffect, useRef } from 'react'
import { mayGo, nextWhere, standings, type QuestionStanding } from '@lib/exam/attempt'
import type { Bank } from '@lib/exam/score'
import type { Attempt } from '@lib/progress/shape'
import * as words from '@data/words/exam-screen'
import styles from './QuestionList.module.css'
import quiet from './ExamScreen.module.css'
import { QuietButton } from './QuietButton'

interface QuestionListProps {
  exam: Attempt
  bank: Bank
  onGo: (to: number) => void
}

const nameOf = (number: number, { isAnswered, isFlagged }: QuestionStanding) =>
  words.questionNamed(number, isAnswered, isFlagged)

/** An exam's questions by number: answered, blank, or bookmarked, each a link; and the bookmarked ones in words. */
export function QuestionList({ exam, bank, onGo }: QuestionListProps) {
  const all = standings(exam, bank)
  const blank = all.filter(({ isAnswered }) => !isAnswered).length
  const bookmarked = all.flatMap(({ isFlagged }, index) => (isFlagged ? [index] : []))
  const nextBlank = nextWhere(all, exam.at, ({ isAnswered }) => !isAnswered)
  const list = useRef<HTMLElement>(null)
  // It opens below the buttons, on a phone out of sight.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [])
  const isClosed = (to: number) => exam.isStrict === true && to !== exam.at && !mayGo(exam, to)
  return (
    <section ref={list} className={styles.list} aria-label={words.allQuestions}>
      <p className={quiet.quiet}>
        <span>{words.numbers(all.length - blank, blank, bookmarked.length)}</span>
        {nextBlank !== undefined && !exam.isStrict && (
          <QuietButton onClick={() => onGo(nextBlank)}>{words.nextBlank}</QuietButton>
        )}
      </p>
      <ol className={styles.numbers}>
        {all.map((standing, index) => (
          <li key={exam.questions[index]}>
            <button
              type="button"
              data-answered={standing.isAnswered || undefined}
              data-flagged={standing.isFlagged || undefined}
              disabled={isClosed(index)}
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
        <span data-answered>{words.answered}</span> <span>{words.blank}</span>{' '}
        <span data-flagged>{words.bookmarked}</span>
      </p>
      {bookmarked.length > 0 && (
        <>
          <p>{words.bookmarks}</p>
          <ul>
            {bookmarked.map(index => (
              <li key={index}>
                <QuietButton disabled={isClosed(index)} onClick={() => onGo(index)}>
                  {index + 1}: {bank.get(exam.questions[index] ?? '')?.stem}
                </QuietButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
