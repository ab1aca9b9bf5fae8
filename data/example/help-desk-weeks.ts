/** What happened at the help desk in the eight weeks of help-desk-items.ts, and what it tried. */
import type { IsoDay } from '../../lib/example/days'
import { workingDayAfter, workingDaysOf } from '../../lib/example/flow/working-days'

export const firstHelpDeskDay: IsoDay = '2026-01-12'
export const lastHelpDeskDay: IsoDay = '2026-03-06'
/** The forty working days. */
export const helpDeskDays: readonly IsoDay[] = workingDaysOf(firstHelpDeskDay, lastHelpDeskDay)
/** The evening before counting begins. */
export const eveningBefore: IsoDay = workingDayAfter(firstHelpDeskDay, -1)
export const weeksCounted = 8

/** The working days from one of weeks 1 to 8 to another, inclusive. */
export const daysOfWeeks = (first: number, last = first): readonly IsoDay[] =>
  helpDeskDays.slice((first - 1) * 5, last * 5)

/** Spans of weeks that pages compare. */
export const stretches = {
  firstHalf: [1, 4],
  secondHalf: [5, 8],
  /** As many are asked as finished, and New is about the same at both ends. */
  steady: [3, 6],
  /** New grows, so Little's law doesn't hold from asking to answer. */
  growing: [7, 8],
  beforeTrial: [3, 4],
  /** One of the four takes all calls until noon so that the others can focus. It changes nothing. */
  trial: [5, 6],
} as const satisfies Record<string, readonly [first: number, last: number]>

/**
 * The loan system is down from 9:10 am to 12:40 pm. Most calls are answered on the phone and don't become
 * cards.
 */
export const outageDay: IsoDay = '2026-01-15'
/** Late fees of that morning; the head of patron services waives all of them on January 20. */
export const feeCards = [38, 39, 40, 42, 43, 44] as const
export const feesWaivedOn: IsoDay = '2026-01-20'

/**
 * From now on someone calls the branch before a card goes to Wait for it. Waits get shorter, so they keep
 * doing it.
 */
export const callFirstSince: IsoDay = '2026-01-26'
/** From now on the four check the age of each open card, oldest first, at 9:15 am. */
export const agesLookedAtSince: IsoDay = '2026-02-02'
/** The cards on pick-up notices are shown to the app team as a group. */
export const noticesShownOn: IsoDay = '2026-02-18'
/** One of the four is sick. */
export const illness = { first: '2026-02-24', last: '2026-02-27' } as const satisfies Record<string, IsoDay>
/** The head of patron services refuses to close cards after five days without a patron's reply. */
export const closingRefusedOn: IsoDay = '2026-02-27'

/** Patrons waited outside a locked reading room they had booked: the written exception to the limit. */
export const exceptionCards = [61, 116, 170] as const

/**
 * How many in 100 cards were expected to be finished within this many days of being started, based on the
 * fall's cards.
 */
export const serviceLevel = {
  percent: 85,
  daysBefore: 6,
  since: '2026-01-05',
  newSince: lastHelpDeskDay,
} as const satisfies {
  percent: number
  daysBefore: number
  since: IsoDay
  newSince: IsoDay
}

/** What the long waits were about; not every page needs all of them. */
export const whatCardsWaitedFor: Readonly<Record<number, string>> = {
  6: 'a branch looked for the book on its shelves only in the morning',
  23: 'the book was on a cart in branch 5, which looks only in the morning',
  24: 'the patron had to say which of two copies she meant',
  27: 'the loan system listed a fine twice, and the Developers were busy with the outage',
  47: 'the reserved book was at the bindery, and the branch had not noted it',
  63: 'the card lay in Look for three days before anyone asked the branch',
  74: 'the patron did not reply to two emails; a call ended it',
  86: 'the book had gone to a school with a class set; branch 6 called the school',
  100: 'a renewed loan was shown as due on one phone only; the fix came with the next release',
  130: 'the patron was asked to look at home again, and did not reply',
  135: 'its holder was ill, and both places in Wait were taken',
  141: 'the receipt of a payment does not arrive, and the Developers look for the reason',
}

/** The forecast of March 6, and the outcome. */
export const forecastMade = { seed: 2026, runs: 10_000, days: 10, cards: 20 } as const
export const cameTrue = { finished: 34, twentiethOn: '2026-03-16' } as const satisfies Record<
  string,
  number | IsoDay
>
