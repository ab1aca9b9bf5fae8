import { dayOfMoment, type IsoDay } from '../example/days'
import type { Progress } from '../progress/shape'
import { questionOf } from '../progress/card-ids'
import { begunAt, isSameDay } from '../repetition/clock'
import { countsOf, usualNewADay, type Table } from './queue'

/** What is due on a day, for the flashcards, the study plan, and 'Today': all of them ask here. */
export interface CardsToday {
  /** Days on which the cards begun are due; overdue ones are due today. */
  due: readonly IsoDay[]
  /** New cards left for today, and never seen. */
  fresh: number
  unseen: number
  newADay: number
  /** Cards graded today and not due again today; an answer in an exam or a lesson counts there. */
  done: number
  /** Cards graded today for the first time, also those that are due again today. */
  begun: number
}

/**
 * Counts the cards of the deck 'Due today': terms of the Guide, others begun, and questions
 * whose last answer was right: those missed are practiced with their options.
 * @param guide card ids of the Guide's terms
 * @param isCard whether a card still exists
 */
export function cardsToday(
  progress: Progress,
  guide: readonly string[],
  isCard: (id: string) => boolean,
  now: Date,
): CardsToday {
  const { cards } = progress
  const isMissed = (id: string) => progress.answers[questionOf(id) ?? '']?.right === false
  const begun = Object.keys(cards).filter(id => isCard(id) && !isMissed(id))
  const newADay = progress.decks?.newADay ?? usualNewADay
  const table: Table = { kind: 'term', order: [...new Set([...begun, ...guide])], cards, newADay, now }
  const today = dayOfMoment(now)
  const dayOf = (time: string | undefined) => dayOfMoment(new Date(time ?? ''))
  const isGraded = (id: string) => {
    const answer = progress.answers[questionOf(id) ?? '']
    return dayOf(cards[id]?.last_review) === today && cards[id]?.last_review !== answer?.at
  }
  const graded = begun.filter(isGraded)
  const isNew = (id: string) => {
    const at = cards[id] && begunAt(cards[id])
    return at && isSameDay(at, now)
  }
  return {
    due: begun
      .map(id => dayOf(cards[id]?.due))
      .map(due => (due < today ? today : due))
      .sort(),
    fresh: countsOf(table).fresh,
    unseen: guide.filter(id => !(id in cards)).length,
    newADay,
    done: graded.filter(id => dayOf(cards[id]?.due) > today).length,
    begun: graded.filter(isNew).length,
  }
}
