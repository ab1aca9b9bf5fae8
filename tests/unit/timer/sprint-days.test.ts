import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sprintDayOf } from '../../../lib/timer/sprint-days'
import { dayOfIso, isoOfDay } from '../../../lib/tools/dates'

const on = (today: string, weeks = 2) => sprintDayOf('2026-03-02', weeks, dayOfIso(today) ?? 0)

describe('the day of a Sprint', () => {
  it('counts from Monday to Friday', () => {
    assert.deepEqual(
      ['2026-03-02', '2026-03-06', '2026-03-09', '2026-03-13'].map(today => on(today)?.day),
      [1, 5, 6, 10],
    )
    assert.equal(on('2026-03-02')?.days, 10)
    assert.equal(on('2026-03-02', 4)?.days, 20)
  })

  it('is the last working day on a weekend', () => {
    assert.deepEqual(
      ['2026-03-07', '2026-03-08'].map(today => [on(today)?.day, on(today)?.isWeekend]),
      [
        [5, true],
        [5, true],
      ],
    )
    assert.equal(on('2026-03-09')?.isWeekend, false)
  })

  it('has the last events on the last working day, whatever day it begins', () => {
    assert.equal(isoOfDay(on('2026-03-02')?.last ?? 0), '2026-03-13')
    const wednesday = sprintDayOf('2026-03-04', 1, dayOfIso('2026-03-04') ?? 0)
    assert.equal(wednesday?.days, 5)
    assert.equal(isoOfDay(wednesday.last), '2026-03-10')
  })

  it('is before or after the Sprint', () => {
    assert.equal(on('2026-03-01')?.state, 'before')
    assert.equal(on('2026-03-15')?.state, 'in')
    assert.equal(on('2026-03-16')?.state, 'after')
  })

  it('needs a first day', () => {
    assert.equal(sprintDayOf('', 2, 20_000), undefined)
    assert.equal(sprintDayOf('2026-02-30', 2, 20_000), undefined)
  })
})
