import type { BarChart, Chart, ForecastChart, Histogram, LineChart, ScatterChart } from './chart'
import { bandFaults, lineFaults } from './line-faults'
import {
  lengthFaults,
  numberFaults,
  percentFaults,
  placeFaults,
  verticalFaults,
  wholeFaults,
} from './data-faults'
import { flowFaults } from './flow-faults'
import { markLine, reachedAt } from './forecast-chart'
import { countsOf } from './histogram'
import { scatterMarks, scatterPlaces } from './scatter-chart'
import { pairFaults, rowFaults } from './row-faults'

function lineChartFaults(chart: LineChart): string[] {
  const { x, y, lines, bands = [], moments = [], levels = [] } = chart
  const numbers = [...lines.flatMap(({ values }) => values), ...bands.flatMap(({ high }) => high)]
  const most = Math.max(...numbers.flatMap(value => value ?? []), ...levels.map(level => level.y))
  return [
    ...lengthFaults(x, [
      ...lines.map(({ name, values }) => ({ name: `line '${name}'`, values })),
      ...bands.flatMap(({ name, low, high }) => [
        { name: `low of band '${name}'`, values: low },
        { name: `high of band '${name}'`, values: high },
      ]),
    ]),
    ...lines.flatMap(line => lineFaults(line, chart)),
    ...bands.flatMap(band => bandFaults(band, chart)),
    ...placeFaults(
      x,
      moments,
      lines[0].values.map(() => 0),
    ),
    ...verticalFaults(most, y),
  ]
}

function barFaults({ bars, y }: BarChart): string[] {
  const names = bars.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  return [
    ...(twice === undefined ? [] : [`two bars are named '${twice}': name each for what it shows.`]),
    ...bars.flatMap(({ name, value }) => numberFaults(`bar '${name}'`, [value])),
    ...verticalFaults(Math.max(...bars.map(({ value }) => value)), y),
  ]
}

function histogramFaults({ observations, percentiles = [], atLeast = [], x, y }: Histogram): string[] {
  if (observations.length < 5)
    return [`there are ${observations.length} observations: show how they spread with five or more.`]
  const least = Math.min(...observations)
  return [
    ...wholeFaults('observations', observations),
    ...(least < x.from
      ? [`there is an observation of ${least}, but the axis begins at ${x.from}: lower x.from.`]
      : []),
    ...percentFaults(percentiles),
    ...percentFaults(atLeast, 'falling'),
    ...(percentiles.length > 0 && atLeast.length > 0
      ? ['has both percentiles and atLeast: say whether more is worse or better.']
      : []),
    ...verticalFaults(Math.max(...countsOf(observations).values()), y),
  ]
}

function scatterFaults(chart: ScatterChart): string[] {
  const { points, percentiles = [], percentilesOf = [], labels = [], y } = chart
  const { from, to } = scatterPlaces(chart)
  const outside = points.find(([place]) => place < from || place > to)
  const heights = points.map(([, height]) => height)
  const most = Math.max(0, ...heights, ...scatterMarks(chart).map(({ value }) => value))
  const nowhere = labels.find(({ point: [px, py] }) => !points.some(([qx, qy]) => qx === px && qy === py))
  return [
    ...(points.length === 0 ? ['there are no points.'] : []),
    ...(outside ? [`the point ${outside.join(', ')} is beyond the axis from ${from} to ${to}.`] : []),
    ...(nowhere ? [`'${nowhere.text}' is at ${nowhere.point.join(', ')}, which has no point.`] : []),
    ...numberFaults('points', heights),
    ...numberFaults('percentilesOf', percentilesOf),
    ...percentFaults(percentiles),
    ...verticalFaults(most, y),
  ]
}

function forecastFaults(chart: ForecastChart): string[] {
  const { history, ahead, marks, scope, x, y } = chart
  const places = Array.from({ length: history.length + ahead + 1 })
  const wrong = [
    ...wholeFaults('history', history),
    ...(history.length < 4 ? [`history has ${history.length} periods: a forecast needs four or more.`] : []),
    ...(Number.isInteger(ahead) && ahead > 0
      ? []
      : [`ahead is ${ahead}: say how many periods the fan reaches.`]),
    ...percentFaults(marks),
  ]
  if (wrong.length > 0) return wrong
  const most = Math.max(
    ...marks.flatMap(({ percent }) => markLine(chart, percent).map(point => point.y)),
    scope?.items ?? 0,
  )
  const never = marks.filter(mark => mark.reached && !reachedAt(chart, mark))
  return [
    ...lengthFaults(x, [{ name: `history with its beginning and ${ahead} periods ahead`, values: places }]),
    ...never.map(
      ({ percent }) =>
        `the line of ${percent} in 100 does not reach the scope: raise ahead, or remove its 'reached'.`,
    ),
    ...verticalFaults(most, y),
  ]
}

function kindFaults(chart: Chart): string[] {
  switch (chart.kind) {
    case 'line':
      return lineChartFaults(chart)
    case 'flow':
      return flowFaults(chart)
    case 'bars':
      return barFaults(chart)
    case 'histogram':
      return histogramFaults(chart)
    case 'scatter':
      return scatterFaults(chart)
    case 'forecast':
      return forecastFaults(chart)
    case 'rows':
      return rowFaults(chart)
    case 'pairs':
      return pairFaults(chart)
    // What may be wrong is where its words lie, which is checked in the drawing.
    case 'shapes':
      return []
  }
}

/** All kinds; a record, so that the compiler notices a missing one. */
const kinds: Readonly<Record<Chart['kind'], true>> = {
  line: true,
  flow: true,
  bars: true,
  histogram: true,
  scatter: true,
  forecast: true,
  rows: true,
  pairs: true,
  shapes: true,
}

/** Message for an unknown kind, since a data file isn't type-checked when loaded. */
function unknownKind(kind: unknown): string {
  const has = kind === undefined ? 'has no kind' : `has the kind ${JSON.stringify(kind)}, which doesn't exist`
  return `${has}: write one of ${Object.keys(kinds).join(', ')}.`
}

/** Problems with a chart's data, one sentence each; none if it can be drawn. */
export function chartFaults(chart: Chart): string[] {
  const { kind, title } = chart as { kind?: unknown; title?: unknown }
  if (!Object.hasOwn(kinds, String(kind))) return [unknownKind(kind)]
  return typeof title === 'string' && title.trim() ? kindFaults(chart) : ['has no title: say what it counts.']
}
