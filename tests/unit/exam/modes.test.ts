import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { timeLeft } from '../../../lib/exam/attempt'
import { beginExam, endExam, holdExam, stepExam } from '../../../lib/exam/exam-progress'
import { nounOf } from '../../../lib/exam/exam-kind'
import { examModes, examRules, examTime, passOf, timeFor, type ExamMode } from '../../../lib/exam/exam-rules'
import { randomFrom } from '../../../lib/exam/random'
import { parseProgress } from '../../../lib/progress/progress'
import { bankWith, progressWith } from './support'

const bank = bankWith(14)
const hour = 3_600_000
const at = '2026-11-21T10:00:00.000Z'
const at10 = '2026-11-21T10:10:00.000Z'
const here = { holder: 'here', at }
const begun = (mode?: ExamMode) => beginExam(progressWith(), bank, randomFrom(1), here, mode)
const paused: ExamMode = { name: 'own', questions: examRules.questions, clock: 'pauses' }

describe('a short exam', () => {
  it('asks thirty questions at the pace of the whole one', () => {
    const { exam } = beginExam(progressWith(), bank, randomFrom(1), here, examModes.short)
    assert.equal(exam?.questions.length, 30)
    assert.equal(timeLeft(exam), (examTime * 30) / examRules.questions)
    assert.equal(passOf(30), Math.ceil((examRules.pass * 30) / examRules.questions))
  })
})

describe('an exam as at the exam', () => {
  it('lets the reader go anywhere, but has no pause', () => {
    const third = stepExam(begun(), bank, here, 0, { kind: 'go', to: 2 })
    assert.equal(stepExam(third, bank, here, 0, { kind: 'go', to: 1 }).exam?.at, 1)
    assert.equal(stepExam(third, bank, here, 0, { kind: 'pause' }).exam?.pauses, undefined)
  })

  it('runs on while its page is closed, and no faster while it is open', () => {
    const away = holdExam(begun(), 'there')
    const back = stepExam(away, bank, { holder: 'there', at: at10 }, 1000)
    assert.equal(back.exam?.spent, 10 * 60_000)
    const again = stepExam(back, bank, { holder: 'there', at: at10 }, 1000)
    assert.equal(again.exam?.spent, 10 * 60_000 + 1000)
    const gone = stepExam(back, bank, { holder: 'there', at: '2026-11-21T12:00:00.000Z' }, 1000)
    assert.equal(gone.exam, undefined)
  })

  it('loses no time where the clock of the device is set a day back or ten years ahead', () => {
    const [dayBack, tenYears] = ['2026-11-19T10:00:00.000Z', '2036-11-20T10:00:00.000Z']
    const back = stepExam(begun(), bank, { holder: 'here', at: dayBack }, 1000)
    assert.equal(back.exam?.spent, 1000)
    assert.equal(stepExam(begun(), bank, { holder: 'here', at: tenYears }, 1000).exam?.spent, 1000)
  })
})

describe('an exam that pauses', () => {
  it('does not ask the clock of the device', () => {
    const { exam } = stepExam(begun(paused), bank, { holder: 'here', at: at10 }, 1000)
    assert.equal(exam?.spent, 1000)
    assert.equal(stepExam(begun(paused), bank, here, 0, { kind: 'pause' }).exam?.pauses, 1)
  })
})

describe('a first look', () => {
  it('has 20 questions that are not hard, and all the time there is', () => {
    const hard = new Map(
      [...bank].map(([id, each], index) => [id, { ...each, difficulty: index % 2 ? 3 : 1 } as const]),
    )
    const look = beginExam(progressWith(), hard, randomFrom(1), here, examModes['first-look'])
    assert.equal(look.exam?.mode, 'first-look')
    assert.equal(look.exam.questions.length, 20)
    assert.ok(look.exam.questions.every(id => hard.get(id)?.difficulty === 1))
    const later = stepExam(look, hard, here, 5 * hour)
    assert.equal(later.exam && timeLeft(later.exam), Infinity)
    assert.deepEqual(parseProgress(JSON.parse(JSON.stringify(later))), later)
  })
})

it('What cannot be passed is called a quiz, and all else an exam', () => {
  const nouns = ['psm-1', 'short', 'first-look', 'own', undefined].map(mode =>
    nounOf({ mode, questions: [] }),
  )
  assert.deepEqual(nouns, ['exam', 'exam', 'quiz', 'quiz', 'exam'])
})

describe('an own quiz', () => {
  it('asks the questions that were chosen, at the pace of the exam', () => {
    const ids = [...bank.keys()].slice(0, 10)
    const { exam } = beginExam(progressWith(), bank, randomFrom(1), here, { ...paused, questions: 10 }, ids)
    assert.deepEqual(exam?.questions, ids)
    assert.equal(timeLeft(exam), timeFor(10))
  })
})

describe('what today’s version of the site kept', () => {
  // The letters of a browser's storage from before modes, confidence and changes.
  const text = (isStrict: boolean) =>
    `{"lessons":{},"answers":{"q-1":{"right":false,"at":"${at}"}},"exams":[],"cards":{},"exam":{"id":"${at}-abc","startedAt":"${at}","questions":["q-0","q-1","q-2"],"answers":{"q-0":["b"]},"flagged":["q-1"],"at":1,"spent":60000,"holder":"5","seed":7,"time":3600000,"isStrict":${isStrict},"times":{"q-0":60000},"keptAt":"${at}"}}`
  const read = (isStrict: boolean) => parseProgress(JSON.parse(text(isStrict))) ?? assert.fail()

  it('goes on as it began: an exam that pauses', () => {
    const old = holdExam(read(false), 'here')
    assert.equal(stepExam(old, bank, { holder: 'here', at: at10 }, 1000).exam?.spent, 61_000)
    assert.equal(stepExam(old, bank, here, 0, { kind: 'pause' }).exam?.pauses, 1)
    assert.equal(stepExam(old, bank, here, 0, { kind: 'go', to: 0 }).exam?.at, 0)
    const ended = endExam(old, bank, at10).exams[0]
    assert.equal(ended?.right, 1)
    assert.equal(ended.mode, undefined)
  })

  it('and a strict one, without a way back, whose clock runs on', () => {
    const old = holdExam(read(true), 'here')
    assert.equal(stepExam(old, bank, here, 0, { kind: 'go', to: 0 }).exam?.at, 1)
    assert.equal(stepExam(old, bank, here, 0, { kind: 'pause' }).exam?.pauses, undefined)
    assert.equal(stepExam(old, bank, { holder: 'here', at: at10 }, 1000).exam?.spent, 11 * 60_000)
  })

  it('and takes confidence and changes from here on', () => {
    let old = holdExam(read(false), 'here')
    old = stepExam(old, bank, here, 0, { kind: 'confidence', question: 'q-0', confidence: 'guess' })
    old = stepExam(old, bank, here, 0, { kind: 'answer', question: 'q-1', keys: ['a'] })
    old = stepExam(old, bank, here, 0, { kind: 'answer', question: 'q-1', keys: ['b'] })
    const ended = endExam(old, bank, at10)
    assert.deepEqual(ended.exams[0]?.confidence, { 'q-0': 'guess' })
    assert.deepEqual(ended.exams[0].changes, { 'q-1': 1 })
    assert.equal(ended.answers['q-0']?.confidence, 'guess')
  })
})
