import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { choicesOf, scopeOf } from '../../../lib/course/question'
import { guideParts, partOf, type GuidePart } from '../../../lib/exam/guide-parts'
import { pickQuestions, type Met } from '../../../lib/exam/pick-questions'
import { examRules, shortExam } from '../../../lib/exam/exam-rules'
import { examPool, quotasOf } from '../../../lib/exam/quotas'
import { randomFrom } from '../../../lib/exam/random'
import type { BankQuestion } from '../../../lib/exam/score'
import { questionBank as bank } from '../../../data/question-bank'

const pool = examPool(bank.values())
const labels = new Map(pool.map(question => [question.id, question.labels]))
const whole = examRules.questions
const quotas = new Map([whole, shortExam].map(size => [size, quotasOf(pool, size)]))

const seedsTo = (count: number) => Array.from({ length: count }, (_, seed) => seed)

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length
const wordsToRead = (question: BankQuestion) =>
  choicesOf(question).reduce((sum, { text }) => sum + wordsIn(text), wordsIn(question.stem))

/** By how many questions an exam misses its quotas. */
function missedIn(ids: readonly string[], size: number): number {
  const counts = new Map<string, number>()
  for (const label of ids.flatMap(id => labels.get(id) ?? [])) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...(quotas.get(size)?.labels ?? [])].reduce((sum, [label, { least, most }]) => {
    const count = counts.get(label) ?? 0
    return sum + Math.max(0, least - count, count - most)
  }, 0)
}

/** Fails unless an exam has its size, nothing of the course alone, no twins, and few enough words. */
function assertSound(ids: readonly string[], size: number, which: string): void {
  const drawn = ids.flatMap(id => bank.get(id) ?? [])
  assert.equal(drawn.length, size, which)
  assert.ok(!drawn.some(question => scopeOf(question) === 'course'), which)
  const statements = drawn.flatMap(({ rests = [] }) => rests)
  assert.equal(new Set(statements).size, statements.length, `${which}: a statement is asked for twice`)
  const facts = drawn.flatMap(question => question.facts ?? [])
  assert.equal(new Set(facts).size, facts.length, `${which}: two questions ask for the same thing`)
  const words = drawn.reduce((sum, question) => sum + wordsToRead(question), 0)
  assert.ok(words <= (quotas.get(size)?.words ?? 0), `${which}: ${words} words`)
}

/** Exams that one reader takes, one after the other, of whom these answers are known. */
function examsOf(seed: number, count: number, size: number, answers: Met['answers'] = {}): string[][] {
  const random = randomFrom(seed)
  const past: string[][] = []
  for (let exam = 0; exam < count; exam += 1) {
    past.push(pickQuestions(pool, { past, answers }, size, random))
    assertSound(past.at(-1) ?? [], size, `seed ${seed}, exam ${exam + 1} of ${size}`)
  }
  return past
}

const answered = (isAnswered: (id: string) => boolean, right = true): Met['answers'] =>
  Object.fromEntries(pool.filter(({ id }) => isAnswered(id)).map(({ id }) => [id, { right }]))

describe('a thousand exams that the bank gives, four to a reader', () => {
  const readers = seedsTo(250).map(seed => examsOf(seed, 4, whole))
  const exams = readers.flat()

  it('hold no question twice in the first three, and hardly one in the fourth', () => {
    let known = 0
    for (const [seed, past] of readers.entries()) {
      assert.equal(new Set(past.slice(0, 3).flat()).size, 3 * whole, `seed ${seed}`)
      const repeated = 4 * whole - new Set(past.flat()).size
      assert.ok(repeated <= 4, `seed ${seed}: ${repeated} known questions in the fourth exam`)
      known += repeated
    }
    assert.ok(known / readers.length < 0.25)
  })

  it('ask about each part of the Guide as often as its share, give or take two', () => {
    for (const [number, ids] of exams.entries()) {
      const parts = ids.flatMap(id => bank.get(id) ?? []).map(({ guideSection }) => partOf(guideSection))
      for (const part of Object.keys(guideParts) as GuidePart[]) {
        const count = parts.filter(each => each === part).length
        const share = quotas.get(whole)?.labels.get(`part: ${part}`)?.most ?? 0
        assert.ok(Math.abs(count - share) <= 2, `exam ${number + 1}: ${count} on ${part}`)
      }
    }
  })

  it('meet every quota of kinds, levels, areas and short questions, all but a few', () => {
    const missed = exams.filter(ids => missedIn(ids, whole) > 0)
    assert.ok(missed.length <= exams.length / 50, `${missed.length} exams miss a quota`)
    for (const ids of missed) assert.ok(missedIn(ids, whole) <= 4)
  })

  it('ask every question of the pool sooner or later', () => {
    const asked = new Set(exams.flat())
    assert.deepEqual(
      pool.filter(({ id }) => !asked.has(id)).map(({ id }) => id),
      [],
    )
  })
})

describe('other exams that the bank gives', () => {
  it('meet their quotas when they are short', () => {
    for (const seed of seedsTo(50))
      for (const ids of examsOf(seed, 4, shortExam)) assert.equal(missedIn(ids, shortExam), 0)
  })

  it('are sound once every question was asked', () => {
    for (const seed of seedsTo(5)) examsOf(seed, 10, whole)
  })

  it('are sound for a reader who knows the short questions, or half of all', () => {
    const words = new Map([...bank.values()].map(question => [question.id, wordsToRead(question)]))
    for (const most of [50, 60, 65, 70]) {
      const known = answered(id => (words.get(id) ?? 0) <= most)
      for (const seed of seedsTo(4)) examsOf(seed, 1, whole, known)
    }
    const even = answered(id => Number(/\d+$/.exec(id)?.[0]) % 2 === 0, false)
    for (const seed of seedsTo(5)) examsOf(seed, 4, whole, even)
  })
})
