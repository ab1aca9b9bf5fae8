import type { LineChart } from '../../../lib/charts/chart'

/** The miss that a scale forgives between a number and its next larger neighbor, in percent, for sizes 1 to 20. */
const forgiven = (a: number, b: number): number => (100 * (b - a)) / (b + a)
const sizes = Array.from({ length: 20 }, (_, index) => index + 1)
const fibonacci = [1, 2, 3, 5, 8, 13, 21]

const onFibonacci = (size: number): number => {
  const next = fibonacci.findIndex(number => number > size)
  return forgiven(fibonacci[next - 1] ?? 1, fibonacci[next] ?? 1)
}

export const chart: LineChart = {
  kind: 'line',
  title: 'Miss that the scale forgives, in %',
  height: 480,
  x: { title: 'size of the item', names: sizes.map(size => `${size}`), every: 4 },
  y: { to: 40, every: 10 },
  lines: [
    {
      name: 'Fibonacci',
      values: sizes.map(onFibonacci),
      look: 'accent',
      steps: true,
      labels: [{ at: '12', text: 'Fibonacci: about 24', side: 'above', gap: 14 }],
    },
    {
      name: 'steps of one',
      values: sizes.map(size => forgiven(size, size + 1)),
      look: 'second',
      labels: [{ at: '8', text: 'steps of one', side: 'above-right', gap: 14 }],
    },
  ],
}
