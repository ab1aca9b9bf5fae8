import type { LineChart } from '../../../tooling/charts/chart'

interface Item {
  /** Working days it takes. */
  days: number
  /** Hours lost per working day until it is in use. */
  lost: number
}

/** The three items of the lesson's example, as they looked before the first was built. */
const bookASeat: Item = { days: 6, lost: 12 }
const seatsLeft: Item = { days: 3, lost: 9 }
const loanList: Item = { days: 2, lost: 2 }

/** Hours lost per working day while the items are built one after another; 0 on the day after the last. */
function lossPerDay(order: readonly Item[]): number[] {
  const days = order.flatMap((item, place) => {
    const open = order.slice(place).reduce((sum, each) => sum + each.lost, 0)
    return Array.from({ length: item.days }, () => open)
  })
  return [...days, 0]
}

const total = (order: readonly Item[]): number => lossPerDay(order).reduce((sum, hours) => sum + hours, 0)

const ratioFirst = [seatsLeft, bookASeat, loanList]
const largestFirst = [bookASeat, seatsLeft, loanList]

export const chart: LineChart = {
  kind: 'line',
  title: 'Hours lost per working day',
  height: 440,
  x: { title: 'working days from today', from: 0, every: 1 },
  y: { to: 30, every: 10 },
  lines: [
    {
      name: 'highest ratio first',
      values: lossPerDay(ratioFirst),
      look: 'accent',
      steps: true,
      labels: [{ at: 3, text: `Seats left\nfirst: ${total(ratioFirst)} hours`, side: 'below', gap: 20 }],
    },
    {
      name: 'largest loss first',
      values: lossPerDay(largestFirst),
      look: 'second',
      steps: true,
      labels: [{ at: 5, text: `Book a seat first: ${total(largestFirst)} hours`, side: 'above' }],
    },
  ],
}
