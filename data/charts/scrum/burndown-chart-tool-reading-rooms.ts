import type { LineChart } from '../../../tooling/charts/chart'
import { daysLeftByEvening as left, plannedDays as planned } from '../../example/reading-rooms'

/** Days per day if the work had been spread evenly. */
const evenPace = planned / 10

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
        { at: 4, text: 'paper calendars:\n6 days more', side: 'above-right', gap: 30 },
        { at: 9, text: 'midnight\nbug', side: 'above', gap: 80 },
        { at: 10, text: '{value}', side: 'above', gap: 14 },
      ],
    },
    {
      name: 'even pace',
      values: left.map((_, day) => planned - evenPace * day),
      look: 'plan',
      labels: [{ at: 1, text: 'even pace', side: 'below-right', gap: 120 }],
    },
  ],
}
