import type { RowChart } from '../../../tooling/charts/rows'
import { calendarDays, earlyCheckDays, lateCheckDays, testDays } from '../../example/screens'

/** The work in Sprint 6, and the same work with the check in the Definition of Done. */
export const chart: RowChart = {
  kind: 'rows',
  title: 'Days to check and fix 12 screens',
  rows: [
    {
      name: 'Screen by screen, as part of Done',
      parts: [{ value: calendarDays }, { value: earlyCheckDays }],
      end: '{sum}',
      note: 'calendar {1}, screens {2}',
    },
    {
      name: 'All at once, in Sprint 6',
      parts: [
        { value: calendarDays, look: 'second' },
        { value: lateCheckDays, look: 'second' },
        { value: testDays, look: 'second' },
      ],
      end: '{sum}',
      note: 'calendar {1}, screens {2}, tests {3}',
    },
  ],
}
