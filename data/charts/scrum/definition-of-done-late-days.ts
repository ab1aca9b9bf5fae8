import type { RowChart } from '../../../lib/charts/rows'

/** The table of the work in Sprint 6, beside what the same would have been with the check in the Definition of Done. */
export const chart: RowChart = {
  kind: 'rows',
  title: 'Days to check and mend 12 screens',
  rows: [
    {
      name: 'Screen reader as part of Done',
      parts: [{ value: 3 }, { value: 12 * 0.5 }],
      end: '{sum}',
      note: 'calendar {1}, screens {2}',
    },
    {
      name: 'All at once, in Sprint 6',
      parts: [
        { value: 3, look: 'second' },
        { value: 7 * 1.5 + 5 * 0.5, look: 'second' },
        { value: 4, look: 'second' },
      ],
      end: '{sum}',
      note: 'calendar {1}, screens {2}, tests {3}',
    },
  ],
}
