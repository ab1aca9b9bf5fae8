import type { RowChart, RowShare } from '../../../tooling/charts/rows'

/** The board on day 8 of Sprint 49. */
const [closed, subTasks] = [22, 24]
const [itemsDone, items] = [3, 6]
const [neededDone, needed] = [2, 3]

/** Equal shares of a row of `all`, so that each can be seen and counted; every row is equally long. */
function pieces(count: number, all: number, look?: RowShare['look']): [RowShare, ...RowShare[]] {
  const piece: RowShare = { value: subTasks / all, look }
  return [piece, ...Array.from({ length: count - 1 }, () => piece)]
}

export const chart: RowChart = {
  kind: 'rows',
  title: 'Day 8: one board, three readings',
  rows: [
    {
      name: `Sub-tasks finished: ${closed} of ${subTasks}`,
      shares: [...pieces(closed, subTasks), ...pieces(subTasks - closed, subTasks, 'gray')],
      note: 'almost there?',
    },
    {
      name: `Items Done: ${itemsDone} of ${items}`,
      shares: [...pieces(itemsDone, items), ...pieces(items - itemsDone, items, 'gray')],
      note: "one of them isn't part of the goal",
    },
    {
      name: `Items the goal needs: ${neededDone} of ${needed} Done`,
      shares: [...pieces(neededDone, needed), { value: subTasks / needed, look: 'second', text: 'ask' }],
      note: 'no patron can order a book yet',
    },
  ],
}
