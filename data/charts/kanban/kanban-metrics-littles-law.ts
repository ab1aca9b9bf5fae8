import { averagesFromAsking } from '../../../lib/example/flow/littles-law'
import { written } from '../../../tooling/charts/numbers'
import type { RowChart } from '../../../tooling/charts/rows'
import { helpDeskItems } from '../../example/help-desk-items'
import { daysOfWeeks, stretches } from '../../example/help-desk-weeks'

const steady = averagesFromAsking(helpDeskItems, daysOfWeeks(...stretches.steady))
const growing = averagesFromAsking(helpDeskItems, daysOfWeeks(...stretches.growing))

const sum = ({ items, throughput }: typeof steady): string => `${written(items)} ÷ ${throughput} + 1`

export const alt = `Bars of the days from asking to answer, by Little's law and as measured. Weeks 3 to 6, steady: by the law, ${sum(steady)}, ${written(steady.byLaw)} days; measured, ${written(steady.days)} days. Weeks 7 and 8, while New was growing: by the law, ${sum(growing)}, ${written(growing.byLaw)} days; measured, only ${written(growing.days)} days.`

export const chart: RowChart = {
  kind: 'rows',
  title: 'Days from asking to answer',
  subtitle: "gray: by Little's law; below it, measured",
  rows: [
    {
      name: `Weeks 3 to 6: ${sum(steady)}`,
      parts: [{ value: steady.byLaw, look: 'gray' }],
      end: written(steady.byLaw),
    },
    { parts: [{ value: steady.days }], end: written(steady.days) },
    {
      name: `Weeks 7 and 8: ${sum(growing)}`,
      parts: [{ value: growing.byLaw, look: 'gray' }],
      end: written(growing.byLaw),
    },
    { parts: [{ value: growing.days, look: 'second' }], end: written(growing.days) },
  ],
}
