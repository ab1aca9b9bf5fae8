import type { PairChart } from '../../../tooling/charts/rows'

/** The library app's build: number of tests per level, and how long they take in total. */
export const chart: PairChart = {
  kind: 'pairs',
  title: 'Tests of the library app',
  sides: [{ title: 'number' }, { title: 'minutes', look: 'second' }],
  rows: [
    { name: 'Screen', values: [14, 1.5] },
    { name: 'Service', values: [320, 3] },
    { name: 'Unit', values: [2600, 2] },
  ],
  ownScales: true,
}
