import type { RowChart, RowPart } from '../../../tooling/charts/rows'

/** Equal parts of 1, so that each can be seen and counted. */
function pieces(count: number, look?: RowPart['look']): [RowPart, ...RowPart[]] {
  const piece: RowPart = { value: 1, look }
  return [piece, ...Array.from({ length: count - 1 }, () => piece)]
}

/** The board on day 8 of Sprint 49, from the table on the page. */
const [closed, subTasks] = [22, 24]

export const chart: RowChart = {
  kind: 'rows',
  title: 'Day 8: one board, three readings',
  shares: true,
  rows: [
    {
      name: `Sub-tasks finished: ${closed} of ${subTasks}`,
      parts: [...pieces(closed), ...pieces(subTasks - closed, 'gray')],
      note: `${Math.round((100 * closed) / subTasks)} in 100: almost there?`,
    },
    {
      name: 'Items Done: 3 of {sum}',
      parts: [...pieces(3), ...pieces(3, 'gray')],
      note: "one of them isn't part of the goal",
    },
    {
      name: 'Items the goal needs: 2 of {sum} Done',
      parts: [...pieces(2), { value: 1, look: 'second', text: 'ask' }],
      note: 'no patron can order a book yet',
    },
  ],
}
