import type { PartsRow, RowChart, RowPart } from '../../../tooling/charts/rows'

/** How large an item of `size` may seem where a judgment may miss by 24% either way. */
function appearance(size: number, look: RowPart['look'], name?: string): PartsRow {
  const miss = 0.24
  return { name, from: size * (1 - miss), parts: [{ value: 2 * size * miss, look, text: String(size) }] }
}

export const chart: RowChart = {
  kind: 'rows',
  title: 'How large an item may seem',
  subtitle: '24% too small to 24% too large',
  x: { every: 5 },
  rows: [
    appearance(12, 'second', 'Steps of one: nearly the same'),
    appearance(13, 'second'),
    appearance(5, 'accent', 'Fibonacci: they barely overlap'),
    appearance(8, 'accent'),
    appearance(13, 'accent'),
    appearance(21, 'accent'),
  ],
}
