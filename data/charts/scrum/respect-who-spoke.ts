import type { PairChart } from '../../../tooling/charts/rows'

/** Minutes of talking in the half hour, before and after the question at minute 10. */
export const chart: PairChart = {
  kind: 'pairs',
  title: 'Minutes of talking, by speaker',
  sides: [{ title: 'first 10', look: 'gray' }, { title: 'next 20' }],
  rows: [
    { name: 'Ravi', values: [6, 6] },
    { name: 'Head of IT', values: [2.5, 0] },
    { name: 'Product Owner', values: [1.5, 0] },
    { name: 'Noor', values: [0, 6] },
    { name: 'Tomas', values: [0, 3.5] },
    { name: 'Other three', values: [0, 4.5] },
  ],
}
