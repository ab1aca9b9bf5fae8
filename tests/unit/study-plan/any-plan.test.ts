import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { weekdayOf } from '../../../lib/example/days'
import { laidOf, movedTasks } from '../../../lib/study-plan/moved'
import type { Plan } from '../../../lib/study-plan/plan'
import { minutesOfDay } from '../../../lib/study-plan/words'
import { anyProgress, anySettings, entriesOf, facts, planOf, today } from './support'

/** Plans of readers with any wish; the same for every test, since laying one out takes longer than judging it. */
const plans = fc
  .sample(fc.tuple(anySettings, anyProgress), 100)
  .map(([settings, progress]) => ({ settings, progress, plan: planOf(settings, progress) }))

/** Holds what is true of the plan of any reader with any wish. */
function ofAnyPlan(
  holds: (plan: Plan, wish: { minutes: number; weekdays: readonly string[] }) => void,
): void {
  for (const { settings, progress, plan } of plans)
    try {
      holds(plan, settings)
    } catch (error) {
      throw new Error(`For ${JSON.stringify({ settings, progress })}`, { cause: error })
    }
}

describe('any plan', () => {
  it('lets no day run over by more than five minutes, or a quarter of a short one, but for one with an exam alone', () => {
    ofAnyPlan(({ rooms }, { minutes }) => {
      for (const room of rooms) {
        const isExam = room.entries.some(({ task }) => task.kind === 'exam' && task.minutes > minutes)
        if (isExam) assert.ok(room.entries.length === 1 && !room.cards, room.day)
        else assert.ok(minutesOfDay(room) <= minutes + Math.min(5, Math.floor(minutes / 4)), room.day)
        assert.ok(room.entries.every(entry => entry.minutes > 0))
      }
    })
  })

  it('parts no lesson of less than twenty minutes, unless days are short', () => {
    ofAnyPlan((plan, { minutes }) => {
      for (const { task, part } of minutes < 40 ? [] : entriesOf(plan))
        assert.ok(!part || task.kind !== 'lesson' || task.minutes >= 20, task.id)
    })
  })

  it('is for the chosen days from today to the eve of the exam, each once', () => {
    ofAnyPlan(({ rooms, exam }, { weekdays }) => {
      for (const { day } of rooms) {
        assert.ok(day >= today && day < exam, day)
        assert.ok(weekdays.includes(weekdayOf(day)), day)
      }
      const days = rooms.map(({ day }) => day)
      assert.deepEqual(days, [...new Set(days)].sort())
    })
  })

  it('has every lesson that is not read once, in it or named as left out, and none that is', () => {
    ofAnyPlan(plan => {
      const planned = entriesOf(plan).filter(({ task }) => task.kind === 'lesson')
      const ids = [...new Set(planned.map(({ task }) => task.id))]
      const leftOut = plan.leftOut.filter(({ kind }) => kind === 'lesson').map(({ id }) => id)
      const unread = facts.lessons
        .filter(({ route, stage }) => stage !== 'last' && !plan.known.read.has(route))
        .map(({ route }) => `lesson:${route}`)
      assert.deepEqual([...ids, ...leftOut].sort(), unread.sort())
      for (const id of ids) {
        const parts = planned.filter(({ task }) => task.id === id)
        assert.equal(
          parts.reduce((sum, { minutes }) => sum + minutes, 0),
          parts[0]?.task.minutes,
        )
        assert.ok(parts.length === 1 || parts.every(({ part }, at) => part?.number === at + 1))
      }
    })
  })

  it('keeps the lessons of an area in the order of the course, those of the Guide before tools', () => {
    ofAnyPlan(plan => {
      const routes = facts.lessons.filter(({ stage }) => stage === 'course').map(({ route }) => route)
      const entries = entriesOf(plan)
      const tool = entries.findIndex(({ task }) => /lesson-1[2-5]$/.test(task.id))
      const guide = entries.findLastIndex(({ task }) => /^lesson:.*lesson-(\d|1[01])$/.test(task.id))
      assert.ok(tool < 0 || guide < tool)
      for (const area of new Set(facts.lessons.map(lesson => lesson.area))) {
        const order = entries.flatMap(({ task }) => {
          const lesson = task.kind === 'lesson' && facts.lessons.find(({ route }) => route === task.route)
          return lesson && lesson.stage === 'course' && lesson.area === area
            ? [routes.indexOf(lesson.route)]
            : []
        })
        // What found no room on the days of learning comes on those of the exams, in order again.
        const backward = order.filter((place, at) => place < (order[at - 1] ?? 0))
        assert.ok(backward.length <= 1, order.join())
      }
    })
  })

  it('brings no lesson on tools on the days of the exams or after the first of them, unless days are few', () => {
    ofAnyPlan(plan => {
      const entries = entriesOf(plan)
      const exam = entries.find(({ task }) => task.kind === 'exam')
      if (!exam || plan.rooms.length < 4) return
      for (const { day, task } of entries) if (day >= exam.day) assert.doesNotMatch(task.id, /lesson-1[2-5]$/)
    })
  })

  it('has whole exams only at one sitting, and a review after each', () => {
    ofAnyPlan(plan => {
      const entries = entriesOf(plan)
      for (const [at, { task, part }] of entries.entries()) {
        if (task.kind !== 'exam') continue
        assert.equal(part, undefined)
        const review = entries.findIndex(({ task: { id } }) => id === task.id.replace('exam', 'review'))
        assert.ok(review > at || plan.leftOut.some(({ id }) => id === task.id.replace('exam', 'review')))
      }
    })
  })

  it('says how many minutes are missing exactly where something is left out', () => {
    ofAnyPlan(({ leftOut, minutesMissing, remedies }) => {
      assert.equal(minutesMissing > 0, leftOut.length > 0)
      if (leftOut.length === 0) assert.deepEqual(remedies, {})
    })
  })

  it('fits with what it says would help', () => {
    fc.assert(
      fc.property(anySettings, anyProgress, (settings, progress) => {
        const { remedies } = planOf(settings, progress)
        for (const change of [{ minutes: remedies.minutes }, { exam: remedies.exam }]) {
          if (change.minutes === undefined && change.exam === undefined) continue
          assert.deepEqual(planOf({ ...settings, ...change } as typeof settings, progress).leftOut, [])
        }
      }),
      { numRuns: 40 },
    )
  })

  it('is the same for the same reader on the same day, and has missed nothing then', () => {
    fc.assert(
      fc.property(anySettings, anyProgress, (settings, progress) => {
        const plan = planOf(settings, progress)
        assert.deepEqual(planOf(settings, progress), plan)
        assert.equal(movedTasks(laidOf([], plan), plan).size, 0)
      }),
      { numRuns: 40 },
    )
  })
})
