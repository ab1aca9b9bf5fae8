/** The facts of the help desk's eight weeks by name: helpDesk.week1.throughput, helpDesk.cycleTime.p85 … */
import { dayInWords, spanInWords, type IsoDay } from '../../lib/example/days'
import {
  addedUp,
  factsOfCounts,
  factsUnder,
  listed,
  mergedFacts,
  type Facts,
} from '../../lib/example/fact-texts'
import { finishedIn, inProgressOn, newOn, onEach, waitingOn, wipOn } from '../../lib/example/flow/counts'
import { average, countWithin, percentile, percentWithin } from '../../lib/example/flow/percentile'
import { ageOn, cycleTimes, totalTimes } from '../../lib/example/flow/times'
import { total } from '../../lib/example/total'
import { factsOfHelpDeskCards } from './facts-of-help-desk-cards'
import { factsOfHelpDeskEvents } from './facts-of-help-desk-events'
import { expectedDays, factsOfTimes, rounded } from './help-desk-expectation'
import { helpDeskItems as items } from './help-desk-items'
import * as weeks from './help-desk-weeks'

const { helpDeskDays: days, lastHelpDeskDay: last, eveningBefore, daysOfWeeks } = weeks

/** Open items on an evening. */
const openOn = (name: string, day: IsoDay): Facts =>
  factsOfCounts(name, {
    ...{ new: newOn(items, day), wip: wipOn(items, day), open: newOn(items, day) + wipOn(items, day) },
    wait: waitingOn(items, day).length,
  })

function span(name: string, dates: readonly IsoDay[]): Facts {
  const [first = last, end = last] = [dates[0], dates.at(-1)]
  const finished = onEach(items, 'finished', dates)
  const times = cycleTimes(finishedIn(items, dates))
  return {
    ...factsUnder(name, { first: dayInWords(first), last: dayInWords(end), span: spanInWords(first, end) }),
    ...factsOfCounts(name, {
      ...{ asked: total(onEach(items, 'asked', dates)), started: total(onEach(items, 'started', dates)) },
      ...{ throughput: total(finished), aDay: total(finished) / dates.length },
      averageWip: rounded(average(dates.map(day => wipOn(items, day)))),
      over: times.length - countWithin(times, expectedDays),
      percentWithin: percentWithin(times, expectedDays),
    }),
    ...factsOfTimes(`${name}.cycleTime`, times),
    ...openOn(`${name}.evening`, end),
  }
}

/** A week's numbers day by day, Monday first. */
const byDay = (week: number): Facts => {
  const finished = onEach(items, 'finished', daysOfWeeks(week))
  const asked = onEach(items, 'asked', daysOfWeeks(week))
  const name = `helpDesk.week${week}`
  return factsUnder(name, {
    ...{ throughputByDay: listed(finished), throughputSum: addedUp(finished) },
    ...{ askedByDay: listed(asked), askedSum: addedUp(asked) },
  })
}

const numbers = Array.from({ length: weeks.weeksCounted }, (_, index) => index + 1)
const finishedByWeek = numbers.map(week => total(onEach(items, 'finished', daysOfWeeks(week))))
const askedByWeek = numbers.map(week => total(onEach(items, 'asked', daysOfWeeks(week))))
const aDay = onEach(items, 'finished', days)
const wipByEvening = days.map(day => wipOn(items, day))

const ages = inProgressOn(items, last)
  .map(item => ageOn(item, last) ?? 0)
  .sort((a, b) => b - a)

export const factsOfHelpDesk: Facts = {
  ...span('helpDesk', days),
  ...factsOfCounts('helpDesk', { cards: items.length, days: days.length, weeks: weeks.weeksCounted }),
  ...openOn('helpDesk.start', eveningBefore),
  ...openOn('helpDesk.end', last),
  'helpDesk.end.ages': listed(ages),
  ...factsOfCounts('helpDesk.end', {
    oldest: Math.max(...ages),
    over: ages.filter(age => age > expectedDays).length,
  }),
  ...mergedFacts(numbers.flatMap(week => [span(`helpDesk.week${week}`, daysOfWeeks(week)), byDay(week)])),
  ...mergedFacts(
    Object.entries(weeks.stretches).map(([name, [first, end]]) =>
      span(`helpDesk.${name}`, daysOfWeeks(first, end)),
    ),
  ),
  ...factsUnder('helpDesk.throughput', { list: listed(finishedByWeek), sum: addedUp(finishedByWeek) }),
  ...factsOfCounts('helpDesk.throughput', {
    ...{ lowestDay: Math.min(...aDay), highestDay: Math.max(...aDay), medianDay: percentile(aDay, 50) },
    ...{
      lowestWeek: Math.min(...finishedByWeek),
      highestWeek: Math.max(...finishedByWeek),
      aWeek: rounded(average(finishedByWeek)),
    },
  }),
  ...factsUnder('helpDesk.asked', { list: listed(askedByWeek), sum: addedUp(askedByWeek) }),
  ...factsOfCounts('helpDesk.wip', {
    average: rounded(average(wipByEvening)),
    lowest: Math.min(...wipByEvening),
    highest: Math.max(...wipByEvening),
  }),
  ...factsOfCounts('helpDesk.cycleTime', {
    oneDay: countWithin(cycleTimes(items), 1),
    within: countWithin(cycleTimes(items), expectedDays),
  }),
  ...factsOfTimes('helpDesk.totalTime', totalTimes(items)),
  ...factsOfCounts('helpDesk.sle', {
    percent: weeks.serviceLevel.percent,
    days: expectedDays,
    before: weeks.serviceLevel.daysBefore,
  }),
  ...factsOfHelpDeskCards,
  ...factsOfHelpDeskEvents,
}
