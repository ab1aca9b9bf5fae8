import { anyName } from './choice'
import { deckOf } from './deck'
import { textOfName } from './team-name'
import type { TeamNameWords } from './theme'

/** Never change it: every day would get another name. */
const seed = 20_261_122
const firstDay = Date.UTC(2026, 0, 1)
const day = 86_400_000

/** The name of a day, the same for everyone on that date; none repeats in a lifetime. */
export function nameOfTheDay(words: TeamNameWords, year: number, month: number, date: number): string {
  const deck = deckOf(words, { ...anyName, style: 'the' }, seed)
  const days = Math.round((Date.UTC(year, month - 1, date) - firstDay) / day)
  const position = ((days % deck.count) + deck.count) % deck.count
  return textOfName(words, deck.at(position)) ?? ''
}
