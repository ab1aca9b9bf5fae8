import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { lessonId, plannedLessons } from '../../../lib/study-plan/lesson-ids'
import type { KeptPlan } from '../../../lib/progress/plan-shape'

const plan: KeptPlan = {
  exam: '2026-12-18',
  minutes: 30,
  weekdays: ['Monday'],
  since: '2026-11-20',
  laid: [
    { day: '2026-11-20', tasks: ['missed:1', lessonId('/two')] },
    { day: '2026-11-23', tasks: [lessonId('/one'), 'round:Events'] },
  ],
}

describe('plannedLessons', () => {
  it('are those of the stored days, in the order of the plan', () => {
    assert.deepEqual(plannedLessons(plan, '2026-11-28'), ['/two', '/one'])
  })

  it('end with the day of the exam, and need a plan', () => {
    assert.deepEqual(plannedLessons(undefined, '2026-11-28'), [])
    assert.deepEqual(plannedLessons(plan, '2026-12-18'), [])
  })
})
