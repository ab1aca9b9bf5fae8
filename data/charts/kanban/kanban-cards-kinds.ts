import { percentile } from '../../../lib/example/flow/percentile'
import { cycleTimes } from '../../../lib/example/flow/times'
import type { RowChart, SharesRow } from '../../../tooling/charts/rows'
import { helpDeskItems, requestKinds } from '../../example/help-desk-items'

/** Half of a kind's cards took up to `half` days, 85% up to `most`. */
const kinds = requestKinds
  .map(kind => {
    const times = cycleTimes(helpDeskItems.filter(item => item.kind === kind))
    return { kind, cards: times.length, half: percentile(times, 50), most: percentile(times, 85) }
  })
  .sort((a, b) => a.most - b.most || a.half - b.half)

const row = ({ kind, half, most }: (typeof kinds)[number]): SharesRow => ({
  name: kind,
  shares: [{ value: half }, { value: most - half, look: 'gray' }],
  end: half === most ? `{sum}` : `{1}, {sum}`,
})
const [first, ...others] = kinds.map(row)

export const alt = `Bars of cycle time by kind of request: the days that half of the cards took at most, and the days for 85%. Reading from the top: ${kinds.map(({ kind, half, most }) => `${kind} ${half} and ${most}`).join(', ')}.`

export const chart: RowChart = {
  kind: 'rows',
  title: 'Cycle time by kind, in days',
  subtitle: 'blue: half of the cards; with gray: 85%',
  rows: [first ?? { shares: [{ value: 0 }] }, ...others],
}
