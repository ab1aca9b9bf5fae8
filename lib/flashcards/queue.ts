import type { CardState, Progress } from '../progress/shape'
import { isOfKind, type CardKind } from '../progress/card-ids'
import { begunAt, inReview, isOutOfTime, isSameDay, minute, startOfTomorrow } from '../repetition/clock'

/** The state of a deck: its cards' ids, all stored progress, and the current time. */
export interface Table {
  kind: CardKind
  /** In the order to learn new ones. */
  order: readonly string[]
  cards: Progress['cards']
  /** Limit of new cards of this kind per day. */
  newADay: number
  now: Date
}

/** New cards a day, unless the reader chose another number. */
export const usualNewADay = 10

/** A card in its learning steps that is due this soon is shown at once if nothing else is left. */
const soon = 20 * minute

const time = (text: string): number => Date.parse(text)

/** Whether a card is due: to the minute in its learning steps, then by the day, whatever the hour it was graded. */
export function isDue(card: CardState, now: Date): boolean {
  if (isOutOfTime(card, now)) return true
  return card.state === inReview ? time(card.due) < startOfTomorrow(now) : time(card.due) <= now.getTime()
}

/** Whether a card comes again in this session: it is in its learning steps and due within minutes. */
const comesSoon = (card: CardState, now: Date): boolean =>
  card.state !== inReview && time(card.due) - now.getTime() <= soon

interface Known {
  id: string
  card: CardState
}

/** The deck's graded cards, sorted by due date. */
function knownOf({ order, cards }: Table): Known[] {
  return order
    .flatMap(id => {
      const card = cards[id]
      return card ? [{ id, card }] : []
    })
    .sort((a, b) => time(a.card.due) - time(b.card.due))
}

const unseenOf = ({ order, cards }: Table): string[] => order.filter(id => !cards[id])

/** How many new cards are left for today, across decks of this kind. */
function newLeft({ kind, cards, newADay, now }: Table): number {
  const begunToday = Object.entries(cards).filter(([id, card]) => {
    const begun = isOfKind(id, kind) ? begunAt(card) : undefined
    return begun && isSameDay(begun, now)
  })
  return Math.max(0, newADay - begunToday.length)
}

/** The numbers of a deck. */
export interface Counts {
  /** Cards left in this session, also those that come again within minutes. */
  left: number
  /** New ones of these. */
  fresh: number
  /** Cards of the deck's own kind past their learning steps. */
  known: number
  /** Cards of the deck's own kind. */
  all: number
}

/** Computes the numbers of a deck. */
export function countsOf(table: Table): Counts {
  const { kind, order, now } = table
  const known = knownOf(table)
  const fresh = Math.min(newLeft(table), unseenOf(table).length)
  return {
    left: fresh + known.filter(({ card }) => isDue(card, now) || comesSoon(card, now)).length,
    fresh,
    known: known.filter(({ id, card }) => isOfKind(id, kind) && card.state === inReview).length,
    all: order.filter(id => isOfKind(id, kind)).length,
  }
}

/** The next card: due, then new, then due within minutes; undefined if there are none today. */
export function nextCard(table: Table): string | undefined {
  const known = knownOf(table)
  const due = known.find(({ card }) => isDue(card, table.now))
  if (due) return due.id
  if (newLeft(table) > 0) {
    const [fresh] = unseenOf(table)
    if (fresh !== undefined) return fresh
  }
  return known.find(({ card }) => comesSoon(card, table.now))?.id
}

/** The next card when studying ahead: the first to fall due that isn't done yet. */
export const nextAhead = (table: Table, done: readonly string[]): string | undefined =>
  knownOf(table).find(({ id }) => !done.includes(id))?.id

/** The deck's card that is due next. */
export const firstDue = (table: Table): CardState | undefined => knownOf(table)[0]?.card
