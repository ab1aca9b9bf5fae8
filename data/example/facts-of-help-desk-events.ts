/** Facts about events at the help desk, Little's law, and the forecasts. */
import { dayInWords } from '../../lib/example/days'
import { factsInOrder, factsOfCounts, factsUnder, figure, type Facts } from '../../lib/example/fact-texts'
import { onEach } from '../../lib/example/flow/counts'
import {
  averagesFromAsking,
  averagesInProgress,
  type ThreeAverages,
} from '../../lib/example/flow/littles-law'
import { expectedDays, rounded } from './help-desk-expectation'
import { chanceByDay, dayOfForecast, daysFor, itemsWithin } from './help-desk-forecast'
import { helpDeskItems as items } from './help-desk-items'
import * as weeks from './help-desk-weeks'

const { daysOfWeeks, stretches, forecastMade, cameTrue, serviceLevel } = weeks

const law = (name: string, { items: inside, throughput, days: measured, byLaw }: ThreeAverages): Facts => ({
  [`${name}.items`]: figure(rounded(inside)),
  [`${name}.throughput`]: figure(throughput),
  [`${name}.evenings`]: figure(rounded(byLaw - 1)),
  [`${name}.byLaw`]: figure(rounded(byLaw)),
  [`${name}.measured`]: figure(rounded(measured)),
})

const [asked = 0] = onEach(items, 'asked', [weeks.outageDay])
const [finished = 0, finishedOnWaiving = 0] = onEach(items, 'finished', [weeks.outageDay, weeks.feesWaivedOn])

const events: Facts = {
  ...factsUnder('helpDesk.outage', {
    on: dayInWords(weeks.outageDay),
    waivedOn: dayInWords(weeks.feesWaivedOn),
  }),
  ...factsOfCounts('helpDesk.outage', {
    asked,
    finished,
    feeCards: weeks.feeCards.length,
    finishedOnWaiving,
  }),
  'helpDesk.callFirst.since': dayInWords(weeks.callFirstSince),
  'helpDesk.ages.since': dayInWords(weeks.agesLookedAtSince),
  'helpDesk.notices.shownOn': dayInWords(weeks.noticesShownOn),
  'helpDesk.illness.first': dayInWords(weeks.illness.first),
  'helpDesk.illness.last': dayInWords(weeks.illness.last),
  'helpDesk.closing.refusedOn': dayInWords(weeks.closingRefusedOn),
}

const expectation: Facts = {
  ...factsOfCounts('helpDesk.sle', {
    percent: serviceLevel.percent,
    days: expectedDays,
    before: serviceLevel.daysBefore,
  }),
  'helpDesk.sle.since': dayInWords(serviceLevel.since),
  'helpDesk.sle.newSince': dayInWords(serviceLevel.newSince),
}

const forecasts: Facts = {
  'helpDesk.forecast.runs': figure(forecastMade.runs),
  ...factsOfCounts('helpDesk.forecast', {
    days: forecastMade.days,
    cards: forecastMade.cards,
    cameTrue: cameTrue.finished,
  }),
  ...factsOfCounts('helpDesk.forecast.items', {
    p50: itemsWithin(50),
    p85: itemsWithin(85),
    p95: itemsWithin(95),
  }),
  ...factsOfCounts('helpDesk.forecast.within', { p50: daysFor(50), p85: daysFor(85), p95: daysFor(95) }),
  ...factsUnder('helpDesk.forecast.by', {
    p50: dayInWords(dayOfForecast(daysFor(50))),
    p85: dayInWords(dayOfForecast(daysFor(85))),
    p95: dayInWords(dayOfForecast(daysFor(95))),
    cameTrue: dayInWords(cameTrue.twentiethOn),
  }),
  ...factsInOrder('helpDesk.forecast.chance.day', chanceByDay),
}

export const factsOfHelpDeskEvents: Facts = {
  ...events,
  ...expectation,
  ...forecasts,
  ...law('helpDesk.law.steady', averagesInProgress(items, daysOfWeeks(...stretches.steady))),
  ...law('helpDesk.law.steadyFromAsking', averagesFromAsking(items, daysOfWeeks(...stretches.steady))),
  ...law('helpDesk.law.growing', averagesInProgress(items, daysOfWeeks(...stretches.growing))),
  ...law('helpDesk.law.growingFromAsking', averagesFromAsking(items, daysOfWeeks(...stretches.growing))),
}
