import clsx from 'clsx'
import type { KeyboardEvent, RefObject } from 'react'
import { nameOf, type Flashcard } from '@lib/flashcards/cards'
import { isOutOfTime } from '@lib/repetition/clock'
import { intervalWords } from '@lib/flashcards/interval-words'
import { graded, grades, type Grade } from '@lib/repetition/schedule'
import type { OpenCard } from '@lib/flashcards/study'
import * as words from '@data/words/cards'
import { Button } from '../controls/Button'
import { CardBack, Options } from './CardFaces'
import styles from './CardOnDesk.module.css'

interface CardOnDeskProps {
  /** Presses are kept until then. */
  isAwake: boolean
  card: Flashcard
  open: OpenCard
  now: Date
  headingRef: RefObject<HTMLHeadingElement>
  answerRef: RefObject<HTMLHeadingElement>
  onShow: () => void
  onGrade: (grade: Grade) => void
}

/** The current card: first the question, then the answer with the four grades. */
export function CardOnDesk({ isAwake, card, open, now, ...rest }: CardOnDeskProps) {
  const { headingRef, answerRef, onShow, onGrade } = rest
  const gradeByKey = (event: KeyboardEvent) => {
    const grade = grades[Number(event.key) - 1]
    if (!grade || !open.isAnswered || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
    event.preventDefault()
    onGrade(grade)
  }
  return (
    <div
      role="group"
      aria-label={open.kept ? words.card : words.newCard}
      className={styles.card}
      onKeyDown={gradeByKey}
    >
      <h3
        ref={headingRef}
        tabIndex={-1}
        className={clsx(styles.front, card.kind === 'question' && styles.question)}
      >
        {nameOf(card)}
      </h3>
      {card.kind === 'question' && <Options question={card.question} />}
      {open.kept && isOutOfTime(open.kept, now) && <p className={styles.note}>{words.wrongClock}</p>}
      {open.isAnswered ? (
        <div className={styles.back}>
          <h4 ref={answerRef} tabIndex={-1}>
            {words.answer}
          </h4>
          <CardBack card={card} />
          <Grades open={open} now={now} onGrade={onGrade} />
        </div>
      ) : (
        <Button look="primary" disabled={!isAwake} data-waits="" onClick={onShow}>
          {words.showAnswer}
        </Button>
      )}
    </div>
  )
}

function Grades({ open, now, onGrade }: Pick<CardOnDeskProps, 'open' | 'now' | 'onGrade'>) {
  return (
    <>
      <div role="group" aria-label={words.howWell} className={styles.grades}>
        {grades.map((grade, index) => {
          const wait = Date.parse(graded(open.kept, grade, now).due) - now.getTime()
          return (
            <Button key={grade} onClick={() => onGrade(grade)} aria-keyshortcuts={String(index + 1)}>
              <span className={styles.grade}>
                {words.gradeName(grade)} <small>{intervalWords(wait)}</small>
              </span>
            </Button>
          )
        })}
      </div>
      <p className={styles.keys}>{words.keys}</p>
    </>
  )
}
