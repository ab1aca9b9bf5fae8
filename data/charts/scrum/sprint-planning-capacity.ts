import type { RowChart } from '../../../lib/charts/rows'

/** Capacity as the Developers count it: events take 10 hours and refinement 4 of each, in days of eight hours. */
export const chart: RowChart = {
  kind: 'rows',
  title: 'Six Developers, one Sprint, in days',
  rows: [
    { parts: [{ value: 6 * 10, text: 'all working days', look: 'gray' }], end: '{sum}' },
    { name: 'away', takes: 3 + 1 },
    { name: 'events', takes: (6 * (4 + 2.5 + 2 + 1.5)) / 8 },
    { name: 'refinement', takes: (6 * 4) / 8 },
    { name: 'faults in the live app', takes: 5.5 },
    {
      parts: [
        { value: 35, text: 'planned: {value}' },
        { value: 5, look: 'gray' },
      ],
      end: '{2} left open',
    },
  ],
}
