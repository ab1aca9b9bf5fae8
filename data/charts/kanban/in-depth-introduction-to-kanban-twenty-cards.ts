import { figure, listed } from '../../../lib/example/fact-texts'
import type { Histogram } from '../../../tooling/charts/chart'
import { chanceByDay, daysFor, simulatedDays } from '../../example/help-desk-forecast'
import { forecastMade } from '../../example/help-desk-weeks'

/** The days on which at least one run in ten ends. */
const usual = chanceByDay.flatMap((chance, index) =>
  chance - (chanceByDay[index - 1] ?? 0) >= 10 ? [index + 1] : [],
)
const [half, most] = [daysFor(50), daysFor(85)]

export const alt = `Histogram of ${figure(forecastMade.runs)} simulated runs: the working day on which ${forecastMade.cards} cards are finished, from ${Math.min(...simulatedDays)} to ${Math.max(...simulatedDays)}. Most runs end on days ${listed(usual)}. By day ${half}, ${chanceByDay[half - 1]} of 100 runs have finished all ${forecastMade.cards}, and by day ${most}, ${chanceByDay[most - 1]} of 100.`

export const chart: Histogram = {
  kind: 'histogram',
  title: `When ${forecastMade.cards} cards are finished`,
  subtitle: `in ${figure(forecastMade.runs)} simulated runs`,
  height: 520,
  x: { title: 'working days from March 9', from: 1, every: 1 },
  y: { to: 6000, every: 2000 },
  observations: simulatedDays,
  percentiles: [
    { percent: 50, text: '{percent}% by day {value}' },
    { percent: 85, text: '{percent}% by day {value}' },
  ],
}
