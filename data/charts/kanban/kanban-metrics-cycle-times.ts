import { listed } from '../../../lib/example/fact-texts'
import { percentile } from '../../../lib/example/flow/percentile'
import { cycleTimes } from '../../../lib/example/flow/times'
import { elapsedDays } from '../../../lib/example/flow/working-days'
import { inWords } from '../../../lib/example/number-words'
import type { ScatterChart } from '../../../tooling/charts/chart'
import { helpDeskItems } from '../../example/help-desk-items'
import { firstHelpDeskDay, helpDeskDays } from '../../example/help-desk-weeks'

const times = cycleTimes(helpDeskItems)
const [p50, p85, p95] = [50, 85, 95].map(percent => percentile(times, percent))
const above = times.filter(days => days > (p95 ?? 0)).sort((a, b) => b - a)

/** Each finished card by the working day it was finished, counted from 1. */
const points = helpDeskItems.flatMap(({ started, finished }) =>
  started && finished
    ? [[elapsedDays(firstHelpDeskDay, finished), elapsedDays(started, finished)] as const]
    : [],
)
const dayOfCard = (card: number): readonly [number, number] =>
  points[helpDeskItems.filter(({ finished }) => finished).findIndex(({ id }) => id === card)] ?? [0, 0]

export const alt = `Scatter plot of ${times.length} finished cards by working day, 1 to ${helpDeskDays.length}, and cycle time. Most of the cards took 1 to 3 days. Half of the cards took ${p50} days or less, 85% took ${p85} or less, and 95% took ${p95} or less. Above the highest line are ${inWords(above.length)} cards, with ${listed(above)} days. The two highest waited for the app's Developers, the other two for a patron and for a colleague who was ill.`

export const chart: ScatterChart = {
  kind: 'scatter',
  title: 'Cycle time in days',
  subtitle: 'the larger the dot, the more cards',
  height: 600,
  x: { title: 'working day on which it was finished', from: 0, to: helpDeskDays.length, every: 10 },
  y: { to: 15, every: 5 },
  counted: true,
  points,
  percentiles: [
    { percent: 50, text: '{percent}%: {value}' },
    { percent: 85, text: '{percent}%: {value}' },
    { percent: 95, text: '{percent}%: {value}' },
  ],
  labels: [
    { point: dayOfCard(100), text: 'Developers', side: 'left' },
    { point: dayOfCard(27), text: 'Developers', side: 'left' },
    { point: dayOfCard(74), text: 'patron', side: 'left' },
    { point: dayOfCard(135), text: 'illness', side: 'left' },
  ],
}
