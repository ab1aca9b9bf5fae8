import type { Bar, BarChart } from '../../../tooling/charts/chart'
import { bugCounts, oldPhoneBugsInSprint42, type BugCount } from '../../example/bugs'

const lookOf: Record<BugCount['trial'], Bar['look']> = {
  none: 'gray',
  '24 checks': 'second',
  'old phones': 'accent',
}
const bars = [
  ...bugCounts.map(({ sprint, oldPhones, trial }) => ({
    name: `${sprint}`,
    value: oldPhones,
    look: lookOf[trial],
  })),
  { name: '42', value: oldPhoneBugsInSprint42, look: lookOf['old phones'] },
]

/** Bugs that showed only on small or old phones, per Sprint: the numbers of the lesson 'Continuous Improvement'. */
export const chart: BarChart = {
  kind: 'bars',
  title: 'Bugs on small or old phones',
  subtitle: 'found in the live app, per Sprint',
  height: 440,
  xTitle: 'Sprint (orange: list, blue: old phones)',
  bars,
}
