import type { CardState, Progress } from '../progress/shape'
import { isOfKind, type CardKind } from './cards'
import { inReview, isOutOfTime, isSameDay, minute, startOfTomorrow } from './clock'
import { begunAt } from './schedule'

/** A deck as it lies on the table: its cards' ids, what is kept of all cards, and the moment. */
export interface Table {
  kind: CardKind
  /** In the order in which new ones are learned. */
  order: readonly string[]
  cards: Progress['cards']
  /** New cards of this kind that may be begun on one day. */
  newADay: number
  now: Date
}

/** A card in its first steps that is due so soon is taken at once where no other is left, so that nobody waits. */
const soon = 20 * minute

const time = (text: string): number => Date.parse(text)

/** Whether a card is due: by the minute in its first steps, later by the day, whatever hour it was graded at. */
export function isDue(card: CardState, now: Date): boolean {
  if (isOutOfTime(card, now)) return true
  return card.state === inReview ? time(card.due) < startOfTomorrow(now) : time(card.due) <= now.getTime()
}

interface Known {
  id: string
  card: CardState
}

/** The deck's cards that were graded before, the one due first at the beginning. */
function knownOf({ order, cards }: Table): Known[] {
  return order
    .flatMap(id => {
      const card = cards[id]
      return card ? [{ id, card }] : []
    })
    .sort((a, b) => time(a.card.due) - time(b.card.due))
}

const unseenOf = ({ order, cards }: Table): string[] => order.filter(id => !cards[id])

/** How many new cards may still be begun today, in any deck of this kind. */
function newLeft({ kind, cards, newADay, now }: Table): number {
  const begunToday = Object.entries(cards).filter(([id, card]) => {
    const begun = isOfKind(id, kind) ? begunAt(card) : undefined
    return begun && isSameDay(begun, now)
  })
  return Math.max(0, newADay - begunToday.length)
}

/** How a deck stands. */
export interface Counts {
  due: number
  /** New cards that are still to come today. */
  fresh: number
  /** Cards past their first steps. */
  known: number
  all: number
}

/** How the deck on the table stands. */
export function countsOf(table: Table): Counts {
  const known = knownOf(table)
  return {
    due: known.filter(({ card }) => isDue(card, table.now)).length,
    fresh: Math.min(newLeft(table), unseenOf(table).length),
    known: known.filter(({ card }) => card.state === inReview).length,
    all: table.order.length,
  }
}

/** The next card to study: what is due, then what is new, then what is due in a few minutes; undefined: none today. */
export function nextCard(table: Table): string | undefined {
  const known = knownOf(table)
  const due = known.find(({ card }) => isDue(card, table.now))
  if (due) return due.id
  if (newLeft(table) > 0) {
    const [fresh] = unseenOf(table)
    if (fresh !== undefined) return fresh
  }
  return known.find(({ card }) => card.state !== inReview && time(card.due) - table.now.getTime() <= soon)?.id
}

/** The next card for one who studies ahead: the first to fall due of those that are not done yet. */
export const nextAhead = (table: Table, done: readonly string[]): string | undefined =>
  knownOf(table).find(({ id }) => !done.includes(id))?.id

/** The card of the deck that falls due next. */
export const firstDue = (table: Table): CardState | undefined => knownOf(table)[0]?.card
