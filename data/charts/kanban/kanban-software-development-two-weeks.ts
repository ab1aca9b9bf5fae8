import { figure } from '../../../lib/example/fact-texts'
import type { Histogram } from '../../../tooling/charts/chart'
import { itemsWithin, simulatedItems } from '../../example/help-desk-forecast'
import { forecastMade } from '../../example/help-desk-weeks'

export const alt = `Histogram of ${figure(forecastMade.runs)} simulated runs: how many cards are finished in ${forecastMade.days} working days, from ${Math.min(...simulatedItems)} to ${Math.max(...simulatedItems)}, with the highest bars around ${itemsWithin(50)}. At least 85 of 100 runs finish ${itemsWithin(85)} or more, and at least 50 of 100 finish ${itemsWithin(50)} or more. The bars below ${itemsWithin(85)} are orange.`

export const chart: Histogram = {
  kind: 'histogram',
  title: 'Cards finished in two weeks',
  subtitle: `in ${figure(forecastMade.runs)} simulated runs`,
  height: 520,
  x: { title: 'cards, March 9 to 20', from: 20, every: 10 },
  y: { to: 1000, every: 500 },
  observations: simulatedItems,
  atLeast: [
    { percent: 85, text: 'in {percent}%: {value} or more' },
    { percent: 50, text: 'in {percent}%: {value} or more' },
  ],
}
