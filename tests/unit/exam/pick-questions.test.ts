import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { freshExams, pickQuestions, type Met } from '../../../lib/exam/pick-questions'
import { examRules } from '../../../lib/exam/exam-rules'
import { quotasOf, type DrawnFrom } from '../../../lib/exam/quotas'
import { randomFrom } from '../../../lib/exam/random'

const bankOf = (sizes: Readonly<Record<string, number>>): DrawnFrom[] =>
  Object.entries(sizes).flatMap(([area, size]) =>
    Array.from({ length: size }, (_, number) => ({
      id: `${area}-${number}`,
      labels: [`area: ${area}`],
      facts: [],
      words: 0,
    })),
  )

/** Of a reader who has met nothing yet. */
const nothing = { past: [], answers: {} }

const countOf = (ids: readonly string[], area: string) => ids.filter(id => id.startsWith(`${area}-`)).length

describe('drawing the questions of an exam', () => {
  it('takes at least three of each area, though one has far more', () => {
    const bank = bankOf({ Events: 300, Done: 12, Coaching: 12 })
    for (let seed = 0; seed < 20; seed += 1) {
      const drawn = pickQuestions(bank, nothing, 80, randomFrom(seed))
      assert.equal(drawn.length, 80)
      assert.ok(countOf(drawn, 'Done') >= 3 && countOf(drawn, 'Coaching') >= 3, `seed ${seed}`)
    }
  })

  it('asks for at most a quarter of an area, so that four exams can be fresh', () => {
    const quotas = quotasOf(bankOf({ Events: 400, Done: 4 }), 80)
    assert.deepEqual(quotas.labels.get('area: Done'), { least: 1, most: 80 })
    assert.deepEqual(quotas.labels.get('area: Events'), { least: 3, most: 80 })
  })

  it('gives all there are where the bank is smaller than the exam', () => {
    assert.equal(pickQuestions(bankOf({ a: 3, b: 4 }), nothing, 80, randomFrom(1)).length, 7)
  })

  it('repeats itself with the same seed, and not with another', () => {
    const bank = bankOf({ a: 30, b: 30 })
    const draw = (seed: number) => pickQuestions(bank, nothing, 20, randomFrom(seed))
    assert.deepEqual(draw(7), draw(7))
    assert.notDeepEqual(draw(7), draw(8))
  })

  it('takes what was asked longest ago once all was asked', () => {
    const bank = bankOf({ a: 6 })
    const past = [
      ['a-0', 'a-1'],
      ['a-2', 'a-3'],
      ['a-4', 'a-5'],
    ]
    assert.deepEqual(pickQuestions(bank, { past, answers: {} }, 2, randomFrom(1)).sort(), ['a-0', 'a-1'])
  })

  it('never draws twice, and repeats an earlier exam only when nothing fresh is left', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 80 }),
        fc.integer(),
        fc.integer({ min: 1, max: 5 }),
        (size, count, seed, exams) => {
          const bank = bankOf({ a: size })
          const random = randomFrom(seed)
          const past: string[][] = []
          for (let exam = 0; exam < exams; exam += 1) {
            const drawn = pickQuestions(bank, { past, answers: {} }, count, random)
            assert.equal(new Set(drawn).size, drawn.length)
            assert.equal(drawn.length, Math.min(count, bank.length))
            const asked = new Set(past.flat())
            const repeated = drawn.filter(id => asked.has(id)).length
            assert.equal(repeated, Math.max(0, drawn.length - (bank.length - asked.size)))
            past.push(drawn)
          }
        },
      ),
    )
  })
})

describe('what an exam holds', () => {
  const kinds = ['single', 'single', 'single', 'multiple', 'true-false']
  const bank = Array.from({ length: 400 }, (_, number) => ({
    id: `q-${number}`,
    labels: [
      `kind: ${kinds[number % 5]}`,
      `level: ${(number % 3) + 1}`,
      ...(number % 7 === 0 ? ['near'] : []),
      ...(number % 8 === 0 ? ['short'] : []),
    ],
    facts: number % 11 === 0 ? ['sprint-1'] : [],
    words: 60,
  }))
  const byId = new Map(bank.map(question => [question.id, question]))
  const drawnIn = (met: Met, count: number, seed = 3) =>
    pickQuestions(bank, met, count, randomFrom(seed)).flatMap(id => byId.get(id) ?? [])

  it('is the same of each kind and difficulty, whatever the seed, and in a short exam in proportion', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        for (const [count, single, multiple, easy, near] of [
          [80, 52, 16, 16, 3],
          [30, 20, 6, 6, 1],
        ] as const) {
          const drawn = drawnIn(nothing, count, seed)
          const of = (label: string) => drawn.filter(({ labels }) => labels.includes(label)).length
          assert.equal(drawn.length, count)
          assert.equal(of('kind: single'), single)
          assert.equal(of('kind: multiple'), multiple)
          assert.equal(of('level: 1'), easy)
          assert.ok(of('near') <= near)
          // A third, but of 50 in the bank no more than a quarter.
          assert.ok(of('short') >= Math.min(Math.ceil(count / 3), 12))
          assert.ok(drawn.filter(({ facts }) => facts.length > 0).length <= 1)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('is first what the reader met nowhere, then what was missed', () => {
    // By rounds of the areas, so that each area has some of both.
    const round = (number: number) => Math.floor(number / 8)
    const half = bank.filter((_, number) => round(number) % 2 === 0)
    const answers = Object.fromEntries(half.map(({ id }) => [id, { right: false }]))
    assert.equal(drawnIn({ past: [], answers }, 80).filter(({ id }) => id in answers).length, 0)
    const all = Object.fromEntries(bank.map(({ id }, number) => [id, { right: round(number) % 2 === 0 }]))
    assert.equal(drawnIn({ past: [], answers: all }, 80).filter(({ id }) => all[id]?.right).length, 0)
  })

  it('asks less rather than the same thing twice', () => {
    const twins = bankOf({ a: 6 }).map(question => ({ ...question, facts: ['sprint-1'] }))
    assert.equal(pickQuestions(twins, nothing, 3, randomFrom(1)).length, 1)
  })

  it('leaves out what is long where the whole would be too much to read', () => {
    const uneven = bankOf({ a: 200 }).map((question, number) => ({
      ...question,
      words: number % 2 ? 50 : 80,
    }))
    const words = new Map(uneven.map(({ id, words }) => [id, words]))
    const drawn = pickQuestions(uneven, nothing, 80, randomFrom(1))
    assert.ok(drawn.reduce((sum, id) => sum + (words.get(id) ?? 0), 0) <= 5000)
  })

  it('is new in the first three exams, even where that is too much to read', () => {
    const uneven = bankOf({ a: 3 * 80 }).map((question, number) => ({
      ...question,
      words: number % 3 ? 90 : 30,
    }))
    const past: string[][] = []
    for (let exam = 0; exam < freshExams; exam += 1)
      past.push(pickQuestions(uneven, { past, answers: {} }, 80, randomFrom(exam)))
    assert.equal(new Set(past.flat()).size, 3 * 80)
  })

  it('is sooner known than too much to read, and no more of it than has to be', () => {
    const uneven = bankOf({ a: 200 }).map((question, number) => ({
      ...question,
      words: number % 2 ? 55 : 70,
    }))
    const answers = Object.fromEntries(
      uneven.filter(({ words }) => words === 55).map(({ id }) => [id, { right: true }]),
    )
    const drawn = pickQuestions(uneven, { past: [], answers }, examRules.questions, randomFrom(1))
    // Questions of 70 words are too many words, and each that is known saves 15.
    const tooMany = 70 * examRules.questions - quotasOf(uneven, examRules.questions).words
    assert.equal(drawn.filter(id => id in answers).length, Math.ceil(tooMany / 15))
  })
})
