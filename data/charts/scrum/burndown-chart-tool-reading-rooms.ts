import type { LineChart } from '../../../lib/charts/chart'

/** Days worked on each day of the Sprint in which the reading rooms came into the app: 40 in all. */
const worked = [2, 5, 5, 5, 5, 4, 5, 4, 4, 1]
/** Day 4: the paper diary needs six days more. Day 5: the print layout is dropped. Days 8 and 9: the midnight fault. */
const added = [0, 0, 0, 6, -2, 0, 0, 2, 2, 0]

const planned = 35
const left = worked.reduce(
  (evenings, days, index) => [...evenings, (evenings.at(-1) ?? planned) - days + (added[index] ?? 0)],
  [planned],
)

export const chart: LineChart = {
  kind: 'line',
  title: 'Days of work left',
  height: 520,
  x: { title: 'evening of working day', from: 0, every: 1 },
  y: { to: 40, every: 10 },
  lines: [
    {
      name: 'work left',
      values: left,
      look: 'accent',
      dots: true,
      labels: [
        { at: 0, text: '{value}', side: 'above-right', gap: 18 },
        { at: 4, text: 'paper diary:\n6 days more', side: 'above-right', gap: 30 },
        { at: 9, text: 'midnight\nfault', side: 'above', gap: 80 },
        { at: 10, text: '{value}', side: 'above', gap: 14 },
      ],
    },
    {
      name: 'even pace',
      values: left.map((_, day) => planned - 3.5 * day),
      look: 'plan',
      labels: [{ at: 1, text: 'even pace', side: 'below-right', gap: 120 }],
    },
  ],
}
