import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  cumulativeOn,
  finishedIn,
  inProgressOn,
  newOn,
  onEach,
  waitingOn,
  wipOn,
} from '../../../../lib/example/flow/counts'
import { averagesFromAsking, averagesInProgress } from '../../../../lib/example/flow/littles-law'
import { ageOn, cycleTimes, eveningsInWait, totalTimes } from '../../../../lib/example/flow/times'
import type { WorkItem } from '../../../../lib/example/flow/work-item'
import { elapsedDays, workingDayAfter, workingDaysOf } from '../../../../lib/example/flow/working-days'

const items: readonly WorkItem[] = [
  // Thursday, taken on Friday, finished on Monday.
  { id: 1, kind: 'a', asked: '2026-01-15', started: '2026-01-16', finished: '2026-01-19', state: 'Done' },
  // All on one day.
  { id: 2, kind: 'a', asked: '2026-01-16', started: '2026-01-16', finished: '2026-01-16', state: 'Done' },
  {
    ...{ id: 3, kind: 'b', asked: '2026-01-16', started: '2026-01-19', state: 'Wait' },
    wait: { for: 'branch', from: '2026-01-19' },
  },
  { id: 4, kind: 'b', asked: '2026-01-19', state: 'New' },
]

describe('working days', () => {
  it('count the first day and the last, and no weekend', () => {
    assert.equal(elapsedDays('2026-01-16', '2026-01-16'), 1)
    assert.equal(elapsedDays('2026-01-16', '2026-01-19'), 2)
    assert.equal(elapsedDays('2026-01-12', '2026-03-06'), 40)
    assert.equal(elapsedDays('2024-12-30', '2025-01-06'), 6)
  })

  it('follow each other over weekends, forward and back', () => {
    assert.equal(workingDayAfter('2026-01-16', 1), '2026-01-19')
    assert.equal(workingDayAfter('2026-01-12', -1), '2026-01-09')
    assert.equal(workingDayAfter('2026-03-06', 10), '2026-03-20')
    assert.deepEqual(workingDaysOf('2026-01-16', '2026-01-20'), ['2026-01-16', '2026-01-19', '2026-01-20'])
    assert.deepEqual(workingDaysOf('2026-01-16', '2026-01-15'), [])
  })
})

describe('counts on an evening', () => {
  it('tell asked, started and finished', () => {
    assert.deepEqual(cumulativeOn(items, '2026-01-15'), { asked: 1, started: 0, finished: 0 })
    assert.deepEqual(cumulativeOn(items, '2026-01-16'), { asked: 3, started: 2, finished: 1 })
    assert.deepEqual(cumulativeOn(items, '2026-01-19'), { asked: 4, started: 3, finished: 2 })
  })

  it('tell what is new, in progress and in Wait', () => {
    assert.deepEqual(
      inProgressOn(items, '2026-01-16').map(({ id }) => id),
      [1],
    )
    assert.deepEqual([newOn(items, '2026-01-16'), wipOn(items, '2026-01-16')], [1, 1])
    assert.deepEqual([newOn(items, '2026-01-19'), wipOn(items, '2026-01-19')], [1, 1])
    assert.deepEqual([waitingOn(items, '2026-01-16').length, waitingOn(items, '2026-01-19').length], [0, 1])
  })

  it('tell what happened on each day', () => {
    const days = workingDaysOf('2026-01-15', '2026-01-19')
    assert.deepEqual(onEach(items, 'asked', days), [1, 2, 1])
    assert.deepEqual(onEach(items, 'finished', days), [0, 1, 1])
    assert.equal(finishedIn(items, days).length, 2)
  })
})

describe('elapsed times', () => {
  it('are 1 day for what is finished on the day on which it is started', () => {
    assert.deepEqual(cycleTimes(items), [2, 1])
    assert.deepEqual(totalTimes(items), [3, 1])
  })

  it('are an age while an item is in progress', () => {
    const [first, , third, fourth] = items
    assert.ok(first && third && fourth)
    assert.equal(ageOn(first, '2026-01-15'), undefined)
    assert.equal(ageOn(first, '2026-01-16'), 1)
    assert.equal(ageOn(first, '2026-01-19'), undefined)
    assert.equal(ageOn(third, '2026-01-21'), 3)
    assert.equal(ageOn(fourth, '2026-01-21'), undefined)
  })

  it('count the evenings in Wait', () => {
    const [first, , third] = items
    assert.ok(first && third)
    assert.equal(eveningsInWait(first, '2026-01-21'), 0)
    assert.equal(eveningsInWait(third, '2026-01-21'), 3)
    const wait = { for: 'branch', from: '2026-01-16', until: '2026-01-20' } as const
    assert.equal(eveningsInWait({ ...third, wait }, '2026-01-21'), 2)
  })
})

describe("Little's law", () => {
  /** Two items a day, each started on its day and finished on the next. */
  const days = workingDaysOf('2026-01-05', '2026-01-30')
  const steady = days.flatMap((day, index): WorkItem[] => {
    const item = {
      ...{ kind: 'a', asked: day, started: day, finished: workingDayAfter(day, 1) },
      state: 'Done',
    } as const
    return [
      { ...item, id: 2 * index },
      { ...item, id: 2 * index + 1 },
    ]
  })

  it('holds exactly where as much comes as goes', () => {
    const stretch = days.slice(5, 15)
    const expected = { items: 2, throughput: 2, days: 2, byLaw: 2 }
    assert.deepEqual(averagesInProgress(steady, stretch), expected)
    assert.deepEqual(averagesFromAsking(steady, stretch), expected)
  })
})
