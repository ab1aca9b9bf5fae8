import type { CountedAxis, NamedAxis, PercentileMark, PointLabel, VerticalAxis } from './chart'
import { firstPosition, positionOf } from './axis-positions'

/** Invalid as a count or measurement. */
const notANumber = (value: number): boolean => !Number.isFinite(value) || value < 0

/** Values that aren't numbers from zero up. */
export function numberProblems(name: string, values: readonly (number | null)[]): string[] {
  const wrong = values.find(value => value !== null && notANumber(value))
  return typeof wrong === 'number'
    ? [`${name} has the value ${wrong}: a chart here shows numbers from zero up.`]
    : []
}

/** Values that aren't integers. */
export function wholeProblems(name: string, values: readonly number[]): string[] {
  const part = values.find(value => !Number.isInteger(value))
  return part === undefined
    ? numberProblems(name, values)
    : [`${name} has the value ${part}: it counts whole things.`]
}

/** Lists that need one value per position of the axis. */
export function lengthProblems(
  axis: CountedAxis | NamedAxis,
  lists: readonly { name: string; values: readonly unknown[] }[],
): string[] {
  const positions = 'names' in axis ? axis.names.length : (lists[0]?.values.length ?? 0)
  const measure = 'names' in axis ? 'the axis has' : `${lists[0]?.name} has`
  const wrong = lists.filter(({ values }) => values.length !== positions)
  return wrong.map(
    ({ name, values }) =>
      `${name} has ${values.length} values, but ${measure} ${positions}: give one for each.`,
  )
}

/** Gaps between values, or too few values for a line. */
export function gapProblems(name: string, values: readonly (number | null)[]): string[] {
  const known = values.flatMap((value, index) => (value === null ? [] : [index]))
  const [first, last] = [known[0] ?? 0, known.at(-1) ?? 0]
  if (known.length < 2) return [`${name} has fewer than two values: a line needs two.`]
  return last - first + 1 > known.length
    ? [`${name} has a null between two values: only its start and end may be unknown.`]
    : []
}

/** Marks at positions the axis doesn't have, or without a value. */
export function placeProblems(
  axis: CountedAxis | NamedAxis,
  marks: readonly Pick<PointLabel, 'at' | 'text'>[],
  values: readonly (number | null)[],
): string[] {
  return marks.flatMap(({ at, text }) => {
    const position = positionOf(axis, at)
    const value = position === undefined ? undefined : values[position - firstPosition(axis)]
    return typeof value === 'number' ? [] : [`'${text}' is at ${at}, which has no value: correct its 'at'.`]
  })
}

/** An axis that ends below the largest value, or whose grid doesn't reach its end. */
export function verticalProblems(most: number, { to, every = to }: Partial<VerticalAxis>): string[] {
  if (to === undefined || every === undefined) return []
  if (most > to) return [`the vertical axis ends at ${to}, but there is a value of ${most}: raise y.to.`]
  return to % every === 0
    ? []
    : [`the grid's step of ${every} does not end at ${to}: make y.to a multiple of y.every.`]
}

/** Invalid percentiles, or not in order from lowest to highest; falling: from the highest. */
export function percentProblems(
  marks: readonly Pick<PercentileMark, 'percent'>[],
  order: 'rising' | 'falling' = 'rising',
): string[] {
  const percents = marks.map(({ percent }) => percent)
  const [from, to] = order === 'rising' ? ['lowest', 'highest'] : ['highest', 'lowest']
  const rising = order === 'rising' ? percents : [...percents].reverse()
  const wrong = percents.find(percent => !(percent > 0 && percent < 100))
  if (wrong !== undefined) return [`a percentile of ${wrong}: it must lie between 0 and 100.`]
  return rising.some((percent, index) => percent <= (rising[index - 1] ?? 0))
    ? [`the percentiles are ${percents.join(', ')}: list them from the ${from} to the ${to}.`]
    : []
}
