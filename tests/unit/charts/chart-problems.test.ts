import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Chart, FlowState, Line } from '../../../tooling/charts/chart'
import { chartProblems } from '../../../tooling/charts/chart-problems'
import type { RowChart, SharesRow, TakingRow } from '../../../tooling/charts/rows'
import { aging, bars, burndown, flow, odds, pairs, samples, scatter } from './samples'

/** Fails unless a chart has exactly these problems, each given by part of its message. */
function assertProblems(chart: Chart, ...parts: string[]): void {
  const problems = chartProblems(chart)
  assert.equal(problems.length, parts.length, problems.join('\n') || 'nothing was found')
  for (const [index, part] of parts.entries())
    assert.ok(problems[index]?.includes(part), `'${part}' in: ${problems[index]}`)
}

describe('sound data', () => {
  for (const chart of samples) it(`have no problems: ${chart.kind}`, () => assertProblems(chart))
})

describe('the data of a line chart', () => {
  const [left, pace] = burndown.lines
  const withLine = (changes: Partial<Line>): Chart => ({
    ...burndown,
    lines: [{ ...left, ...changes }, pace ?? left],
  })

  it('are values from zero up that fit the axis', () => {
    assertProblems(withLine({ values: [40, 30, -2, 10, 5] }), "line 'left' has the value -2")
    assertProblems(withLine({ values: [50, 30, 35, 10, 5] }), 'ends at 40, but there is a value of 50')
    assertProblems({ ...burndown, y: { to: 40, every: 15 } }, 'step of 15 does not end at 40')
  })

  it('have as many values in each line as the axis has places', () => {
    assertProblems(
      { ...burndown, lines: [left, { ...left, values: [40, 0] }] },
      "line 'left' has 2 values, but line 'left' has 5",
    )
    const names = { names: ['Mon', 'Tue', 'Wed'] }
    assertProblems(
      { ...burndown, x: names, lines: [{ ...left, values: [3, 2] }] },
      'has 2 values, but the axis has 3',
    )
  })

  it('may be unknown at the ends', () => assertProblems(withLine({ values: [40, 30, 35, null, null] })))

  it('have words at places that there are', () => {
    assertProblems(withLine({ labels: [{ at: 7, text: 'late', side: 'above' }] }), "'late' is at 7")
    assertProblems(withLine({ labels: [{ at: 'Mon', text: 'late', side: 'above' }] }), "'late' is at Mon")
  })

  it('have bands with a value for each place', () => {
    const band = { name: 'range', low: [1, 2], high: [5, 5, 5, 5, 5] }
    assertProblems({ ...burndown, bands: [band] }, "low of band 'range' has 2 values")
  })
})

describe('the data of a cumulative flow diagram', () => {
  const [asked, started, done] = flow.states
  const states = (changes: Partial<FlowState>): Chart => ({
    ...flow,
    measures: [],
    states: [asked, { ...started, ...changes }, done ?? started],
  })

  it('count all that ever entered a state, in the order of the work', () => {
    assertProblems(states({ entered: [15, 30, 29, 60] }), "'Started' falls from 30 to 29 at 2")
    assertProblems(
      states({ entered: [15, 50, 50, 60] }),
      "at 1, 50 items have entered 'Started' but only 40 'New'",
    )
    assertProblems(states({ entered: [15, 30] }), "state 'Started' has 2 values, but state 'New' has 4")
  })

  it('are measured between states that there are, within the chart', () => {
    const measure = {
      measure: 'time',
      between: ['Started', 'Done'],
      at: 0,
      text: 'days',
      side: 'right',
    } as const
    for (const wrong of [
      { between: ['Start', 'Done'] },
      { between: ['Done', 'New'] },
      { at: 3 },
      { at: 9 },
    ] as const)
      assertProblems(
        { ...flow, measures: [{ ...measure, ...wrong }] },
        'name an earlier and a later state of New, Started, Done',
      )
  })
})

describe('the data of other charts', () => {
  it('are bars from zero to the top', () => {
    assertProblems({ ...bars, bars: [{ name: '1', value: -1 }] }, "bar '1' has the value -1")
    assertProblems({ ...bars, to: 9 }, 'ends at 9, but there is a value of 10')
  })

  it('are observations on the axis', () => {
    assertProblems({ ...odds, x: { from: 2, every: 1 } }, 'an observation of 1, but the axis begins at 2')
  })

  it('are pairs of numbers from zero up', () => {
    assertProblems({ ...pairs, rows: [{ name: 'Unit', values: [2, -1] }] }, "row 'Unit' has the value -1")
  })

  it('are points on the axis', () => {
    assertProblems(
      { ...scatter, points: [[11, 2]], percentiles: [] },
      '11, 2 is beyond the axis from 0 to 10',
    )
    assertProblems({ ...aging, points: [[1.6, 2]] }, 'beyond the axis from -0.5 to 1.5')
    assertProblems({ ...aging, percentilesOf: [1, 20] }, 'ends at 15, but there is a value of 20')
    assertProblems({ ...aging, percentilesOf: [1, -2] }, 'percentilesOf has the value -2')
    assertProblems(
      { ...scatter, labels: [{ point: [1, 5], text: 'late', side: 'above' }] },
      "'late' is at 1, 5, which has no point",
    )
  })
})

describe('the data of a chart of rows', () => {
  const all: SharesRow = { shares: [{ value: 60, text: 'all' }] }
  const left: SharesRow = { name: 'Left', shares: [{ value: 10 }] }
  const withRows = (...rows: [SharesRow, ...(SharesRow | TakingRow)[]]): RowChart => ({
    ...{ kind: 'rows', title: 'Days' },
    rows,
  })

  it('are numbers from zero up', () => {
    assertProblems(withRows({ name: 'Left', shares: [{ value: -1 }] }), "row 'Left' has the value -1")
    assertProblems(
      withRows({ name: 'Left', from: -2, shares: [{ value: 4 }] }),
      "row 'Left' has the value -2",
    )
  })

  it('take off no more than there is, and leave what the row below shows', () => {
    assertProblems(withRows(all, { name: 'away', takes: 61 }), "'away' takes 61, but the rows above leave 60")
    assertProblems(
      withRows(all, { name: 'away', takes: 20.5 }, { name: 'events', takes: 20 }, left),
      "row 'Left' adds up to 10, but the rows above leave 19.5",
    )
    assertProblems(withRows(all, { name: 'away', takes: 50 }, left))
  })

  it('have marks within it', () => {
    const marks = [{ at: 61, text: 'hoped for', side: 'left' }] as const
    assertProblems({ ...withRows(all), marks }, "'hoped for' is at 61, but the bars reach from 0 to 60")
  })
})
