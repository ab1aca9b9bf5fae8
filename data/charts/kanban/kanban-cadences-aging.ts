import { figure, listed } from '../../../lib/example/fact-texts'
import { inProgressOn } from '../../../lib/example/flow/counts'
import { percentile } from '../../../lib/example/flow/percentile'
import { ageOn, cycleTimes } from '../../../lib/example/flow/times'
import { inWords } from '../../../lib/example/number-words'
import type { ScatterChart } from '../../../tooling/charts/chart'
import { helpDeskItems } from '../../example/help-desk-items'
import { lastHelpDeskDay } from '../../example/help-desk-weeks'

const states = ['Look', 'Wait', 'Answer'] as const
const times = cycleTimes(helpDeskItems)

const cards = inProgressOn(helpDeskItems, lastHelpDeskDay).map(item => ({
  ...item,
  age: ageOn(item, lastHelpDeskDay) ?? 0,
}))

/** What the cards that are labeled are about. */
const about: Readonly<Record<number, string>> = { 130: 'book', 141: 'receipt' }

/** Cards of the same state and age are drawn next to each other. */
const placed = cards.map(({ id, age, state }) => {
  const same = cards.filter(card => card.age === age && card.state === state)
  const beside = same.findIndex(card => card.id === id) - (same.length - 1) / 2
  return { id, point: [states.findIndex(name => name === state) + 0.44 * beside, age] as const }
})
const agesIn = (state: string): string =>
  listed(cards.flatMap(card => (card.state === state ? [card.age] : [])).sort((a, b) => b - a))
const ageOf = (id: number): string => figure(cards.find(card => card.id === id)?.age ?? 0)
const [half, most, nearlyAll] = [50, 85, 95].map(percent => figure(percentile(times, percent)))

export const alt = `Aging chart of the ${inWords(cards.length)} cards in progress on the evening of March 6, by state and by age in days. In Look: ${agesIn('Look')} days. In Answer: ${agesIn('Answer')} days. In Wait: a receipt with ${ageOf(141)} days and a book with ${ageOf(130)}. Three dashed lines show what the finished cards took: ${half} days or less for 50%, ${most} for 85% and ${nearlyAll} for 95%. The receipt is above the middle line and the book above all three.`

export const chart: ScatterChart = {
  kind: 'scatter',
  title: 'Age of each open card, in days',
  subtitle: 'on the evening of March 6',
  height: 560,
  x: { names: states },
  y: { to: 15, every: 5 },
  points: placed.map(({ point }) => point),
  percentilesOf: times,
  percentiles: [
    { percent: 50, text: '{percent}%: {value}' },
    { percent: 85, text: '{percent}%: {value}' },
    { percent: 95, text: '{percent}%: {value}' },
  ],
  // The two that are older than most cards ever get.
  labels: placed
    .filter(({ point: [, age] }) => age > percentile(times, 85))
    .map(({ id, point }) => ({ point, text: about[id] ?? `card ${id}`, side: 'right' })),
}
