import { total } from '../../../lib/example/total'
import type { BarChart } from '../../../tooling/charts/chart'
import { supplierWaits } from '../../example/waiting'

const [counting, manual, directLine] = [10, 11, 12] as const
const daysIn = (sprint: keyof typeof supplierWaits): number => total(supplierWaits[sprint])

export const alt = `Bars of the days on which items waited for an answer from the supplier: ${daysIn(counting)} in Sprint ${counting}, when the counting began; ${daysIn(manual)} in Sprint ${manual}, when the Developers had the manual; ${daysIn(directLine)} in Sprint ${directLine}, when they had a direct line to an engineer.`

/** Days on which an item waited for the supplier: 6 + 3 + 2 + 2 + 1, then 3 + 2, then 1, as the lesson 'Scrum Master' tells. */
export const chart: BarChart = {
  kind: 'bars',
  title: 'Days of waiting for an answer',
  subtitle: 'from the supplier, per Sprint',
  xTitle: 'what was new in that Sprint',
  height: 400,
  bars: [
    { name: 'counting', value: daysIn(counting), look: 'second' },
    { name: 'manual', value: daysIn(manual), look: 'gray' },
    { name: 'direct line', value: daysIn(directLine) },
  ],
}
