import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { choicesOf, scopeOf } from '../../../lib/course/question'
import { guideParts, partOf, type GuidePart } from '../../../lib/exam/guide-parts'
import { mixFor } from '../../../lib/exam/exam-progress'
import { freshExams, pickQuestions, type Met } from '../../../lib/exam/pick-questions'
import { examModes, examRules, shortExam, shortRound } from '../../../lib/exam/exam-rules'
import { examPool, quotasOf } from '../../../lib/exam/quotas'
import { randomFrom } from '../../../lib/exam/random'
import type { BankQuestion } from '../../../lib/exam/score'
import { noProgress } from '../../../lib/progress/progress'
import { questionBank as bank } from '../../../data/question-bank'

const pool = examPool(bank.values())
const labels = new Map(pool.map(question => [question.id, question.labels]))
const whole = examRules.questions
const quotas = new Map([whole, shortExam, shortRound].map(size => [size, quotasOf(pool, size)]))

/** How many questions of earlier exams the fourth may have, as pages/scrum/psm-1/psm1-exam-preparation/practice-exam.mdx says. */
const mostKnown = 4
const tooSmall = `The bank of ${pool.length} questions is too small for exams of ${whole}, or has too few of a kind.`

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
    const repeats = (exams: string[][]) => exams.flat().length - new Set(exams.flat()).size
    const twice = readers.filter(past => repeats(past.slice(0, freshExams)) > 0).length
    assert.equal(twice, 0, `${twice} of ${readers.length} readers meet a question twice. ${tooSmall}`)
    const known = readers.map(repeats)
    const most = Math.max(...known)
    assert.ok(most <= mostKnown, `A fourth exam has ${most} known questions. ${tooSmall}`)
    const all = known.reduce((sum, count) => sum + count, 0)
    assert.ok(all < readers.length / 4, `The fourth exams have ${all} known questions. ${tooSmall}`)
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
    const most = exams.length / 50
    assert.ok(missed.length <= most, `${missed.length} exams miss a quota, more than ${most}. ${tooSmall}`)
    for (const ids of missed) assert.ok(missedIn(ids, whole) <= 4, tooSmall)
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

  it('meet them in a first look, too: every part of the Guide, and nothing hard', () => {
    const easy = examPool([...bank.values()].filter(({ difficulty }) => difficulty < 3))
    const mode = examModes['first-look']
    const parts = [...quotasOf(easy, mode.questions).labels].filter(([label]) => label.startsWith('part: '))
    assert.equal(parts.length, Object.keys(guideParts).length)
    for (const seed of seedsTo(50)) {
      const ids = mixFor(noProgress, bank, randomFrom(seed), mode)
      assertSound(ids, mode.questions, `first look ${seed}`)
      assert.ok(ids.every(id => (bank.get(id)?.difficulty ?? 3) < 3))
      for (const [label, { least, most }] of parts) {
        const count = ids.filter(id => labels.get(id)?.includes(label)).length
        assert.ok(least > 0 && least <= count && count <= most, `first look ${seed}: ${count} of ${label}`)
      }
    }
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
