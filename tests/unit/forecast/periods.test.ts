import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as fc from 'fast-check'
import { firstDayOf, lastDayOf } from '../../../data/example/calendar'
import {
  endOfPeriod,
  periodBefore,
  periodKinds,
  periodsSince,
  periodsUntil,
} from '../../../lib/forecast/periods'
import { dayOfIso, isoOfDay } from '../../../lib/tools/dates'

const day = (iso: string) => dayOfIso(iso) ?? Number.NaN

describe('coming periods', () => {
  it('end on the Fridays of the running example’s Sprints', () => {
    const start = day(firstDayOf(21))
    for (const sprint of [21, 22, 23, 24])
      assert.equal(isoOfDay(endOfPeriod(start, '2-weeks', sprint - 20)), lastDayOf(sprint))
    assert.equal(periodsUntil(start, '2-weeks', day(lastDayOf(24))), 4)
    assert.equal(periodsUntil(start, '2-weeks', day(lastDayOf(24)) - 1), 3)
  })

  it('end in the middle of a week if they begin there', () => {
    // Wednesday, March 11, 2026
    assert.equal(isoOfDay(endOfPeriod(day('2026-03-11'), 'week', 1)), '2026-03-17')
    // A Sunday: the week ends on Saturday, its last working day is Friday.
    assert.equal(isoOfDay(endOfPeriod(day('2026-03-08'), 'week', 1)), '2026-03-13')
  })

  it('of a working day skip weekends', () => {
    const friday = day('2026-03-06')
    assert.deepEqual(
      [1, 2, 6, 7].map(period => isoOfDay(endOfPeriod(friday, 'workday', period))),
      ['2026-03-06', '2026-03-09', '2026-03-13', '2026-03-16'],
    )
    assert.equal(isoOfDay(endOfPeriod(friday + 1, 'workday', 1)), '2026-03-09')
    assert.equal(periodsUntil(friday + 1, 'workday', friday + 2), 0)
    assert.equal(periodsUntil(friday, 'workday', friday + 2), 1)
  })

  it('are over by a day exactly if they end by then', () => {
    const someDay = fc.integer({ min: 18_000, max: 24_000 })
    fc.assert(
      fc.property(
        someDay,
        fc.constantFrom(...periodKinds),
        fc.integer({ min: -9, max: 400 }),
        (start, kind, later) => {
          const periods = periodsUntil(start, kind, start + later)
          assert.ok(periods >= 0)
          if (periods > 0) assert.ok(endOfPeriod(start, kind, periods) <= start + later)
          assert.ok(endOfPeriod(start, kind, periods + 1) > start + later || later < 0)
        },
      ),
    )
  })
})

describe('past periods', () => {
  it('are counted back from the start', () => {
    const monday = day('2026-03-09')
    assert.deepEqual(
      ['2026-03-08', '2026-03-02', '2026-03-01'].map(iso => periodBefore(monday, 'week', day(iso))),
      [1, 1, 2],
    )
    assert.equal(periodsSince(monday, 'week', day('2026-02-23')), 2)
    assert.equal(periodsSince(monday, 'week', day('2026-02-24')), 1)
  })

  it('count what is finished on a weekend for the Friday before', () => {
    const monday = day('2026-03-09')
    assert.deepEqual(
      ['2026-03-08', '2026-03-06', '2026-03-05'].map(iso => periodBefore(monday, 'workday', day(iso))),
      [1, 1, 2],
    )
    assert.equal(periodsSince(monday, 'workday', day('2026-03-05')), 2)
    assert.equal(periodBefore(monday + 5, 'workday', monday + 4), 1)
  })
})
