import type { RowChart, SharesRow } from '../../../tooling/charts/rows'

/** Planned items Done in a Sprint, at most, in the seven Sprints before, and the Sprints that were left. */
const [best, sprintsLeft] = [5, 4] as const

const [program, fines, addresses, all] = [
  [8, 16],
  [14, 22],
  [15, 25],
  [24, 44],
] as const
type Range = readonly [low: number, high: number]

const row = (name: string, [low, high]: Range): SharesRow => ({
  name,
  from: low,
  shares: [{ value: high - low }],
})
const written = ([low, high]: Range): string => `${low} to ${high}`

export const alt = `Bars from the low to the high number of items, each added to the ones above, and a dashed line at ${best * sprintsLeft}. Winter program: ${written(program)}, left of the line. With fines: ${written(fines)}, and with addresses: ${written(addresses)}, both across the line. With two more: ${written(all)}, right of the line.`

/** The ranges of the wishes added up in their order, without the XL. */
export const chart: RowChart = {
  kind: 'rows',
  title: 'Items, from low to high',
  x: { every: 10 },
  marks: [{ at: best * sprintsLeft, text: 'best case: {value}', side: 'right' }],
  rows: [
    row('Winter program', program),
    row('… and fines', fines),
    row('… and addresses', addresses),
    row('… and two more', all),
  ],
}
