import type { Band, BarChart, Chart, Histogram, Line, LineChart, ScatterChart } from './chart'
import {
  gapProblems,
  lengthProblems,
  numberProblems,
  percentProblems,
  placeProblems,
  verticalProblems,
  wholeProblems,
} from './data-problems'
import { flowProblems } from './flow-problems'
import { countsOf } from './histogram'
import { scatterMarks, scatterPositions } from './scatter-chart'
import { pairProblems, rowProblems } from './row-problems'

/** Problems with one line of a chart. */
function lineProblems(line: Line, { lines, x }: LineChart): string[] {
  const name = `line '${line.name}'`
  const unnamed = lines.length > 1 && !line.end && !line.labels?.length
  return [
    ...numberProblems(name, line.values),
    ...gapProblems(name, line.values),
    ...placeProblems(x, line.labels ?? [], line.values),
    ...(unnamed ? [`${name} has no words: where there are several, give each an end or a label.`] : []),
  ]
}

/** Problems with a band between two series. */
function bandProblems({ name, low, high, labels = [] }: Band, { x }: LineChart): string[] {
  const turned = low.findIndex((value, index) => value !== null && value > (high[index] ?? value))
  return [
    ...numberProblems(`band '${name}'`, [...low, ...high]),
    ...gapProblems(`band '${name}'`, low),
    ...placeProblems(x, labels, high),
    ...(turned < 0 ? [] : [`band '${name}' has its low (${low[turned]}) above its high (${high[turned]}).`]),
  ]
}

function lineChartProblems(chart: LineChart): string[] {
  const { x, y, lines, bands = [], levels = [] } = chart
  const numbers = [...lines.flatMap(({ values }) => values), ...bands.flatMap(({ high }) => high)]
  const most = Math.max(...numbers.flatMap(value => value ?? []), ...levels.map(level => level.y))
  return [
    ...lengthProblems(x, [
      ...lines.map(({ name, values }) => ({ name: `line '${name}'`, values })),
      ...bands.flatMap(({ name, low, high }) => [
        { name: `low of band '${name}'`, values: low },
        { name: `high of band '${name}'`, values: high },
      ]),
    ]),
    ...lines.flatMap(line => lineProblems(line, chart)),
    ...bands.flatMap(band => bandProblems(band, chart)),
    ...verticalProblems(most, y),
  ]
}

function barProblems({ bars, to }: BarChart): string[] {
  if (bars.length === 0) return ['there are no bars.']
  const names = bars.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  return [
    ...(twice === undefined ? [] : [`two bars are named '${twice}': name each for what it shows.`]),
    ...bars.flatMap(({ name, value }) => numberProblems(`bar '${name}'`, [value])),
    ...verticalProblems(Math.max(...bars.map(({ value }) => value)), { to }),
  ]
}

function histogramProblems({ observations, percentiles = [], atLeast = [], x, y }: Histogram): string[] {
  if (observations.length < 5)
    return [`there are ${observations.length} observations: show how they spread with five or more.`]
  const least = Math.min(...observations)
  return [
    ...wholeProblems('observations', observations),
    ...(least < x.from
      ? [`there is an observation of ${least}, but the axis begins at ${x.from}: lower x.from.`]
      : []),
    ...percentProblems(percentiles),
    ...percentProblems(atLeast, 'falling'),
    ...(percentiles.length > 0 && atLeast.length > 0
      ? ['has both percentiles and atLeast: say whether more is worse or better.']
      : []),
    ...verticalProblems(Math.max(...countsOf(observations).values()), y),
  ]
}

function scatterProblems(chart: ScatterChart): string[] {
  const { points, percentiles = [], percentilesOf = [], labels = [], y } = chart
  const { from, to } = scatterPositions(chart)
  const outside = points.find(([position]) => position < from || position > to)
  const heights = points.map(([, height]) => height)
  const most = Math.max(0, ...heights, ...scatterMarks(chart).map(({ value }) => value))
  const nowhere = labels.find(({ point: [px, py] }) => !points.some(([qx, qy]) => qx === px && qy === py))
  return [
    ...(points.length === 0 ? ['there are no points.'] : []),
    ...(outside ? [`the point ${outside.join(', ')} is beyond the axis from ${from} to ${to}.`] : []),
    ...(nowhere ? [`'${nowhere.text}' is at ${nowhere.point.join(', ')}, which has no point.`] : []),
    ...numberProblems('points', heights),
    ...numberProblems('percentilesOf', percentilesOf),
    ...percentProblems(percentiles),
    ...verticalProblems(most, y),
  ]
}

/** All kinds; a record, so that the compiler notices a missing one. */
const problemsOf = {
  line: lineChartProblems,
  flow: flowProblems,
  bars: barProblems,
  histogram: histogramProblems,
  scatter: scatterProblems,
  rows: rowProblems,
  pairs: pairProblems,
  // What may be wrong is where its words lie, which is checked in the drawing.
  shapes: () => [],
} satisfies { [Kind in Chart['kind']]: (chart: Extract<Chart, { kind: Kind }>) => string[] }

/** Message for an unknown kind, since a data file isn't type-checked when loaded. */
function unknownKind(kind: unknown): string {
  const has = kind === undefined ? 'has no kind' : `has the kind ${JSON.stringify(kind)}, which doesn't exist`
  return `${has}: write one of ${Object.keys(problemsOf).join(', ')}.`
}

/** Problems with a chart's data, one sentence each; none if it can be drawn. */
export function chartProblems(chart: Chart): string[] {
  const { kind, title } = chart as { kind?: unknown; title?: unknown }
  if (!Object.hasOwn(problemsOf, String(kind))) return [unknownKind(kind)]
  if (typeof title !== 'string' || !title.trim()) return ['has no title: say what it counts.']
  return (problemsOf[chart.kind] as (chart: Chart) => string[])(chart)
}
