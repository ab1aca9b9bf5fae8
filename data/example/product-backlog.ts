/** How the Product Backlog shrank from February to April 2026. */
import { total } from '../../lib/example/total'

export const entriesInFebruary = 214
/** What each pass removed. 'unclaimed': an email to which 14 said no and 38 said nothing. */
export const entriesTakenOut = {
  saidTwice: 31,
  thereAlready: 27,
  tasks: 18,
  notOurProduct: 12,
  unclaimed: 14 + 38,
  declined: 28,
} as const
export const entriesLeft = entriesInFebruary - total(Object.values(entriesTakenOut))
