import { firstPosition, labelAt, positionOf } from './axis-positions'
import type {
  BarChart,
  Chart,
  FlowChart,
  Histogram,
  LineChart,
  PointLabel,
  ScatterChart,
  VerticalAxis,
} from './chart'
import { bracketOf } from './flow-chart'
import { countsOf } from './histogram'
import { written } from './numbers'
import { spansOf, sumOf } from './row-layout'
import type { PairChart, RowChart, SharesRow, TakingRow } from './rows'
import { scatterMarks, scatterPositions } from './scatter-chart'

type Values = readonly (number | null)[]
type Problems = Generator<string>

/** Values that aren't numbers from zero up. */
function* numberProblems(name: string, values: Values): Problems {
  const wrong = values.find(value => value !== null && !(Number.isFinite(value) && value >= 0))
  if (typeof wrong === 'number')
    yield `${name} has the value ${wrong}: a chart here shows numbers from zero up.`
}

/** Lists without one value per position of the axis. */
function* lengthProblems(x: LineChart['x'], lists: readonly { name: string; values: Values }[]): Problems {
  const [first] = lists
  const positions = 'names' in x ? x.names.length : (first?.values.length ?? 0)
  const measure = 'names' in x ? 'the axis has' : `${first?.name} has`
  for (const { name, values } of lists)
    if (values.length !== positions)
      yield `${name} has ${values.length} values, but ${measure} ${positions}: give one for each.`
}

/** Labels at positions that the axis doesn't have, or without a value: they would not be drawn. */
function* labelProblems(
  x: LineChart['x'],
  labels: readonly Pick<PointLabel, 'at' | 'text'>[],
  values: Values,
): Problems {
  for (const { at, text } of labels) {
    const value = values[(positionOf(x, at) ?? NaN) - firstPosition(x)]
    if (typeof value !== 'number') yield `'${text}' is at ${at}, which has no value: correct its 'at'.`
  }
}

/** An axis that ends below the largest value, or whose grid doesn't reach its end. */
function* verticalProblems(values: Values, { to, every }: VerticalAxis): Problems {
  const most = Math.max(...values.flatMap(value => value ?? []))
  if (most > to) yield `the vertical axis ends at ${to}, but there is a value of ${most}: raise y.to.`
  else if (to % every !== 0)
    yield `the grid's step of ${every} does not end at ${to}: make y.to a multiple of y.every.`
}

function* lineProblems({ x, y, lines, bands = [], levels = [] }: LineChart): Problems {
  const lists = [
    ...lines.map(({ name, values, labels = [] }) => ({ name: `line '${name}'`, values, labels })),
    ...bands.flatMap(({ name, low, high, labels = [] }) => [
      { name: `low of band '${name}'`, values: low, labels: [] },
      { name: `high of band '${name}'`, values: high, labels },
    ]),
  ]
  yield* lengthProblems(x, lists)
  for (const { name, values, labels } of lists) {
    yield* numberProblems(name, values)
    yield* labelProblems(x, labels, values)
  }
  yield* verticalProblems([...lists.flatMap(({ values }) => values), ...levels.map(level => level.y)], y)
}

function* flowProblems(chart: FlowChart): Problems {
  const { states, measures = [], x, y } = chart
  yield* lengthProblems(
    x,
    states.map(({ name, entered }) => ({ name: `state '${name}'`, values: entered })),
  )
  for (const [order, { name, entered }] of states.entries()) {
    yield* numberProblems(`state '${name}'`, entered)
    const before = states[order - 1]
    for (const [index, count] of entered.entries()) {
      const where = labelAt(x, firstPosition(x) + index)
      const [last = 0, most = count] = [entered[index - 1], before?.entered[index]]
      if (count < last)
        yield `'${name}' falls from ${last} to ${count} at ${where}: it counts all that ever entered, so it never falls.`
      if (count > most)
        yield `at ${where}, ${count} items have entered '${name}' but only ${most} '${before?.name}' before it.`
    }
  }
  for (const measure of measures)
    if (!bracketOf(chart, measure))
      yield `'${measure.text}' can't be measured from '${measure.between[0]}' to '${measure.between[1]}' at ${measure.at}: name an earlier and a later state of ${states.map(({ name }) => name).join(', ')}, and a moment whose items have entered the second by the end of the chart.`
  yield* verticalProblems(
    states.flatMap(({ entered }) => entered),
    y,
  )
}

function* barProblems({ bars, to }: BarChart): Problems {
  for (const { name, value } of bars) yield* numberProblems(`bar '${name}'`, [value])
  const values = bars.map(({ value }) => value)
  if (to !== undefined) yield* verticalProblems(values, { to, every: to })
}

function* histogramProblems({ observations, x, y }: Histogram): Problems {
  const least = Math.min(...observations)
  if (least < x.from)
    yield `there is an observation of ${least}, but the axis begins at ${x.from}: lower x.from.`
  yield* verticalProblems([...countsOf(observations).values()], y)
}

function* scatterProblems(chart: ScatterChart): Problems {
  const { points, percentilesOf = [], labels = [], y } = chart
  const { from, to } = scatterPositions(chart)
  const outside = points.find(([position]) => position < from || position > to)
  if (outside) yield `the point ${outside.join(', ')} is beyond the axis from ${from} to ${to}.`
  for (const { point, text } of labels)
    if (!points.some(each => each.join() === point.join()))
      yield `'${text}' is at ${point.join(', ')}, which has no point.`
  const heights = points.map(([, height]) => height)
  yield* numberProblems('points', heights)
  yield* numberProblems('percentilesOf', percentilesOf)
  yield* verticalProblems([...heights, ...scatterMarks(chart).map(({ value }) => value)], y)
}

/** Rows with wrong numbers, rows that subtract too much, and rows below them that don't show the remainder. */
function* rowProblems({ rows, marks = [] }: RowChart): Problems {
  const spans = spansOf(rows)
  for (const [index, row] of (rows as readonly (SharesRow | TakingRow)[]).entries()) {
    if ('takes' in row) {
      const { from = 0, to = 0 } = spans[index] ?? {}
      yield* numberProblems(`'${row.name}'`, [row.takes])
      if (from < -1e-9)
        yield `'${row.name}' takes ${written(row.takes)}, but the rows above leave ${written(to)}.`
      continue
    }
    const name = row.name ? `row '${row.name}'` : `row ${index + 1}`
    yield* numberProblems(name, [row.from ?? 0, ...row.shares.map(({ value }) => value)])
    const before = rows[index - 1]
    const left = spans[index - 1]?.from ?? 0
    // Sums of decimals may differ slightly.
    if (before && 'takes' in before && Math.abs(sumOf(row) - left) > 1e-9)
      yield `${name} adds up to ${written(sumOf(row))}, but the rows above leave ${written(left)}.`
  }
  const most = Math.max(...spans.map(({ to }) => to))
  for (const { at, text } of marks)
    if (!(at > 0 && at <= most)) yield `'${text}' is at ${at}, but the bars reach from 0 to ${written(most)}.`
}

function* pairProblems({ rows }: PairChart): Problems {
  for (const { name, values } of rows) yield* numberProblems(`row '${name}'`, values)
}

/** All kinds; a record, so that the compiler notices a missing one. */
const problemsOf = {
  line: lineProblems,
  flow: flowProblems,
  bars: barProblems,
  histogram: histogramProblems,
  scatter: scatterProblems,
  rows: rowProblems,
  pairs: pairProblems,
  // Only its words can be wrong, which is checked in the drawing.
  shapes: () => [],
} satisfies { [Kind in Chart['kind']]: (chart: Extract<Chart, { kind: Kind }>) => Iterable<string> }

/** Problems with a chart's data that its drawing would hide, one sentence each; none if it can be drawn. */
export const chartProblems = (chart: Chart): string[] => [
  ...(problemsOf[chart.kind] as (chart: Chart) => Iterable<string>)(chart),
]
