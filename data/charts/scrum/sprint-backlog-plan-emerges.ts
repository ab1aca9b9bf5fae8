import type { RowChart } from '../../../tooling/charts/rows'

/** Of the 26 pieces of day 1, 3 were removed by day 4 and a fourth later; 6 were added by day 4 and 2 later. */
export const chart: RowChart = {
  kind: 'rows',
  title: 'Pieces of the plan',
  rows: [
    { name: 'Day 1: {sum}', parts: [{ value: 26, text: '{value} planned on Monday' }] },
    {
      name: 'Day 4: {sum}',
      parts: [
        { value: 26 - 3, text: '{value}' },
        { value: 6, text: '{value} new', look: 'second' },
      ],
      note: '3 removed',
    },
    {
      name: 'Day 10: {sum}',
      parts: [
        { value: 26 - 3 - 1, text: '{value}' },
        { value: 6 + 2, text: '{value} new', look: 'second' },
      ],
      note: '4 removed',
    },
  ],
}
