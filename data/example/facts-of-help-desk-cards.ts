/** Facts about the help desk's cards: by kind, by whom they waited for, and single cards by number. */
import { dayInWords, type IsoDay } from '../../lib/example/days'
import { factsOfCounts, factsUnder, mergedFacts, type Facts } from '../../lib/example/fact-texts'
import { waitingOn } from '../../lib/example/flow/counts'
import { average, countWithin } from '../../lib/example/flow/percentile'
import { ageOn, cycleTimes, eveningsInWait } from '../../lib/example/flow/times'
import { elapsedDays } from '../../lib/example/flow/working-days'
import { total } from '../../lib/example/total'
import { expectedDays, factsOfTimes, rounded } from './help-desk-expectation'
import { helpDeskItems as items, repliesFrom, requestKinds, type HelpDeskItem } from './help-desk-items'
import * as weeks from './help-desk-weeks'

const { helpDeskDays: days, lastHelpDeskDay: last, daysOfWeeks } = weeks
const numbers = Array.from({ length: weeks.weeksCounted }, (_, index) => index + 1)
/** Reasons to be in Wait. */
const placesInWait = 2

/** 'missing book' as a name: 'missingBook'. */
const asName = (words: string): string =>
  words.replace(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase())

const kinds = requestKinds.map(kind => {
  const ofKind = items.filter(item => item.kind === kind)
  const name = `helpDesk.kinds.${asName(kind)}`
  const times = cycleTimes(ofKind)
  return {
    ...factsOfCounts(name, {
      cards: ofKind.length,
      finished: times.length,
      over: times.length - countWithin(times, expectedDays),
    }),
    ...factsOfTimes(`${name}.cycleTime`, times),
    ...mergedFacts(
      numbers.map(week =>
        factsOfCounts(name, {
          [`week${week}`]: ofKind.filter(({ asked }) => daysOfWeeks(week).includes(asked)).length,
        }),
      ),
    ),
  }
})

/** Evenings in Wait for some cards: number of cards, total evenings, and average. */
function waitsOf(name: string, cards: readonly HelpDeskItem[]): Facts {
  const evenings = cards.map(card => eveningsInWait(card, last))
  return factsOfCounts(name, {
    ...{ cards: cards.length, evenings: total(evenings), average: rounded(average(evenings)) },
    longest: Math.max(...evenings),
  })
}

const waited = items.filter(({ wait }) => wait)
const forBranch = waited.filter(({ wait }) => wait?.for === 'branch')
const beganBefore = (day: IsoDay) => (item: HelpDeskItem) => (item.wait?.from ?? day) < day

const waits: Facts = {
  ...waitsOf('helpDesk.waits', waited),
  ...mergedFacts(
    repliesFrom.map(who =>
      waitsOf(
        `helpDesk.waits.${who.toLowerCase()}`,
        waited.filter(({ wait }) => wait?.for === who),
      ),
    ),
  ),
  ...waitsOf('helpDesk.callFirst.before', forBranch.filter(beganBefore(weeks.callFirstSince))),
  ...waitsOf(
    'helpDesk.callFirst.after',
    forBranch.filter(item => !beganBefore(weeks.callFirstSince)(item)),
  ),
  ...factsOfCounts('helpDesk.waits', {
    fullEvenings: days.filter(day => waitingOn(items, day).length === placesInWait).length,
  }),
}

/** Cards that stories mention by number. */
const storyCards = items.filter(
  ({ id }) => id in weeks.whatCardsWaitedFor || weeks.exceptionCards.some(card => card === id),
)

const cards = storyCards.map(item => {
  const { id, kind, asked, started, finished, wait } = item
  const name = `helpDesk.card${id}`
  const moments = { asked, started, finished, waitFrom: wait?.from, waitUntil: wait?.until }
  return {
    ...factsUnder(name, { kind, ...(wait && { waitsFor: wait.for }) }),
    ...mergedFacts(
      Object.entries(moments).map(([key, day]) => (day ? { [`${name}.${key}`]: dayInWords(day) } : {})),
    ),
    ...(started && finished
      ? factsOfCounts(name, {
          days: elapsedDays(started, finished),
          daysFromAsking: elapsedDays(asked, finished),
        })
      : factsOfCounts(name, { age: ageOn(item, last) ?? 0 })),
    ...(wait ? factsOfCounts(name, { evenings: eveningsInWait(item, last) }) : {}),
  }
})

export const factsOfHelpDeskCards: Facts = { ...mergedFacts(kinds), ...waits, ...mergedFacts(cards) }
