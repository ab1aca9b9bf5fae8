import type { RowChart, RowShare, SharesRow } from '../../../tooling/charts/rows'

/** By what share of its size an estimate may be off, either way. */
const miss = 0.24

/** How large an item of `size` may seem. */
function appearance(size: number, look: RowShare['look'], name?: string): SharesRow {
  return { name, from: size * (1 - miss), shares: [{ value: 2 * size * miss, look, text: String(size) }] }
}

const written = (size: number): string => String(Math.round(size * 10) / 10)
const band = (size: number): string => `${written(size * (1 - miss))} to ${written(size * (1 + miss))}`
const [five, eight, thirteen, twentyOne] = [5, 8, 13, 21] as const

export const alt = `Bands that show how large items may seem when a judgment can be off by ${100 * miss} percent either way. On a scale with steps of one, a 12 may seem like ${band(12)} and a 13 like ${band(13)}, so the bands are nearly the same. On the Fibonacci scale, ${five}, ${eight}, ${thirteen} and ${twentyOne} may seem like ${band(five)}, ${band(eight)}, ${band(thirteen)} and ${band(twentyOne)}. These bands overlap by very little.`

export const chart: RowChart = {
  kind: 'rows',
  title: 'How large an item may seem',
  subtitle: '24% too small to 24% too large',
  x: { every: 5 },
  rows: [
    appearance(12, 'second', 'Steps of one: nearly the same'),
    appearance(13, 'second'),
    appearance(five, 'accent', 'Fibonacci: they barely overlap'),
    appearance(eight, 'accent'),
    appearance(thirteen, 'accent'),
    appearance(twentyOne, 'accent'),
  ],
}
