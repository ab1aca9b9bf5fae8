import type { RowChart } from '../../../tooling/charts/rows'

/** Each of the six items lacks two days; from Tuesday to Friday there are four days of two. */
const [lacking, free] = [2, 4 * 2]
const goal = 3 * lacking

export const chart: RowChart = {
  kind: 'rows',
  title: 'Days of work, morning of day 7',
  rows: [
    { name: 'All six items need', parts: [{ value: 6 * lacking, text: '{value}', look: 'gray' }] },
    {
      name: "The goal's three need",
      parts: [
        { value: goal, text: '{value}' },
        { value: free - goal, text: '{value} left', look: 'gray' },
      ],
    },
  ],
  marks: [{ at: free, text: 'until Friday there are {value}', side: 'left' }],
}
