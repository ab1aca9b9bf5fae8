import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { focusAreas } from '../../../lib/course/question'
import { examRules, examTime, wholeExam } from '../../../lib/exam/exam-rules'
import { beginExam, dropExam, endExam, holdExam, stepExam } from '../../../lib/exam/exam-progress'
import { randomFrom } from '../../../lib/exam/random'
import { parseProgress } from '../../../lib/progress/progress'
import { ExamWorld, type Deed } from './exam-world'
import { bankWith, progressWith, rightKeys } from './support'

const bank = bankWith(14)
const at = '2026-11-21T10:00:00.000Z'
const here = { holder: 'here', at }
const begun = () => beginExam(progressWith(), bank, randomFrom(1), here)
const begunWithPauses = () =>
  beginExam(progressWith(), bank, randomFrom(1), here, { ...wholeExam, clock: 'pauses' })

describe('an exam', () => {
  it('asks as many questions as the rules say, at least three of each area', () => {
    const { exam } = begun()
    assert.ok(exam)
    assert.equal(exam.questions.length, examRules.questions)
    const areas = exam.questions.map(id => bank.get(id)?.area)
    const sizes = focusAreas.map(area => areas.filter(each => each === area).length)
    assert.ok(Math.min(...sizes) >= 3)
  })

  it("doesn't restart while one is under way: that one is taken over", () => {
    const first = begun()
    const again = beginExam(first, bank, randomFrom(2), { holder: 'there', at })
    assert.deepEqual(again.exam, { ...first.exam, holder: 'there' })
  })

  it('pauses where another page has taken it over', () => {
    const taken = holdExam(begun(), 'there')
    assert.equal(stepExam(taken, bank, here, 5000, { kind: 'go', to: 3 }), taken)
  })

  it('ends by itself when the time is out, and counts what was answered in its last second', () => {
    const [question = ''] = begun().exam?.questions ?? []
    const nearly = stepExam(begun(), bank, here, examTime - 1)
    assert.ok(nearly.exam)
    const right = bank.get(question)
    assert.ok(right)
    const keys = rightKeys(right)
    const over = stepExam(nearly, bank, here, 1000, { kind: 'answer', question, keys })
    assert.equal(over.exam, undefined)
    assert.equal(over.exams[0]?.right, 1)
    assert.equal(over.exams[0].spent, examTime)
  })

  it('is passed with just enough right answers, and stores no blank as an answer', () => {
    let progress = begun()
    for (const question of progress.exam?.questions.slice(0, examRules.pass) ?? []) {
      const asked = bank.get(question)
      assert.ok(asked)
      progress = stepExam(progress, bank, here, 0, { kind: 'answer', question, keys: rightKeys(asked) })
    }
    const ended = endExam(progress, bank, at)
    assert.equal(ended.exams[0]?.right, examRules.pass)
    assert.equal(Object.keys(ended.answers).length, examRules.pass)
    assert.ok(Object.values(ended.answers).every(({ right }) => right))
    assert.equal(Object.keys(ended.cards).length, examRules.pass)
  })

  it('leaves nothing when it is given up', () => {
    assert.deepEqual(dropExam(begun()), progressWith())
  })

  it('is not begun without questions', () => {
    assert.deepEqual(beginExam(progressWith(), new Map(), randomFrom(1), here), progressWith())
  })
})

describe('what an exam keeps', () => {
  const [first = '', second = ''] = begun().exam?.questions ?? []

  it('is the time for which each question was shown, and how often its clock was stopped', () => {
    const shown = stepExam(begunWithPauses(), bank, here, 4000, { kind: 'go', to: 1 })
    const paused = stepExam(shown, bank, here, 7000, { kind: 'pause' })
    const back = stepExam(paused, bank, here, 500, { kind: 'go', to: 0 })
    const ended = endExam(stepExam(back, bank, here, 1000), bank, at).exams[0]
    assert.deepEqual(ended?.times, { [first]: 5000, [second]: 7500 })
    assert.equal(ended.pauses, 1)
  })

  it('is what was flagged when it ended, and the order of the options', () => {
    const flagged = stepExam(begun(), bank, here, 0, { kind: 'flag', question: second, flagged: true })
    const ended = endExam(flagged, bank, at).exams[0]
    assert.deepEqual(ended?.flagged, [second])
    assert.equal(ended.seed, flagged.exam?.seed)
  })

  it('is read where it began before any of that was kept', () => {
    const {
      seed: _seed,
      time: _time,
      clock: _clock,
      mode: _mode,
      keptAt: _kept,
      ...old
    } = begun().exam ?? assert.fail()
    const progress = parseProgress({ lessons: {}, exam: old })
    assert.deepEqual(progress?.exam, old)
    const ended = stepExam(progress, bank, here, examTime)
    assert.equal(ended.exams[0]?.spent, examTime)
  })
})

const tab = fc.integer({ min: 0, max: 1 })
const question = fc.integer({ min: 0, max: examRules.questions })
const keys = fc.constantFrom([], ['a'], ['b'], ['c', 'a'], ['a', 'c'], ['true'], ['false'])

const hour = 3_600_000

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('answer' as const), tab, question, keys }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('go' as const), tab, question }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('flag' as const), tab, question, flagged: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      tab,
      milliseconds: fc.nat(2 * hour),
      looks: fc.integer({ min: 1, max: 30 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.oneof(
      fc.record({ do: fc.constant('begin' as const), tab }),
      fc.record({ do: fc.constant('continue' as const), tab }),
    ),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const), tab }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('set-clock' as const),
      to: fc.integer({ min: 0, max: 4_000_000_000_000 }),
    }),
  },
)

describe('exams under random actions, reloads and leaps of the clock', () => {
  it('lose no answer, score nothing wrong and ask no question twice', () => {
    let timedOut = 0
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 120, size: 'max' }), fc.integer(), (deeds, seed) => {
        const world = new ExamWorld(bank, seed)
        for (const each of deeds) world.does(each)
        timedOut += world.timedOut
      }),
      { numRuns: 120 },
    )
    assert.ok(timedOut > 0, 'some of the exams lasted until their time was out')
  })
})
