import type { RowChart } from '../../../tooling/charts/rows'

/** What the steering board saw in May and in June: four more wishes met, twelve more asked for. */
export const chart: RowChart = {
  kind: 'rows',
  title: 'Share of the wishes that are met',
  rows: [
    {
      name: 'May: {percent}% of {sum}',
      shares: [
        { value: 36, text: '{value} met' },
        { value: 14, text: '{value} open', look: 'gray' },
      ],
    },
    {
      name: 'June: {percent}% of {sum}',
      shares: [
        { value: 36 + 4, text: '{value} met' },
        { value: 14 - 4, text: '{value}', look: 'gray' },
        { value: 12, text: '{value}', look: 'second' },
      ],
      note: '{2} still open, {3} newly asked for',
    },
  ],
}
