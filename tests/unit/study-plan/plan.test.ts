import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { daysAfter, type IsoDay } from '../../../lib/canon/days'
import { noProgress } from '../../../lib/progress/progress'
import { laidOf, movedTasks } from '../../../lib/study-plan/moved'
import { makePlan } from '../../../lib/study-plan/plan'
import { minutesOfDay, notes, refusalWords } from '../../../lib/study-plan/words'
import { answersTo, entriesOf, examOf, facts, noon, planOf, readLessons, settingsOf, today } from './support'

const idsOf = (plan: ReturnType<typeof planOf>) => entriesOf(plan).map(({ task }) => task.id)
const everything = Array.from({ length: 18 }, (_, number) => number)

describe('a plan', () => {
  it('puts weak areas first, then the course, then what is known well', () => {
    const answers = { ...answersTo(1, 2, 8), ...answersTo(2, 5, 5), ...answersTo(3, 10, 0) }
    const plan = planOf(settingsOf(28, 60), { ...noProgress, answers })
    const ids = idsOf(plan).filter(id => /^(lesson|round)/.test(id))
    assert.deepEqual(ids.slice(0, 12), [
      ...[
        'lesson:/lesson-1',
        'lesson:/lesson-5',
        'lesson:/lesson-9',
        'lesson:/lesson-13',
        'round:Scrum Values',
      ],
      ...[
        'lesson:/lesson-2',
        'lesson:/lesson-6',
        'lesson:/lesson-10',
        'lesson:/lesson-14',
        'round:Scrum Team',
      ],
      ...['lesson:/lesson-0', 'lesson:/lesson-4'],
    ])
    const [last] = ids.filter(id => id.startsWith('lesson')).slice(-2)
    assert.equal(last, 'lesson:/lesson-15')
    assert.equal(notes(plan)[0], 'Your weak areas come first: Scrum Values and Scrum Team.')
  })

  it('calls no area weak after fewer answers than an exam asks of it', () => {
    const plan = planOf(settingsOf(28, 60), { ...noProgress, answers: answersTo(1, 0, 5) })
    assert.equal(
      plan.known.areas.some(({ standing }) => standing === 'weak'),
      false,
    )
    assert.equal(
      idsOf(plan).find(id => id.startsWith('lesson')),
      'lesson:/lesson-0',
    )
  })

  it('begins with what was missed, and names the lessons that teach most of it', () => {
    const plan = planOf(settingsOf(28, 60), {
      ...noProgress,
      answers: { ...answersTo(1, 0, 11), ...answersTo(2, 0, 3) },
    })
    const [first, second] = entriesOf(plan).map(({ task }) => task)
    assert.ok(first?.kind === 'missed' && second?.kind === 'missed')
    assert.deepEqual([first.questions, second.questions], [10, 4])
    assert.deepEqual(
      first.lessons.map(({ title }) => title),
      ['Lesson 1', 'Lesson 2'],
    )
  })

  it('leaves out what teaches least, practice before lessons, and says what would help', () => {
    const plan = planOf(settingsOf(3, 60))
    assert.ok(plan.leftOut.length > 0)
    assert.ok(plan.leftOut.some(({ kind }) => kind === 'round'))
    const left = plan.leftOut.flatMap(task => (task.kind === 'lesson' ? [task.rank] : []))
    const kept = entriesOf(plan).flatMap(({ task }) => (task.kind === 'lesson' ? [task.rank] : []))
    assert.ok(Math.max(...left) <= Math.max(...kept))
    assert.ok(plan.remedies.minutes !== undefined && plan.remedies.minutes > 60)
    assert.ok(plan.remedies.exam !== undefined && plan.remedies.exam > daysAfter(today, 3))
  })

  it('spreads the work evenly where there is more time than it takes', () => {
    const { rooms, leftOut } = planOf(settingsOf(60, 120))
    assert.deepEqual(leftOut, [])
    const learning = rooms.filter(({ entries }) => entries.every(({ task }) => task.kind !== 'exam'))
    assert.ok(learning.every(room => minutesOfDay(room) <= 40))
  })

  it('has nothing to read for someone who has read everything, but practice, exams and the sheet', () => {
    const plan = planOf(settingsOf(14, 60), { ...noProgress, lessons: readLessons(everything) })
    const kinds = new Set(entriesOf(plan).map(({ task }) => task.kind))
    assert.deepEqual([...kinds].sort(), ['exam', 'review', 'round', 'sheet'])
    assert.deepEqual(plan.leftOut, [])
  })

  it('counts exams that ended since it was made, and reviews as many as were missed', () => {
    const exams = [examOf('2026-11-20T10:00:00.000Z', 40), examOf('2026-11-22T08:00:00.000Z', 60)]
    const plan = planOf(settingsOf(28, 60), { ...noProgress, exams })
    const reviews = entriesOf(plan).flatMap(({ task }) => (task.kind === 'review' ? [task.questions] : []))
    assert.deepEqual(reviews, [20])
    assert.deepEqual(
      idsOf(plan).filter(id => id.startsWith('exam')),
      ['exam:2'],
    )
  })

  it('has short exams where a day is too short for a whole one, and none where it is too short for these', () => {
    const lengths = (minutes: number) =>
      entriesOf(planOf(settingsOf(90, minutes))).flatMap(({ task }) =>
        task.kind === 'exam' ? [task.questions] : [],
      )
    assert.deepEqual(lengths(59), [30, 30])
    assert.deepEqual(lengths(22), [])
    assert.match(notes(planOf(settingsOf(90, 22))).join(' '), /too short for a practice exam/)
  })

  it('spreads over several days what is longer than a day', () => {
    const plan = planOf(settingsOf(200, 5))
    assert.deepEqual(plan.leftOut, [])
    const parts = entriesOf(plan).filter(({ task }) => task.id === 'lesson:/lesson-1')
    assert.deepEqual(
      parts.map(({ minutes, part }) => [minutes, part]),
      [
        [5, { number: 1, of: 2 }],
        [4, { number: 2, of: 2 }],
      ],
    )
  })

  it('takes off today what was done today', () => {
    const at = noon.toISOString()
    const plan = planOf(settingsOf(28, 30), {
      ...noProgress,
      lessons: readLessons([0], at),
      answers: { ...answersTo(0, 4, 0, at), ...answersTo(1, 4, 0, at) },
    })
    // Eight minutes for the lesson with its questions, three for the four others.
    assert.equal(plan.known.today.minutes, 11)
    const [first] = plan.rooms
    assert.ok(first && minutesOfDay(first) <= 19)
  })

  it('asks for the cards that are due, and for new ones', () => {
    const card = {
      stability: 2,
      difficulty: 5,
      scheduled_days: 1,
      learning_steps: 0,
      reps: 1,
      lapses: 0,
      state: 2 as const,
    }
    const due = (day: string) => ({ ...card, due: `${day}T12:00:00.000Z` })
    const cards = { 'term:1': due('2026-11-01'), 'term:2': due('2026-11-24') }
    const plan = planOf(settingsOf(40, 60), { ...noProgress, cards })
    assert.equal(plan.known.cards.unseen, 38)
    assert.deepEqual(
      plan.rooms.slice(0, 2).map(room => room.cards?.cards),
      [11, 10],
    )
    assert.equal(plan.unseenCards, 0)
  })
})

describe('one day before the exam', () => {
  it('is for the sheet and for the most that fits', () => {
    const plan = planOf(settingsOf(1, 60))
    assert.equal(plan.rooms.length, 1)
    assert.ok(idsOf(plan).includes('sheet:/lesson-17'))
    assert.ok(idsOf(plan).some(id => id.startsWith('lesson:')))
    assert.ok(plan.minutesMissing > 0)
  })
})

describe('there is no plan', () => {
  const refusal = (exam: IsoDay, change = {}) =>
    makePlan(facts, { ...settingsOf(1, 30), exam, ...change }, noProgress, noon, today)

  it('on the day of the exam, after it, and more than a year before it', () => {
    assert.equal(refusal(today), 'exam-today')
    assert.equal(refusal('2026-11-21'), 'exam-past')
    assert.equal(refusal('2027-11-24'), 'exam-far')
    assert.equal(
      refusalWords('exam-past', '2026-11-21').startsWith('Saturday, November 21, has passed.'),
      true,
    )
  })

  it('without a day of study, or with minutes that no day has', () => {
    assert.equal(refusal('2026-11-24', { weekdays: [] }), 'no-weekday')
    assert.equal(refusal('2026-11-24', { weekdays: ['Friday'] }), 'no-day')
    for (const minutes of [0, 4, 301, 30.5, NaN]) assert.equal(refusal('2026-11-24', { minutes }), 'minutes')
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
    assert.equal(movedTasks(laidOf(laid, plan), done).size, 0)
  })

  it('does not name a round that was practiced on its day and has come anew', () => {
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
