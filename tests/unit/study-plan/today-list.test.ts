import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { noProgress } from '../../../lib/progress/progress'
import type { Progress } from '../../../lib/progress/shape'
import { keptWith } from '../../../lib/study-plan/moved'
import type { Plan } from '../../../lib/study-plan/plan'
import { answersTo, examOf, noon, planOf, readLessons, settingsOf, today } from './support'

const later = new Date(noon.getTime() + 60 * 60_000)
const at = later.toISOString()
const day = 24 * 60 * 60_000

const keptOf = (settings: ReturnType<typeof settingsOf>, plan: Plan) =>
  keptWith({ ...settings, weekdays: [...settings.weekdays], since: today, laid: [] }, plan)

const listOf = ({ rooms }: Plan) => (rooms[0]?.entries ?? []).map(({ task, minutes }) => [task.id, minutes])

/** Today's list, and what it is after something else was done. */
function listsOf(settings: ReturnType<typeof settingsOf>, done: Partial<Progress>, before = noProgress) {
  const plan = planOf(settings, before)
  const kept = keptOf(settings, plan)
  assert.ok(kept)
  return { began: listOf(plan), next: planOf(settings, { ...before, ...done, plan: kept }, later) }
}

describe('today’s list', () => {
  it('loses the lesson that was read, and neither loses nor gets anything else', () => {
    for (const [days, minutes] of [
      [28, 60],
      [21, 30],
      [9, 42],
      [3, 60],
    ] as const) {
      const { began, next } = listsOf(settingsOf(days, minutes), { lessons: readLessons([0], at) })
      assert.ok(began.length > 1)
      assert.deepEqual(
        listOf(next),
        began.filter(([id]) => id !== 'lesson:/lesson-0'),
      )
    }
  })

  it('gives way where all tasks fit only without it, as the offered minutes promise', () => {
    for (const [days, minutes] of [
      [3, 40],
      [3, 60],
      [14, 30],
    ] as const) {
      const { remedies } = planOf(settingsOf(days, minutes))
      assert.ok(remedies.minutes)
      assert.deepEqual(planOf(settingsOf(days, remedies.minutes)).leftOut, [])
    }
  })

  it('is a new one on the next day, and is stored once', () => {
    const settings = settingsOf(28, 60)
    const plan = planOf(settings)
    const kept = keptOf(settings, plan)
    assert.ok(kept)
    assert.equal(keptWith(kept, planOf(settings, { ...noProgress, plan: kept }, later)), undefined)
    const next = planOf(settings, { ...noProgress, plan: kept }, new Date(noon.getTime() + day))
    assert.notEqual(keptWith(kept, next)?.today?.at, kept.today?.at)
  })

  it('loses a round that was practiced, though the area gets another one', () => {
    const before = { ...noProgress, answers: answersTo(1, 2, 8) }
    const { began, next } = listsOf(
      settingsOf(5, 90),
      { answers: { ...before.answers, ...answersTo(5, 10, 0, at) } },
      before,
    )
    assert.ok(began.some(([id]) => id === 'round:Scrum Values'))
    assert.deepEqual(
      listOf(next),
      began.filter(([id]) => id !== 'round:Scrum Values'),
    )
  })

  it('has what was missed in an exam instead of its review', () => {
    const settings = settingsOf(3, 90)
    const kept = keptOf(settings, planOf(settings))
    assert.ok(kept)
    const list = { at: noon.toISOString(), minutes: { 'exam:1': 60, 'review:1': 15 }, left: 90 }
    const plan = { ...kept, today: list }
    assert.deepEqual(listOf(planOf(settings, { ...noProgress, plan }, later)), Object.entries(list.minutes))
    const done = { exams: [examOf(at)], answers: answersTo(0, 2, 8, at) }
    const next = planOf(settings, { ...noProgress, ...done, plan }, later)
    assert.deepEqual(listOf(next), [['missed:1', 10]])
  })

  it('has no practice on the first day of a new reader', () => {
    for (const minutes of [30, 45, 60, 90, 120]) {
      const { rooms } = planOf(settingsOf(28, minutes))
      const days = rooms.map(({ entries }) => entries.some(({ task }) => task.kind === 'round'))
      assert.deepEqual(days.slice(0, 2), [false, true], `${minutes}`)
    }
  })
})
