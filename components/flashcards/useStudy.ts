import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import scrollIntoView from 'scroll-into-view-if-needed'
import type { CardKind } from '@lib/progress/card-ids'
import { learningOrder, type Flashcard } from '@lib/flashcards/cards'
import { intervalWords } from '@lib/flashcards/interval-words'
import type { Table } from '@lib/flashcards/queue'
import type { Grade } from '@lib/repetition/schedule'
import {
  afterGrade,
  afterUndo,
  beginStudy,
  follow,
  goAhead,
  goOn,
  isSame,
  withAnswerShown,
  withGrade,
  withoutGrade,
  type GradeGiven,
  type Study,
} from '@lib/flashcards/study'
import { changeProgress, readProgress } from '@lib/progress/progress-store'
import type { Progress } from '@lib/progress/shape'
import * as words from '@data/words/cards'

/** Milliseconds between updates of the counts. */
const tick = 30_000

interface StudyInput {
  kind: CardKind
  cards: readonly Flashcard[]
  /** The stored cards. */
  kept: Progress['cards']
  newADay: number
}

/** Studies a deck: card states are stored in the progress, the rest lasts as long as the session. */
export function useStudy({ kind, cards, kept, newADay }: StudyInput) {
  const order = useMemo(() => learningOrder(cards), [cards])
  const [now, setNow] = useState(() => new Date())
  const table: Table = { kind, order, cards: kept, newADay, now }
  const [study, setStudy] = useState(() => beginStudy(table))
  // The latest event, in a sentence.
  const [message, setMessage] = useState('')
  // Each takes the focus when it appears: the heading of the card or the end, and that of the answer.
  const heading = useRef<HTMLHeadingElement>(null)
  const answer = useRef<HTMLHeadingElement>(null)
  const focusNext = useRef<RefObject<HTMLHeadingElement>>(undefined)

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tick)
    return () => clearInterval(timer)
  }, [])

  useEffect(() => {
    const goal = focusNext.current?.current
    focusNext.current = undefined
    if (!goal) return
    goal.focus({ preventScroll: true })
    bringIntoView(goal)
  }, [study])

  const followed = follow(study, table)
  if (followed !== study) {
    setStudy(followed)
    setMessage(words.gradedElsewhere)
  }

  /** Takes a step now, based on what is stored now. */
  const step = (take: (study: Study, table: Table) => Study, focus = heading) => {
    const state = readProgress()
    if (state.kind === 'unreadable') return
    const moment = new Date()
    setNow(moment)
    setStudy(take(study, { ...table, cards: state.progress.cards, now: moment }))
    focusNext.current = focus
  }

  const grade = (value: Grade) => {
    const { card } = study
    if (!card?.isAnswered) return
    const moment = new Date()
    const given: GradeGiven[] = []
    changeProgress(progress => {
      const graded = withGrade(progress, card.id, value, moment)
      const after = graded.cards[card.id]
      if (after) given.push({ id: card.id, grade: value, before: progress.cards[card.id], after })
      return graded
    })
    const [one] = given
    if (!one) return
    step((current, at) => afterGrade(current, at, one))
    const wait = Date.parse(one.after.due) - moment.getTime()
    setMessage(words.graded(labelOf(cards, card.id), words.gradeName(value), intervalWords(wait)))
  }

  const undo = () => {
    const last = study.given.at(-1)
    if (!last) return
    changeProgress(progress => withoutGrade(progress, last))
    step(afterUndo)
    const state = readProgress()
    const isBack = state.kind !== 'unreadable' && isSame(state.progress.cards[last.id], last.before)
    setMessage(isBack ? words.undone(labelOf(cards, last.id), words.gradeName(last.grade)) : words.gradeStays)
  }

  return {
    study: followed,
    table,
    message,
    heading,
    answer,
    showAnswer: () => step(withAnswerShown, answer),
    grade,
    undo,
    goOn: () => step(goOn),
    goAhead: () => step(goAhead),
  }
}

/** Brings the card's top below the bar, or the answer's if the card is too high for the screen; unless all of it is in view. */
function bringIntoView(heading: HTMLElement): void {
  const card = heading.closest('[role=group]')
  if (!card || !heading.parentElement) return
  const start = parseFloat(getComputedStyle(card).scrollMarginTop)
  const part = card.clientHeight <= window.innerHeight - start ? card : heading.parentElement
  const { top, bottom } = part.getBoundingClientRect()
  if (top >= start && bottom <= window.innerHeight) return
  // By itself, the package would leave the room for the bar twice.
  const behavior = (actions: { el: Element; top: number }[]) => {
    for (const { el, top: goal } of actions) el.scroll({ top: goal })
  }
  scrollIntoView(part, { block: 'start', behavior })
}

/** A card's name in a message; a question's text would be too long. */
function labelOf(cards: readonly Flashcard[], id: string): string {
  const card = cards.find(each => each.id === id)
  return card?.kind === 'term' ? card.term.term : words.theQuestion
}
