import { total } from '../../../lib/canon/total'
import type { BarChart } from '../../../tooling/charts/chart'
import { supplierWaits } from '../../canon/waiting'

/** Days on which an item waited for the supplier: 6 + 3 + 2 + 2 + 1, then 3 + 2, then 1, as the lesson 'Scrum Master' tells. */
export const chart: BarChart = {
  kind: 'bars',
  title: 'Days of waiting for an answer',
  subtitle: 'from the supplier, per Sprint',
  xTitle: 'what was new in that Sprint',
  height: 400,
  bars: [
    { name: 'counting', value: total(supplierWaits[10]), look: 'second' },
    { name: 'manual', value: total(supplierWaits[11]), look: 'gray' },
    { name: 'direct line', value: total(supplierWaits[12]) },
  ],
}
