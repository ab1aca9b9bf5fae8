import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { choicesOf, focusAreas, scopeOf } from '../../../lib/course/question'
import { pickQuestions, type Met } from '../../../lib/exam/pick-questions'
import { examRules, shortExam } from '../../../lib/exam/exam-rules'
import { examPool, quotasOf } from '../../../lib/exam/quotas'
import { randomFrom } from '../../../lib/exam/random'
import type { BankQuestion } from '../../../lib/exam/score'
import { questionBank as bank } from '../../../data/question-bank'

const pool = examPool(bank.values())

/** Enough that a drawing which misses its mark once in fifty is found; the same ones each time. */
const seeds = Array.from({ length: 50 }, (_, seed) => seed)

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length
const wordsToRead = (question: BankQuestion) =>
  choicesOf(question).reduce((sum, { text }) => sum + wordsIn(text), wordsIn(question.stem))

/** Fails unless a whole or a short exam holds what each of them has to hold. */
function assertHolds(ids: readonly string[], size: number, which: string): void {
  const drawn = ids.flatMap(id => bank.get(id) ?? [])
  const quotas = quotasOf(size)
  const of = (isCounted: (question: BankQuestion) => boolean) => drawn.filter(isCounted).length
  for (const [kind, count] of quotas.kind)
    assert.equal(
      of(question => question.kind === kind),
      count,
      `${which}: ${kind}`,
    )
  for (const [level, count] of quotas.difficulty)
    assert.equal(
      of(question => String(question.difficulty) === level),
      count,
      `${which}: level ${level}`,
    )
  for (const area of focusAreas) {
    const there = of(question => question.area === area)
    assert.ok(
      there === Math.floor(size / 13) || there === Math.ceil(size / 13),
      `${which}: ${there} of ${area}`,
    )
  }
  assert.equal(
    of(question => scopeOf(question) === 'course'),
    0,
    which,
  )
  assert.ok(of(question => scopeOf(question) === 'near') <= quotas.near, which)
  const facts = drawn.flatMap(question => question.facts ?? [])
  assert.equal(new Set(facts).size, facts.length, `${which}: two questions ask for the same thing`)
  const words = drawn.reduce((sum, question) => sum + wordsToRead(question), 0)
  assert.ok(words <= quotas.words, `${which}: ${words} words`)
}

/** Exams that one reader takes, one after the other, of whom these answers are known. */
function examsOf(seed: number, count: number, size: number, answers: Met['answers'] = {}): string[][] {
  const random = randomFrom(seed)
  const past: string[][] = []
  for (let exam = 0; exam < count; exam += 1) {
    past.push(pickQuestions(pool, { past, answers }, size, random))
    assertHolds(past.at(-1) ?? [], size, `seed ${seed}, exam ${exam + 1} of ${size}`)
  }
  return past
}

const answered = (isAnswered: (id: string) => boolean, right = true): Met['answers'] =>
  Object.fromEntries(pool.filter(({ id }) => isAnswered(id)).map(({ id }) => [id, { right }]))

describe('the exams that the bank gives', () => {
  it('hold the same mix in at most 5,000 words, whatever the seed, and the first share no question', () => {
    // The bank has enough for 320 questions without repeating any.
    const exams = Math.floor(320 / examRules.questions)
    for (const seed of seeds)
      assert.equal(
        new Set(examsOf(seed, exams, examRules.questions).flat()).size,
        exams * examRules.questions,
        `seed ${seed}`,
      )
  })

  it('hold it in short exams', () => {
    for (const seed of seeds) examsOf(seed, 4, shortExam)
  })

  it('hold it once every question was asked', () => {
    for (const seed of seeds.slice(0, 5)) examsOf(seed, 10, examRules.questions)
  })

  it('hold for a reader who knows the short questions, or half of all', () => {
    const words = new Map([...bank.values()].map(question => [question.id, wordsToRead(question)]))
    for (const most of [50, 60, 65, 70]) {
      const known = answered(id => (words.get(id) ?? 0) <= most)
      for (const seed of seeds.slice(0, 4)) examsOf(seed, 1, examRules.questions, known)
    }
    const even = answered(id => Number(/\d+$/.exec(id)?.[0]) % 2 === 0, false)
    for (const seed of seeds.slice(0, 5)) examsOf(seed, 4, examRules.questions, even)
  })
})
