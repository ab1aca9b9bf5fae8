import type { LineChart } from '../../../tooling/charts/chart'

/** How the ten days of a Sprint were, from 1 to 5: the total of seven people, and the Product Owner's. */
const sevenPeople = [26, 28, 27, 16, 14, 21, 22, 33, 26, 25]
const productOwner = [4, 4, 4, 3, 3, 3, 3, 1, 2, 3]

export const chart: LineChart = {
  kind: 'line',
  title: 'How was your day, from 1 to 5?',
  height: 520,
  x: { title: 'day of the Sprint', from: 1, every: 1 },
  y: { to: 5, every: 1 },
  lines: [
    {
      name: 'seven people',
      values: sevenPeople.map(sum => sum / 7),
      look: 'accent',
      dots: true,
      labels: [
        { at: 5, text: 'two rules for\none date', side: 'below', gap: 14 },
        { at: 8, text: 'release', side: 'above-left', gap: 14 },
      ],
      end: 'average\nof seven',
    },
    {
      name: 'Product Owner',
      values: productOwner,
      look: 'second',
      dots: true,
      end: 'Product\nOwner',
      labels: [{ at: 8, text: 'six calls', side: 'below', gap: 14 }],
    },
  ],
}
