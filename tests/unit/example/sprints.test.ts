import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { firstDayOf, lastDayOf, lastSprint } from '../../../data/example/calendar'
import { decisions } from '../../../data/example/decisions'
import { sprintFacts, sprints } from '../../../data/example/sprints'
import { appTeam } from '../../../data/example/team'
import { daysAfter, weekdayOf } from '../../../lib/example/days'

describe('the Sprints of the app team', () => {
  it('are numbered from 1 to the last one', () => {
    assert.deepEqual(
      sprints.map(({ number }) => number),
      Array.from({ length: lastSprint }, (_, index) => index + 1),
    )
  })

  it('follow each other without a gap, from Mondays to Fridays', () => {
    for (const { number } of sprints) {
      assert.equal(weekdayOf(firstDayOf(number)), 'Monday')
      assert.equal(weekdayOf(lastDayOf(number)), 'Friday')
      assert.equal(firstDayOf(number + 1), daysAfter(lastDayOf(number), 3))
    }
  })

  it('begin on the days that the story names', () => {
    const named = { 1: '2025-01-13', 16: '2025-08-11', 28: '2026-01-26', 47: '2026-10-19', 48: '2026-10-26' }
    for (const [sprint, day] of Object.entries(named)) assert.equal(firstDayOf(Number(sprint)), day)
    assert.equal(lastDayOf(47), '2026-10-23')
    assert.equal(lastDayOf(49), '2026-11-20')
  })

  it('have their own incidents', () => {
    for (const { number, incidents = [] } of sprints) {
      for (const { on, what } of incidents)
        assert.ok(firstDayOf(number) <= on && on <= lastDayOf(number), what)
    }
  })

  it('have each a goal of its own, told by a page', () => {
    const withGoal = sprints.filter(({ goal }) => goal !== undefined)
    assert.equal(withGoal.length, 36)
    assert.equal(new Set(withGoal.map(({ goal }) => goal)).size, withGoal.length)
    for (const { number, toldOn } of withGoal) assert.ok(toldOn, `Sprint ${number} has a goal and no page`)
  })

  it('never have more items Done than were forecast', () => {
    for (const { number, forecast = Infinity, done = 0 } of sprints) {
      assert.ok(done <= forecast, `Sprint ${number}`)
    }
  })

  it('cannot be asked for by a number that there is not', () => {
    assert.throws(() => sprintFacts(51), new RangeError('The app team has no Sprint 51.'))
  })
})

describe('the app team', () => {
  const on = (day: string) =>
    appTeam.filter(({ since = '', until = '9999' }) => since <= day && day <= until).length

  it('has eight people at each Sprint Planning but one', () => {
    const other = sprints.filter(({ number }) => on(firstDayOf(number)) !== 8)
    assert.deepEqual(
      other.map(({ number }) => number),
      [27],
    )
  })
})

describe('decisions', () => {
  it('are dated and in order, on working days of a Sprint', () => {
    const days = decisions.map(({ on }) => on)
    assert.deepEqual(days, days.toSorted())
    for (const { on, what } of decisions) {
      assert.ok(firstDayOf(1) <= on && on <= lastDayOf(lastSprint), what)
      assert.doesNotMatch(weekdayOf(on), /^S/, what)
    }
  })
})
