import { anyName } from './choice'
import { drawerOf } from './drawer'
import { textOfName } from './team-name'
import type { TeamNameWords } from './theme'

/** Never change it: every day would get another name. */
const seed = 20_261_122
const firstDay = Date.UTC(2026, 0, 1)
const day = 86_400_000

/** The name of a day, the same for everyone on that date; none repeats in a lifetime. */
export function nameOfTheDay(words: TeamNameWords, year: number, month: number, date: number): string {
  const drawer = drawerOf(words, { ...anyName, style: 'the' }, seed)
  const days = Math.round((Date.UTC(year, month - 1, date) - firstDay) / day)
  const place = ((days % drawer.count) + drawer.count) % drawer.count
  return textOfName(words, drawer.at(place)) ?? ''
}
