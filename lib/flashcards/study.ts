import type { CardState, Progress } from '../progress/shape'
import { nextAhead, nextCard, type Table } from './queue'
import { graded, type Grade } from '../repetition/schedule'

/** A grade, with the stored card before and after it. */
export interface GradeGiven {
  id: string
  grade: Grade
  before: CardState | undefined
  after: CardState
}

/** The card in front of the reader. */
export interface OpenCard {
  id: string
  /** The stored card when it was shown. */
  kept: CardState | undefined
  isAnswered: boolean
}

/** A study session over a deck. */
export interface Study {
  /** Undefined at the end. */
  card?: OpenCard
  /** Grades that can be undone, latest last. */
  given: readonly GradeGiven[]
  /** Ids of the cards done since the reader began to study ahead. */
  ahead?: readonly string[]
}

/** Whether two states of a card come from the same review. */
export const isSame = (one: CardState | undefined, other: CardState | undefined): boolean =>
  one?.last_review === other?.last_review && one?.reps === other?.reps && one?.due === other?.due

/** The session with the next card: one that has fallen due, or a new one. */
export function goOn({ card: _card, ...study }: Study, table: Table): Study {
  const id = nextCard(table) ?? (study.ahead && nextAhead(table, study.ahead))
  return id === undefined ? study : { ...study, card: { id, kept: table.cards[id], isAnswered: false } }
}

/** Starts a session. */
export const beginStudy = (table: Table): Study => goOn({ given: [] }, table)

/** Continues with cards that aren't due yet, each once. */
export const goAhead = (study: Study, table: Table): Study => goOn({ ...study, ahead: [] }, table)

/** Shows the answer. */
export const withAnswerShown = (study: Study): Study =>
  study.card ? { ...study, card: { ...study.card, isAnswered: true } } : study

/** After a grade: adds it to the undo list and moves to the next card. */
export function afterGrade(study: Study, table: Table, given: GradeGiven): Study {
  const ahead = study.ahead && { ahead: [...study.ahead, given.id] }
  return goOn({ ...study, ...ahead, given: [...study.given, given] }, table)
}

/** After an undo: shows that card again, unanswered. */
export function afterUndo(study: Study, { cards }: Table): Study {
  const last = study.given.at(-1)
  if (!last) return study
  const card = { id: last.id, kept: cards[last.id], isAnswered: false }
  return { ...study, card, given: study.given.slice(0, -1) }
}

/** The same session, unless its card was graded elsewhere or left the deck: then the next card follows. */
export function follow(study: Study, table: Table): Study {
  const { card } = study
  if (!card || (table.order.includes(card.id) && isSame(card.kept, table.cards[card.id]))) return study
  return goOn(study, table)
}

/** What to store after a grade. Other cards, which another tab may have graded, stay as they are. */
export function withGrade(progress: Progress, id: string, grade: Grade, now: Date): Progress {
  return { ...progress, cards: { ...progress.cards, [id]: graded(progress.cards[id], grade, now) } }
}

/** What to store after an undo; unchanged if the card was graded elsewhere since. */
export function withoutGrade(progress: Progress, { id, before, after }: GradeGiven): Progress {
  const { [id]: now, ...others } = progress.cards
  if (!isSame(now, after)) return progress
  return { ...progress, cards: before ? { ...others, [id]: before } : others }
}
