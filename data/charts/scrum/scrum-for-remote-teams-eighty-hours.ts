import type { RowChart } from '../../../tooling/charts/rows'

/**
 * Of 80 hours, 24 + 4.5 + 3.5 overlap; Planning, Daily Scrums, Review, and Retrospective use some of them.
 */
export const chart: RowChart = {
  kind: 'rows',
  title: 'One person, one Sprint, in hours',
  rows: [
    { parts: [{ value: 80, text: 'all working hours', look: 'gray' }], end: '{sum}' },
    { name: 'apart', takes: 80 - (24 + 4.5 + 3.5) },
    { name: 'events', takes: 2.5 + 2.5 + 1.25 + 1 },
    { name: 'refinement', takes: 2 },
    { parts: [{ value: 22.75 }], end: '{sum} to work together' },
  ],
}
