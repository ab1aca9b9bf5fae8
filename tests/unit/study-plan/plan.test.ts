import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { examRules } from '../../../lib/exam/exam-rules'
import { daysAfter } from '../../../lib/example/days'
import { noProgress } from '../../../lib/progress/progress'
import { minutesOfDay, notes } from '../../../lib/study-plan/words'
import { answersTo, entriesOf, examOf, noon, planOf, readLessons, settingsOf, today } from './support'

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
    const exams = [
      examOf('2026-11-20T10:00:00.000Z', 40),
      examOf('2026-11-22T08:00:00.000Z', examRules.questions - 20),
    ]
    const plan = planOf(settingsOf(28, examRules.minutes), { ...noProgress, exams })
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

describe('a plan for which the minutes are scarce', () => {
  it('parts tasks over two days, so that no day has minutes left for what is left out', () => {
    const plan = planOf(settingsOf(9, 31))
    assert.ok(plan.leftOut.length > 0)
    const parts = entriesOf(plan).flatMap(({ part }) => (part ? [part] : []))
    assert.ok(parts.length > 0)
    const learning = plan.rooms.slice(0, 5)
    assert.ok(learning.every(({ left }) => left < 5))
  })

  it('has no exam on a single short day', () => {
    const plan = planOf(settingsOf(1, 5))
    assert.deepEqual(
      entriesOf(plan).filter(({ minutes }) => minutes === 0),
      [],
    )
  })
})
