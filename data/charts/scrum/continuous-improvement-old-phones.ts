import { barsOf } from '../../../lib/charts/bars-of'
import type { Bar, BarChart } from '../../../lib/charts/chart'
import { bugCounts, oldPhoneBugsInSprint42, type BugCount } from '../../canon/bugs'

const lookOf: Record<BugCount['trial'], Bar['look']> = {
  none: 'gray',
  '24 checks': 'second',
  'old phones': 'accent',
}
const bars = [
  ...bugCounts.map(({ oldPhones, trial }) => ({ value: oldPhones, look: lookOf[trial] })),
  { value: oldPhoneBugsInSprint42, look: lookOf['old phones'] },
]

/** Faults that showed only on small or old phones, per Sprint: the numbers of the lesson 'Continuous Improvement'. */
export const chart: BarChart = {
  kind: 'bars',
  title: 'Faults on small or old phones',
  subtitle: 'reported by readers, per Sprint',
  height: 440,
  xTitle: '1–4 before, 5–6 list, 7–9 old phones',
  bars: barsOf(bars.map((bar, index) => ({ ...bar, name: `${index + 1}` }))),
}
