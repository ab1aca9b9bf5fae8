import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { examRules } from '../../../lib/exam/exam-rules'
import { daysAfter, weekdayOf } from '../../../lib/example/days'
import { noProgress } from '../../../lib/progress/progress'
import { minutesOfDay, notes } from '../../../lib/study-plan/words'
import { answersTo, entriesOf, examOf, noon, planOf, readLessons, settingsOf, today } from './support'

const idsOf = (plan: ReturnType<typeof planOf>) => entriesOf(plan).map(({ task }) => task.id)
const everything = Array.from({ length: 18 }, (_, number) => number)

describe('a plan', () => {
  it('puts weak areas first, then the other lessons of the Guide, and tools last', () => {
    const answers = { ...answersTo(1, 2, 8), ...answersTo(2, 5, 5), ...answersTo(3, 10, 0) }
    const plan = planOf(settingsOf(28, 60), { ...noProgress, answers })
    const ids = idsOf(plan).filter(id => /^(lesson|round)/.test(id))
    assert.deepEqual(ids.slice(0, 12), [
      ...['lesson:/lesson-1', 'lesson:/lesson-5', 'lesson:/lesson-9', 'round:Scrum Values'],
      ...['lesson:/lesson-2', 'lesson:/lesson-6', 'lesson:/lesson-10', 'round:Scrum Team'],
      ...['lesson:/lesson-0', 'lesson:/lesson-4', 'round:Empiricism', 'lesson:/lesson-8'],
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

  it('leaves out tools before practice on the rules, practice before the Guide, and says what would help', () => {
    const plan = planOf(settingsOf(3, 60))
    const isTool = (id: string) => /^lesson:\/lesson-1[2-5]$/.test(id)
    const left = plan.leftOut.map(({ id }) => id)
    assert.equal(left.filter(isTool).length, 4)
    const kept = entriesOf(plan).map(({ task }) => task.id)
    assert.ok(!kept.some(isTool))
    assert.ok(plan.remedies.minutes !== undefined && plan.remedies.minutes > 60)
    assert.ok(plan.remedies.exam !== undefined && plan.remedies.exam > daysAfter(today, 3))
    // With a little more time, it is the tools alone that are left out.
    const longer = planOf(settingsOf(7, 60))
    assert.ok(longer.leftOut.some(({ id }) => isTool(id)))
    assert.deepEqual(
      longer.leftOut.filter(({ id }) => /^round:(Empiricism|Scrum|Events|Artifacts|Done)/.test(id)),
      [],
    )
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

  it('has no new lesson from the first exam on, but those of the Guide that found no room before', () => {
    const lateOf = (days: number, minutes: number) => {
      const entries = entriesOf(planOf(settingsOf(days, minutes)))
      const exam = entries.find(({ task }) => task.kind === 'exam')?.day ?? ''
      return entries.filter(({ day, task }) => day >= exam && /^lesson:.*lesson-(\d|1[01])$/.test(task.id))
    }
    assert.deepEqual(lateOf(28, 60), [])
    assert.notDeepEqual(lateOf(6, 40), [])
  })

  it('has two whole exams in the last ten days, whatever was taken before', () => {
    const early = [examOf('2026-11-20T10:00:00.000Z'), examOf('2026-11-22T08:00:00.000Z')]
    const plan = planOf(settingsOf(28, examRules.minutes), { ...noProgress, exams: early })
    const exams = entriesOf(plan).filter(({ task }) => task.kind === 'exam')
    assert.equal(exams.length, 2)
    assert.ok(exams.every(({ day }) => day >= daysAfter(plan.exam, -10)))
  })

  it('counts a whole exam of the last ten days, but none that was short or ended early', () => {
    const at = '2026-11-22T08:00:00.000Z'
    const enough = Math.ceil(0.75 * examRules.questions)
    const idsWith = (exam: ReturnType<typeof examOf>) =>
      idsOf(planOf(settingsOf(10, examRules.minutes), { ...noProgress, exams: [exam] })).filter(id =>
        id.startsWith('exam'),
      )
    assert.deepEqual(idsWith(examOf(at)), ['exam:2'])
    assert.deepEqual(idsWith(examOf(at, 50, enough)), ['exam:2'])
    assert.deepEqual(idsWith(examOf(at, 50, enough - 1)), ['exam:1', 'exam:2'])
    const { questions, ...short } = examOf(at)
    assert.deepEqual(idsWith({ ...short, questions: questions.slice(0, 30), right: 30 }), [
      'exam:1',
      'exam:2',
    ])
  })

  it('reviews as many as were wrong in the last exam that was answered, blanks apart', () => {
    const exams = [examOf('2026-11-20T10:00:00.000Z', 50, 70), examOf('2026-11-21T10:00:00.000Z', 1, 5)]
    const plan = planOf(settingsOf(28, examRules.minutes), { ...noProgress, exams })
    const reviews = entriesOf(plan).flatMap(({ task }) => (task.kind === 'review' ? [task.questions] : []))
    assert.deepEqual(reviews, [20, 20])
  })

  it('has practice from the second day on', () => {
    for (const days of [10, 28]) {
      const entries = entriesOf(planOf(settingsOf(days, 45)))
      const first = entries.find(({ task }) => task.kind === 'round')
      assert.ok(first && first.day <= daysAfter(today, 1), `${days}`)
    }
  })

  it('judges an area by first answers', () => {
    const first = { right: false, at: noon.toISOString() }
    const answers = Object.fromEntries(
      Object.entries(answersTo(1, 10, 0)).map(([id, answer]) => [id, { ...answer, first }]),
    )
    const { known } = planOf(settingsOf(28, 60), { ...noProgress, answers })
    assert.equal(known.areas[0]?.area, 'Scrum Values')
    assert.equal(known.areas[0].standing, 'weak')
    assert.equal(known.missed.questions, 0)
  })

  it('has the minutes of each weekday, and none on a day with 0', () => {
    const own = { Monday: 20, Wednesday: 45, Saturday: 120, Sunday: 0 }
    const weekdaysOfOwn = ['Monday', 'Wednesday', 'Saturday'] as const
    const { rooms } = planOf(settingsOf(40, 120, { own, weekdays: weekdaysOfOwn }))
    assert.deepEqual([...new Set(rooms.map(({ day }) => weekdayOf(day)))].sort(), [...weekdaysOfOwn].sort())
    for (const room of rooms) assert.ok(minutesOfDay(room) <= own[weekdayOf(room.day) as 'Monday'], room.day)
    const exams = rooms.filter(({ entries }) => entries.some(({ task }) => task.kind === 'exam'))
    assert.deepEqual([...new Set(exams.map(({ day }) => weekdayOf(day)))], ['Saturday'])
  })

  it('has a whole exam where days are too short for it, and a short one if that fits', () => {
    const lengths = (minutes: number) =>
      entriesOf(planOf(settingsOf(90, minutes))).flatMap(({ task }) =>
        task.kind === 'exam' ? [task.questions] : [],
      )
    assert.deepEqual(lengths(59), [examRules.questions, 30])
    assert.deepEqual(lengths(22), [examRules.questions])
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

  it('leaves no crumb of a task for the next day', () => {
    const parts = Array.from({ length: 40 }, (_, at) => entriesOf(planOf(settingsOf(9, 5 + at))))
      .flat()
      .flatMap(({ part, minutes }) => (part ? [minutes] : []))
    assert.ok(parts.length > 20)
    assert.ok(Math.min(...parts) >= 3, `${Math.min(...parts)}`)
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
  it('lets days run over a little rather than part what is short', () => {
    const plan = planOf(settingsOf(9, 42))
    assert.ok(plan.leftOut.length > 0)
    for (const { part, task } of entriesOf(plan)) assert.ok(!part || task.minutes >= 20)
    assert.ok(plan.rooms.some(room => minutesOfDay(room) > 42))
    const learning = plan.rooms.slice(0, 5)
    assert.ok(learning.every(({ left }) => left < 8 && left >= -5))
  })

  it('has no exam on a single short day', () => {
    const plan = planOf(settingsOf(1, 5))
    assert.deepEqual(
      entriesOf(plan).filter(({ minutes }) => minutes === 0),
      [],
    )
  })
})
