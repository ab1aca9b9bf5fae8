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

  it('has no more to review after an exam than was missed in it', () => {
    const settings = settingsOf(3, 90)
    const kept = keptOf(settings, planOf(settings))
    assert.ok(kept)
    const list = { at: noon.toISOString(), minutes: { 'exam:1': 60, 'review:1': 15 }, left: 90 }
    const plan = { ...kept, today: list }
    assert.deepEqual(listOf(planOf(settings, { ...noProgress, plan }, later)), Object.entries(list.minutes))
    const done = { exams: [examOf(at)], answers: answersTo(0, 2, 8, at) }
    const next = planOf(settings, { ...noProgress, ...done, plan }, later)
    assert.deepEqual(listOf(next), [['review:1', 10]])
    const reviewed = { ...done, answers: answersTo(0, 10, 0, new Date(later.getTime() + 1).toISOString()) }
    assert.deepEqual(listOf(planOf(settings, { ...noProgress, ...reviewed, plan }, later)), [])
  })

  it('loses rounds of missed questions as they are answered, right or wrong, and none comes back', () => {
    const settings = settingsOf(21, 40)
    const before = { ...noProgress, answers: { ...answersTo(1, 0, 12), ...answersTo(2, 0, 12) } }
    const kept = keptOf(settings, planOf(settings, before))
    assert.ok(kept)
    const next = (change: Partial<Progress>) => planOf(settings, { ...before, ...change, plan: kept }, later)
    const of = (plan: Plan) => listOf(plan).filter(([id]) => String(id).startsWith('missed'))
    assert.deepEqual(of(next({})), [
      ['missed:3', 13],
      ['missed:2', 13],
    ])
    // All of them wrong again.
    const ten = { ...before.answers, ...answersTo(1, 0, 10, at) }
    assert.deepEqual(of(next({ answers: ten })), [['missed:2', 13]])
    const some = { ...before.answers, ...answersTo(1, 4, 0, at) }
    assert.deepEqual(of(next({ answers: some })), [
      ['missed:3', 8],
      ['missed:2', 13],
    ])
    const twenty = { ...ten, ...answersTo(2, 0, 10, at) }
    assert.deepEqual(of(next({ answers: twenty })), [])
    // An exam later that day adds nothing.
    const exam = { ...twenty, ...answersTo(3, 0, 12, at), ...answersTo(5, 0, 12, at) }
    const after = next({ answers: exam, exams: [examOf(at, 10)] })
    const began = listOf(planOf(settings, before)).map(([id]) => id)
    assert.ok(listOf(after).every(([id]) => began.includes(id)))
    assert.deepEqual(of(after), [])
    // What is still missed waits for later days.
    const waiting = after.rooms
      .flatMap(({ entries }) => entries)
      .reduce((sum, { task }) => sum + (task.kind === 'missed' ? task.questions : 0), 0)
    assert.equal(waiting, after.known.missed.questions)
  })

  it('leads to “Nothing more today” once its work was done', () => {
    const settings = settingsOf(21, 40)
    const plan = planOf(settings)
    const kept = keptOf(settings, plan)
    assert.ok(kept)
    const lessons = Object.fromEntries(
      (plan.rooms[0]?.entries ?? []).flatMap(({ task }) => ('route' in task ? [[task.route, at]] : [])),
    )
    const next = planOf(settings, { ...noProgress, lessons, plan: kept }, later)
    assert.deepEqual(listOf(next), [])
  })

  it('counts every answer of the day, also of lessons read before and of the same question', () => {
    const morning = noon.toISOString()
    const wrong = answersTo(1, 0, 4)
    const cards = (reps: number) =>
      Object.fromEntries(
        Object.keys(wrong).map(id => [
          `question:${id}`,
          {
            ...{ due: morning, stability: 1, difficulty: 5, scheduled_days: 0, learning_steps: 0 },
            ...{ reps, lapses: 1, state: 3 as const },
          },
        ]),
      )
    const settings = settingsOf(21, 40)
    const before = { ...noProgress, answers: wrong, cards: cards(2) }
    const kept = keptOf(settings, planOf(settings, before))
    const answers = { ...answersTo(1, 4, 0, at), ...answersTo(2, 5, 0, at) }
    const done = { answers, cards: cards(5), lessons: readLessons([2], morning) }
    // Four questions three times each, and five of a lesson that was read before.
    assert.equal(planOf(settings, { ...before, ...done, plan: kept }, later).known.today.questions, 17)
  })

  it('has no practice on the first day of a new reader', () => {
    for (const minutes of [30, 45, 60, 90, 120]) {
      const { rooms } = planOf(settingsOf(28, minutes))
      const days = rooms.map(({ entries }) => entries.some(({ task }) => task.kind === 'round'))
      assert.deepEqual(days.slice(0, 2), [false, true], `${minutes}`)
    }
  })
})
