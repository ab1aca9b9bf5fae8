import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { weekdays } from '../../../lib/example/days'
import { draftOf, switched } from '../../../lib/study-plan/draft'

const formOf = (...fields: readonly [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

describe('the days in the form of a plan', () => {
  const chosen = formOf(['minutes', '45'], ['weekday', 'Saturday'], ['weekday', 'Sunday'])

  it('have 0 minutes where they were not chosen, and stay chosen on the way back', () => {
    const own = switched(draftOf(undefined), chosen, true)
    assert.deepEqual(
      weekdays.map(day => own.own[day]),
      [0, 0, 0, 0, 0, 45, 45],
    )
    const form = formOf(...weekdays.map(day => [day, `${own.own[day]}`] as [string, string]))
    form.set('Monday', '20')
    const back = switched(own, form, false)
    assert.deepEqual([back.minutes, back.weekdays], [45, ['Monday', 'Saturday', 'Sunday']])
    const again = formOf(['minutes', '45'], ['weekday', 'Monday'], ['weekday', 'Sunday'])
    assert.deepEqual(
      weekdays.map(day => switched(back, again, true).own[day]),
      [20, 0, 0, 0, 0, 0, 45],
    )
  })

  it('begin with the plan that was made', () => {
    const { own } = draftOf({ exam: '2026-12-21', minutes: 60, weekdays: ['Friday'], own: { Friday: 60 } })
    assert.deepEqual([own.Monday, own.Friday], [0, 60])
  })
})
