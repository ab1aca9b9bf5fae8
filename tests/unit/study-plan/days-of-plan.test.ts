import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dayOfMoment, daysAfter, weekdays, type IsoDay } from '../../../lib/example/days'
import { noProgress } from '../../../lib/progress/progress'
import { examRules } from '../../../lib/exam/exam-rules'
import { minutesOfDay, notes } from '../../../lib/study-plan/words'
import { laidOf, movedTasks } from '../../../lib/study-plan/moved'
import { makePlan } from '../../../lib/study-plan/plan'
import { answersTo, entriesOf, facts, noon, planOf, readLessons, settingsOf, today } from './support'

/** The same minutes on each weekday. */
const each = (minutes: number) => Object.fromEntries(weekdays.map(day => [day, minutes]))

const everything = Array.from({ length: 18 }, (_, number) => number)

describe('there is no plan', () => {
  const refusal = (exam: IsoDay, change = {}) =>
    makePlan(facts, { ...settingsOf(1, 30), exam, ...change }, noProgress, noon) as string

  it('on the day of the exam, after it, and more than a year before it', () => {
    assert.match(refusal(today), /^Your exam is today/)
    assert.match(refusal('2026-11-21'), /^Saturday, November 21, has passed\./)
    assert.match(refusal('2027-11-24'), /^Wednesday, November 24, 2027, is more than a year away\./)
  })

  it('without a day of study, or with minutes that no day has', () => {
    assert.match(refusal('2026-11-24', { weekdays: [] }), /^Choose at least one day/)
    assert.match(
      refusal('2026-11-24', { weekdays: ['Friday'] }),
      /^None of the days that you chose comes before/,
    )
    for (const minutes of [0, 4, 301, 30.5, NaN])
      assert.match(refusal('2026-11-24', { minutes }), /^Enter a whole number of minutes/)
  })
})

describe('the days of a plan', () => {
  const daysFrom = (now: Date, exam: IsoDay) =>
    planOf({ ...settingsOf(1, 30), exam }, noProgress, now).rooms.map(({ day }) => day)

  it('know leap days', () => {
    assert.deepEqual(daysFrom(new Date(2028, 1, 27, 12), '2028-03-02'), [
      ...['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01'],
    ])
  })

  it('are as many where the clocks change, at any hour', () => {
    for (const hour of [0, 2, 12, 23]) {
      assert.equal(daysFrom(new Date(2026, 2, 6, hour, 30), '2026-04-02').length, 27)
      assert.equal(daysFrom(new Date(2026, 9, 23, hour, 30), '2026-11-03').length, 11)
    }
  })
})

describe('what was missed', () => {
  const settings = settingsOf(20, 30)
  const first = planOf(settings)
  const laid = laidOf([], first)
  const threeDaysLater = new Date(2026, 10, 25, 12)

  it('is laid out again from today on, and known as moved', () => {
    const plan = planOf(settings, noProgress, threeDaysLater)
    const moved = movedTasks(laid, plan)
    const missed = laid.filter(({ day }) => day < '2026-11-25').flatMap(({ tasks }) => tasks)
    assert.ok(missed.length > 0)
    assert.deepEqual([...moved.keys()].sort(), [...new Set(missed)].sort())
    assert.equal(moved.get('lesson:/lesson-0'), today)
    assert.ok(entriesOf(plan).every(({ day }) => day >= '2026-11-25'))
  })

  it('stays known at the next visit, until it is done', () => {
    const plan = planOf(settings, noProgress, threeDaysLater)
    const again = movedTasks(laidOf(laid, plan), plan)
    assert.deepEqual([...again], [...movedTasks(laid, plan)])
    const done = planOf(settings, { ...noProgress, lessons: readLessons(everything) }, threeDaysLater)
    const left = [...movedTasks(laidOf(laid, plan), done).keys()]
    assert.deepEqual(
      left.filter(id => !id.startsWith('round:')),
      [],
    )
  })

  it("doesn't name a round that was practiced on its day and has come back", () => {
    const weak = { ...noProgress, lessons: readLessons(everything), answers: answersTo(1, 2, 8) }
    const before = laidOf([], planOf(settings, weak))
    const early = before.filter(({ day }) => day < '2026-11-25').flatMap(({ tasks }) => tasks)
    assert.ok(early.includes('round:Scrum Values'))
    const practiced = {
      ...weak,
      answers: { ...weak.answers, ...answersTo(5, 2, 8, new Date(2026, 10, 23, 12).toISOString()) },
    }
    const ids = (progress: typeof weak) => [
      ...movedTasks(before, planOf(settings, progress, threeDaysLater)).keys(),
    ]
    assert.ok(ids(weak).includes('round:Scrum Values'))
    assert.ok(!ids(practiced).includes('round:Scrum Values'))
  })
})

describe('Practice exams', () => {
  it('are in the plan until the end when everything is read, and don’t recede for ever', () => {
    const everything = {
      ...noProgress,
      lessons: readLessons(Array.from({ length: 18 }, (_, number) => number)),
    }
    const first = (days: number) =>
      entriesOf(planOf(settingsOf(days, 75), everything)).find(({ task }) => task.kind === 'exam')
    for (const days of [2, 3, 4, 5, 10]) assert.ok(first(days), `${days} days`)
    assert.equal(first(2)?.day, today)
  })

  it('are alone on a day that is too short for a whole one, which the plan says', () => {
    const plan = planOf(settingsOf(14, 40))
    const [day] = plan.rooms.filter(({ entries }) => entries.some(({ task }) => task.id === 'exam:1'))
    assert.ok(day && day.day >= daysAfter(plan.exam, -10))
    assert.deepEqual([minutesOfDay(day), day.entries.length, day.cards], [examRules.minutes, 1, undefined])
    assert.match(notes(plan).join(' '), /takes 60 minutes .* has nothing else: \w+, December \d\./)
  })

  it('come on a day, however long the reader puts off everything, unless only the eve is left', () => {
    const settings = settingsOf(12, 60)
    const hasExam = (minutes: number, later: number, change = {}) => {
      const now = new Date(noon.getTime() + later * 24 * 60 * 60_000)
      const { rooms } = planOf({ ...settings, minutes, ...change }, noProgress, now)
      const [first] = rooms
      return first?.day === dayOfMoment(now) && first.entries.some(({ task }) => task.id === 'exam:1')
    }
    for (const minutes of [20, 40, 60, 75, 120])
      assert.ok(
        Array.from({ length: 11 }, (_, later) => hasExam(minutes, later)).some(Boolean),
        `${minutes} minutes`,
      )
    // Days that are long enough have passed, or are the eve.
    for (const long of ['Thursday', 'Monday'] as const)
      assert.ok(
        Array.from({ length: 11 }, (_, later) =>
          hasExam(90, later, { own: { ...each(20), [long]: 90 } }),
        ).some(Boolean),
        long,
      )
  })
})
