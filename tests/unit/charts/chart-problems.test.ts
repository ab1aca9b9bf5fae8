import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Chart, FlowState, Line } from '../../../tooling/charts/chart'
import { chartProblems } from '../../../tooling/charts/chart-problems'
import { aging, bars, burndown, flow, histogram, odds, samples, scatter } from './samples'

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

  it('have a title, and values from zero up that fit the axis', () => {
    assertProblems({ ...burndown, title: ' ' }, 'has no title')
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

  it('lack values only at the ends', () => {
    assertProblems(withLine({ values: [40, 30, 35, null, null] }))
    assertProblems(withLine({ values: [40, null, 35, 10, 5] }), 'has a null between two values')
    assertProblems(withLine({ values: [40, null, null, null, null] }), 'fewer than two values')
  })

  it('have words for each of several lines, at places that there are', () => {
    assertProblems(withLine({ end: undefined }), "line 'left' has no words")
    assertProblems(withLine({ labels: [{ at: 7, text: 'late', side: 'above' }] }), "'late' is at 7")
    assertProblems(withLine({ labels: [{ at: 'Mon', text: 'late', side: 'above' }] }), "'late' is at Mon")
  })

  it('have bands whose low is not above their high', () => {
    const band = { name: 'range', low: [1, 2, 9, 4, 5], high: [5, 5, 5, 5, 5] }
    assertProblems({ ...burndown, bands: [band] }, 'has its low (9) above its high (5)')
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
    assertProblems(states({ entered: [15, 30.5, 45, 60] }), 'has the value 30.5: it counts whole things')
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
    for (const wrong of [{ between: ['Start', 'Done'] }, { between: ['Done', 'New'] }, { at: 3 }] as const)
      assertProblems(
        { ...flow, measures: [{ ...measure, ...wrong }] },
        'name an earlier and a later state of New, Started, Done',
      )
    assertProblems({ ...flow, measures: [{ ...measure, at: 9 }] }, "'days' is at 9")
  })
})

describe('the data of other charts', () => {
  it('name each bar once and count from zero', () => {
    assertProblems({ ...bars, bars: [...bars.bars, { name: '1', value: 2 }] }, "two bars are named '1'")
    assertProblems({ ...bars, bars: [{ name: '1', value: -1 }] }, "bar '1' has the value -1")
    assertProblems({ ...bars, to: 9 }, 'ends at 9, but there is a value of 10')
    assertProblems({ ...bars, bars: [] }, 'there are no bars')
  })

  it('are five or more whole observations on the axis, with percentiles in order', () => {
    assertProblems({ ...histogram, observations: [1, 2] }, 'there are 2 observations')
    assertProblems({ ...histogram, observations: [1, 2, 2, 3, 3.5] }, 'has the value 3.5')
    assertProblems(
      { ...histogram, x: { from: 2, every: 1 } },
      'an observation of 1, but the axis begins at 2',
    )
    assertProblems({ ...histogram, percentiles: [{ percent: 100, text: 'all' }] }, 'a percentile of 100')
    assertProblems(
      { ...odds, atLeast: [...(odds.atLeast ?? [])].reverse() },
      'are 50, 90: list them from the highest to the lowest',
    )
    assertProblems({ ...odds, percentiles: [{ percent: 50, text: 'half' }] }, 'both percentiles and atLeast')
    const turned = [...(histogram.percentiles ?? [])].reverse()
    assertProblems({ ...histogram, percentiles: turned }, 'are 90, 50: list them from the lowest')
  })

  it('are points on the axis', () => {
    assertProblems(
      { ...scatter, points: [[11, 2]], percentiles: [] },
      '11, 2 is beyond the axis from 0 to 10',
    )
    assertProblems({ ...aging, points: [[1.6, 2]] }, 'beyond the axis from -0.5 to 1.5')
    assertProblems({ ...aging, percentilesOf: [1, 20] }, 'ends at 15, but there is a value of 20')
    assertProblems({ ...aging, percentilesOf: [1, -2] }, 'percentilesOf has the value -2')
    assertProblems({ ...scatter, points: [] }, 'there are no points')
    assertProblems(
      { ...scatter, labels: [{ point: [1, 5], text: 'late', side: 'above' }] },
      "'late' is at 1, 5, which has no point",
    )
  })
})
