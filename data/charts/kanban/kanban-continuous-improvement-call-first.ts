import { average } from '../../../lib/example/flow/percentile'
import { eveningsInWait } from '../../../lib/example/flow/times'
import { written } from '../../../tooling/charts/numbers'
import type { BarChart } from '../../../tooling/charts/chart'
import { helpDeskItems } from '../../example/help-desk-items'
import { callFirstSince, lastHelpDeskDay } from '../../example/help-desk-weeks'

/** Cards that waited for a branch, in the order in which they came into Wait. */
const waits = helpDeskItems
  .flatMap(item => (item.wait?.for === 'branch' ? [{ item, from: item.wait.from }] : []))
  .sort((a, b) => a.from.localeCompare(b.from))
  .map(({ item, from }, index) => ({
    name: String(index + 1),
    evenings: eveningsInWait(item, lastHelpDeskDay),
    isBefore: from < callFirstSince,
  }))
const evenings = (isBefore: boolean): readonly number[] =>
  waits.filter(wait => wait.isBefore === isBefore).map(wait => wait.evenings)
const [before, after] = [evenings(true), evenings(false)]

const bars = waits.map(({ name, evenings: value, isBefore }) => ({
  ...{ name, value },
  look: isBefore ? ('gray' as const) : ('accent' as const),
}))
const [first, ...others] = bars

export const alt = `Bars of the evenings that ${waits.length} cards waited for a branch, in the order in which they came into Wait. Before someone called the branch first: ${before.join(', ')}; average ${written(average(before))}. Since then: ${after.join(', ')}; average ${written(average(after))}.`

export const chart: BarChart = {
  kind: 'bars',
  title: 'Evenings of waiting for a branch',
  subtitle: 'gray: before January 26; blue: a call first',
  height: 440,
  xTitle: 'cards in the order of their waits',
  bars: [first ?? { name: '', value: 0 }, ...others],
}
