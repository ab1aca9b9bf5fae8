import { numberProblems } from './data-problems'
import { written } from './numbers'
import { spansOf, sumOf } from './row-layout'
import type { PairChart, PartsRow, RowChart, TakingRow } from './rows'

type AnyRow = PartsRow | TakingRow

/** Sums of decimals may differ slightly. */
const same = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9

function partsProblems(row: PartsRow, name: string): string[] {
  const { parts, from = 0, end } = row
  const values = parts.map(({ value }) => value)
  const wrong = numberProblems(name, [from, ...values])
  const isSilent = !row.name && !end && !parts.some(({ text }) => text)
  return [
    ...wrong,
    ...(wrong.length === 0 && sumOf(row) === 0
      ? [`${name} adds up to 0: a bar needs a part above zero.`]
      : []),
    ...(isSilent ? [`${name} has no words: give it a name, an end, or words in a part.`] : []),
  ]
}

/** Rows that subtract too much, and rows below them that don't show the remainder. */
function takingProblems(rows: RowChart['rows']): string[] {
  const spans = spansOf(rows)
  return rows.flatMap((row: AnyRow, index): string[] => {
    if ('takes' in row) {
      const { from = 0, to = 0 } = spans[index] ?? {}
      if (!(row.takes > 0)) return [`'${row.name}' takes ${row.takes}: write how much comes off, above zero.`]
      return from < -1e-9
        ? [`'${row.name}' takes ${written(row.takes)}, but the rows above leave ${written(to)}.`]
        : []
    }
    const before = rows[index - 1]
    const left = spans[index - 1]?.from ?? 0
    return before && 'takes' in before && !same(sumOf(row), left)
      ? [`row ${index + 1} adds up to ${written(sumOf(row))}, but the rows above leave ${written(left)}.`]
      : []
  })
}

/** Problems with the data of a chart of rows. */
export function rowProblems(chart: RowChart): string[] {
  const { rows, x, marks = [] } = chart
  const most = Math.max(...spansOf(rows).map(({ to }) => to))
  const lost = marks.find(({ at }) => !(at > 0 && at <= most))
  return [
    ...rows.flatMap((row: AnyRow, index) =>
      'takes' in row ? [] : partsProblems(row, row.name ? `row '${row.name}'` : `row ${index + 1}`),
    ),
    ...takingProblems(rows),
    ...(x && !(x.every > 0) ? [`x.every is ${x.every}: say how far apart the axis's numbers are.`] : []),
    ...(lost ? [`'${lost.text}' is at ${lost.at}, but the bars reach from 0 to ${written(most)}.`] : []),
  ]
}

/** Problems with the data of a chart of pairs. */
export function pairProblems({ rows, sides }: PairChart): string[] {
  const names = rows.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  const empty = sides.find((_, side) => rows.every(({ values }) => values[side] === 0))
  return [
    ...(twice === undefined ? [] : [`two rows are named '${twice}': name each for what it shows.`]),
    ...rows.flatMap(({ name, values }) => numberProblems(`row '${name}'`, values)),
    ...(empty ? [`all numbers of '${empty.title}' are 0: there is nothing to compare.`] : []),
  ]
}
