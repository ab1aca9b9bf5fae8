import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { mostHistory, readHistory, type HistoryOptions } from '../../../lib/forecast/history'
import { dayOfIso } from '../../../lib/tools/dates'

const usual: HistoryOptions = {
  start: dayOfIso('2026-03-09') ?? 0,
  today: dayOfIso('2026-03-09') ?? 0,
  period: 'week',
}
const read = (text: string, options: Partial<HistoryOptions> = {}) =>
  readHistory(text, { ...usual, ...options })
const lines = (text: string, options?: Partial<HistoryOptions>) =>
  read(text, options).problems.map(problem => [problem.line, problem.text.split('.')[0]])

describe('numbers by period', () => {
  it('are typed in a line, or one a line', () => {
    for (const text of ['5, 4, 0, 12', '5 4 0 12', '5;4;0;12', '5,4,0,12\n', '5\n4\n0\n12', '5\t4\t0\t12'])
      assert.deepEqual(read(text).history, [5, 4, 0, 12], text)
  })

  it('come from a table, with a header or without', () => {
    assert.deepEqual(read('Sprint\tDone\n13\t5\n14\t4').history, [5, 4])
    assert.deepEqual(read('week,items\n2026-01-12,5\n2026-01-19,4').history, [5, 4])
    assert.deepEqual(read('Sprint 13;5\nSprint 14;4').history, [5, 4])
  })

  it('can be in a column that the reader chooses', () => {
    const text = 'Sprint,Done,Bugs\n1,5,2\n2,4,3'
    const { columns, column } = read(text)
    assert.deepEqual(
      columns.map(({ name }) => name),
      ['Sprint', 'Done', 'Bugs'],
    )
    assert.equal(column?.name, 'Done')
    assert.deepEqual(read(text, { column: 2 }).history, [2, 3])
  })

  it('that are wrong are named with their line, and the others count', () => {
    const text = 'Done\n5\nfive\n-2\n2.5\n4\n1000000'
    assert.deepEqual(read(text).history, [5, 4])
    assert.deepEqual(lines(text), [
      [3, '‘five’ isn’t a number'],
      [4, '‘-2’ is less than nothing'],
      [5, '‘2'],
      [7, '‘1000000’ is more than 100,000 items in one period'],
    ])
    assert.deepEqual(lines('week,Done\n1,5\n2,\n3,4'), [[3, 'There is no number here']])
  })

  it('are refused if nothing was finished, or nothing is a number', () => {
    assert.deepEqual(lines('0, 0, 0'), [
      [0, 'Nothing was finished in any period, so there is nothing to forecast from'],
    ])
    assert.deepEqual(lines('hello\nyou'), [[0, 'There are no numbers and no dates here']])
    assert.deepEqual(read(''), { history: [], columns: [], asksOrder: false, problems: [] })
  })

  it('may be a hundred thousand, of which the last thousand count', () => {
    const { history, problems } = read('4\n'.repeat(100_000))
    assert.equal(history.length, mostHistory)
    assert.match(problems[0]?.text ?? '', /last 1,000/)
  })
})

describe('dates of finished items', () => {
  it('are counted by whole periods, with those in which nothing was finished', () => {
    // The first week is whole only from a Monday.
    const text = '2026-02-09\n2026-02-10\n2026-02-28\n2026-03-02\n2026-03-08'
    assert.deepEqual(read(text).history, [2, 0, 1, 2])
    assert.deepEqual(read(text.slice(11)).history, [0, 1, 2])
    assert.deepEqual(read('2026-03-06\n2026-03-04\n2026-03-07', { period: 'workday' }).history, [1, 0, 2])
  })

  it('come from any tracker’s export', () => {
    const text = 'Key,Created,Resolved\nA-1,2026-02-01,2026-02-24\nA-2,2026-02-01,2026-03-03\nA-3,2026-03-01,'
    const { column, history, problems } = read(text, { start: dayOfIso('2026-03-10') ?? 0 })
    assert.equal(column?.name, 'Resolved')
    assert.deepEqual(history, [1, 1])
    assert.deepEqual(problems, [])
  })

  it('are never guessed: either order is asked for', () => {
    const text = '03/02/2026\n02/03/2026'
    assert.equal(read(text).asksOrder, true)
    assert.deepEqual(read(text).history, [])
    assert.equal(read(text, { order: 'day-first' }).asksOrder, false)
    assert.deepEqual(read('02/16/2026\n03/02/2026').history, [1, 0, 1])
  })

  it('that are wrong are named with their line, and the others count', () => {
    const text = 'Key,Done\nA-1,2026-02-23\nA-1,2026-02-24\nA-2,soon\nA-3,2027-01-01\nA-4,2026-03-03'
    assert.deepEqual(read(text).history, [1, 1])
    assert.deepEqual(lines(text), [
      [3, '‘A-1’ is also on line 2'],
      [4, '‘soon’ isn’t a date that can be read'],
      [5, 'Jan 1, 2027 is in the future'],
    ])
    assert.deepEqual(lines('2026-03-09\n2026-02-23').slice(0, 1), [
      [1, 'Mar 9, 2026 isn’t before the forecast begins'],
    ])
  })

  it('before the first whole period are named', () =>
    assert.deepEqual(lines('2026-02-17\n2026-02-18\n2026-03-05'), [
      [0, '2 dates, up to Feb 18, 2026, aren’t counted'],
    ]))

  it('in one period are too few', () =>
    assert.deepEqual(lines('2026-03-05\n2026-03-06'), [[0, 'All dates are in one period']]))

  it('may be a hundred thousand', () => {
    const { history } = read('2026-02-16\n'.repeat(100_000))
    assert.deepEqual(history, [100_000, 0, 0])
  })
})
