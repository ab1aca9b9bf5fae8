import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dayInWords, dayOf, daysAfter, daysBetween, weekdayOf } from '../../../lib/example/days'
import {
  dateOfDay,
  firstDay,
  lastDay,
  plannedLastDay,
  sprintOf,
  workingDay,
  type Rhythm,
} from '../../../lib/example/sprint-calendar'

/** Sprint 2 was canceled after its first week. */
const rhythm: Rhythm = { firstDay: '2026-01-05', canceled: [{ sprint: 2, weeks: 1 }] }

describe('days', () => {
  it('know their weekday, before 1970 too', () => {
    assert.equal(weekdayOf('2026-11-22'), 'Sunday')
    assert.equal(weekdayOf('2025-05-12'), 'Monday')
    assert.equal(weekdayOf('1969-07-20'), 'Sunday')
  })

  it('are counted over the ends of months and over leap days', () => {
    assert.equal(daysAfter('2028-02-28', 2), '2028-03-01')
    assert.equal(daysAfter('2026-01-01', -1), '2025-12-31')
    assert.equal(daysBetween('2025-12-29', '2026-01-02'), 4)
  })

  it('are written as Americans write them', () => {
    assert.equal(dayInWords('2025-05-12'), 'Monday, May 12')
  })

  it('exist or not', () => {
    assert.equal(dayOf(2026, 'March', 9), '2026-03-09')
    assert.equal(dayOf(2026, 'February', 29), undefined)
  })
})

describe('a calendar of Sprints', () => {
  it('begins later Sprints as much earlier as a canceled one was cut short', () => {
    assert.deepEqual(
      [1, 2, 3, 4].map(sprint => firstDay(rhythm, sprint)),
      ['2026-01-05', '2026-01-19', '2026-01-26', '2026-02-09'],
    )
  })

  it('ends a canceled Sprint on the Friday of its last week', () => {
    assert.equal(lastDay(rhythm, 1), '2026-01-16')
    assert.equal(lastDay(rhythm, 2), '2026-01-23')
    assert.equal(plannedLastDay(rhythm, 2), '2026-01-30')
  })

  it('counts working days, not weekends', () => {
    assert.equal(dateOfDay(rhythm, 1, 5), '2026-01-09')
    assert.equal(dateOfDay(rhythm, 1, 6), '2026-01-12')
    assert.equal(workingDay(rhythm, '2026-01-12'), 6)
    assert.equal(workingDay(rhythm, '2026-01-11'), undefined)
  })

  it('refuses a day that a Sprint does not have', () => {
    assert.throws(() => dateOfDay(rhythm, 1, 11), new RangeError('Sprint 1 has no working day 11.'))
    assert.throws(() => dateOfDay(rhythm, 2, 6), new RangeError('Sprint 2 has no working day 6.'))
    assert.throws(() => dateOfDay(rhythm, 1, 0), RangeError)
  })

  it('finds the Sprint of a date, its weekends counted in', () => {
    assert.equal(sprintOf(rhythm, '2026-01-04'), undefined)
    assert.equal(sprintOf(rhythm, '2026-01-05'), 1)
    assert.equal(sprintOf(rhythm, '2026-01-25'), 2)
    assert.equal(sprintOf(rhythm, '2026-01-26'), 3)
  })
})
