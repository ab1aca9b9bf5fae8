/**
 * The help desk's forecasts on the evening of March 6, each from 10,000 simulated runs based on the forty
 * days before.
 */
import type { IsoDay } from '../../lib/example/days'
import { onEach } from '../../lib/example/flow/counts'
import { percentile, percentWithin, reachedBy } from '../../lib/example/flow/percentile'
import { daysForItems, itemsInDays } from '../../lib/example/flow/simulation'
import { workingDayAfter } from '../../lib/example/flow/working-days'
import { randomFrom } from '../../lib/exam/random'
import { helpDeskItems } from './help-desk-items'
import { forecastMade, helpDeskDays, lastHelpDeskDay } from './help-desk-weeks'

const { seed, runs, days, cards } = forecastMade
const history = onEach(helpDeskItems, 'finished', helpDeskDays)
const chance = randomFrom(seed)

/** In each run: cards finished in the next two weeks. */
export const simulatedItems: readonly number[] = itemsInDays(history, days, runs, chance)
/** In each run: the working day on which as many cards are finished as are open now. */
export const simulatedDays: readonly number[] = daysForItems(history, cards, runs, chance)

/** At least this many cards are finished in the next two weeks in `percent` % of the runs. */
export const itemsWithin = (percent: number): number => reachedBy(simulatedItems, percent)
/** The cards are finished within this many working days in `percent` % of the runs. */
export const daysFor = (percent: number): number => percentile(simulatedDays, percent)
/** The date of a coming working day, counted from 1. */
export const dayOfForecast = (day: number): IsoDay => workingDayAfter(lastHelpDeskDay, day)
/** In how many of 100 runs the cards are finished by each coming working day. */
export const chanceByDay: readonly number[] = Array.from({ length: days }, (_, index) =>
  percentWithin(simulatedDays, index + 1),
)
