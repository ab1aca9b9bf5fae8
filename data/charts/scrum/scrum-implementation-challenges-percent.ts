import type { RowChart } from '../../../lib/charts/rows'

/** What the steering board saw in May and in June: four more items Done, twelve more asked for. */
export const chart: RowChart = {
  kind: 'rows',
  title: 'Share of the items that are Done',
  rows: [
    {
      name: 'May: {percent} % of {sum}',
      parts: [
        { value: 36, text: '{value} Done' },
        { value: 14, text: '{value} open', look: 'gray' },
      ],
    },
    {
      name: 'June: {percent} % of {sum}',
      parts: [
        { value: 36 + 4, text: '{value} Done' },
        { value: 14 - 4, text: '{value}', look: 'gray' },
        { value: 12, text: '{value}', look: 'second' },
      ],
      note: '{2} still open, {3} newly asked for',
    },
  ],
}
