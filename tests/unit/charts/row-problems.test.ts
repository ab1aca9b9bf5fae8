import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PairChart, PartsRow, RowChart, TakingRow } from '../../../tooling/charts/rows'
import { chartProblems } from '../../../tooling/charts/chart-problems'
import { pairs, ranges } from './samples'

/** Fails unless a chart has exactly one problem, given by part of its message. */
function assertProblem(chart: RowChart | PairChart, part: string): void {
  const problems = chartProblems(chart)
  assert.equal(problems.length, 1, problems.join('\n') || 'nothing was found')
  assert.ok(problems[0]?.includes(part), `'${part}' in: ${problems[0]}`)
}

const all: PartsRow = { parts: [{ value: 60, text: 'all' }] }
const left: PartsRow = { name: 'Left', parts: [{ value: 10 }] }
const withRows = (...rows: [PartsRow, ...(PartsRow | TakingRow)[]]): RowChart => ({
  ...{ kind: 'rows', title: 'Days' },
  rows,
})

describe('the data of a chart of rows', () => {
  it('are numbers from zero up, with a part above zero in each row', () => {
    assertProblem(withRows({ name: 'Left', parts: [{ value: -1 }] }), "row 'Left' has the value -1")
    assertProblem(withRows({ name: 'Left', from: -2, parts: [{ value: 4 }] }), "row 'Left' has the value -2")
    assertProblem(withRows({ name: 'Left', parts: [{ value: 0 }, { value: 0 }] }), "row 'Left' adds up to 0")
  })

  it('have words in each row', () => {
    assertProblem(withRows(all, { parts: [{ value: 5 }] }), 'row 2 has no words')
    assert.deepEqual(chartProblems(withRows(all, { parts: [{ value: 5 }], end: '{sum}' })), [])
  })

  it('take off no more than there is, and leave what the row below shows', () => {
    assertProblem(withRows(all, { name: 'away', takes: 61 }), "'away' takes 61, but the rows above leave 60")
    assertProblem(withRows(all, { name: 'away', takes: 0 }), "'away' takes 0: write how much comes off")
    assertProblem(
      withRows(all, { name: 'away', takes: 20.5 }, { name: 'events', takes: 20 }, left),
      'row 4 adds up to 10, but the rows above leave 19.5',
    )
    assert.deepEqual(chartProblems(withRows(all, { name: 'away', takes: 50 }, left)), [])
  })

  it('have an axis with a step, and marks within it', () => {
    assertProblem({ ...ranges, x: { every: 0 } }, 'x.every is 0')
    const mark = { at: 61, text: 'hoped for', side: 'left' } as const
    assertProblem(
      { ...withRows(all), marks: [mark] },
      "'hoped for' is at 61, but the bars reach from 0 to 60",
    )
  })
})

describe('the data of a chart of pairs', () => {
  it('name each row once and count from zero', () => {
    const [screen] = pairs.rows
    assertProblem({ ...pairs, rows: [...pairs.rows, screen] }, "two rows are named 'Screen'")
    assertProblem(
      { ...pairs, rows: [{ name: 'Unit', values: [2, -1] }, screen] },
      "row 'Unit' has the value -1",
    )
  })

  it('have something to compare on both sides', () => {
    assertProblem({ ...pairs, rows: [{ name: 'Screen', values: [0, 2] }] }, "all numbers of 'number' are 0")
  })
})
