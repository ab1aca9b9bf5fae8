import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { drawQuestions } from '../../../lib/exam/draw-questions'
import { randomFrom } from '../../../lib/exam/random'

const bankOf = (sizes: Readonly<Record<string, number>>) =>
  Object.entries(sizes).flatMap(([area, size]) =>
    Array.from({ length: size }, (_, number) => ({ id: `${area}-${number}`, area })),
  )

const areaOf = (id: string) => id.split('-')[0] ?? ''

function countByArea(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(areaOf(id), (counts.get(areaOf(id)) ?? 0) + 1)
  return counts
}

describe('drawing the questions of an exam', () => {
  it('takes as many of each area, give or take one, though one has far more', () => {
    const drawn = drawQuestions(bankOf({ a: 100, b: 10, c: 10 }), [], 20, randomFrom(1))
    const counts = [...countByArea(drawn).values()]
    assert.equal(drawn.length, 20)
    assert.deepEqual(counts.sort(), [6, 7, 7])
  })

  it('lets the others give more where an area has too few', () => {
    const counts = countByArea(drawQuestions(bankOf({ a: 30, b: 30, c: 2 }), [], 30, randomFrom(1)))
    assert.deepEqual([counts.get('a'), counts.get('b'), counts.get('c')], [14, 14, 2])
  })

  it('gives all there are where the bank is smaller than the exam', () => {
    assert.equal(drawQuestions(bankOf({ a: 3, b: 4 }), [], 80, randomFrom(1)).length, 7)
  })

  it('repeats itself with the same seed, and not with another', () => {
    const bank = bankOf({ a: 30, b: 30 })
    const draw = (seed: number) => drawQuestions(bank, [], 20, randomFrom(seed))
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
    assert.deepEqual(drawQuestions(bank, past, 2, randomFrom(1)).sort(), ['a-0', 'a-1'])
  })

  it('never draws twice, and repeats an earlier exam only when nothing fresh is left', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 13 }),
        fc.integer({ min: 1, max: 80 }),
        fc.integer(),
        fc.integer({ min: 1, max: 5 }),
        (sizes, count, seed, exams) => {
          const bank = bankOf(Object.fromEntries(sizes.map((size, index) => [`area${index}`, size])))
          const random = randomFrom(seed)
          const past: string[][] = []
          for (let exam = 0; exam < exams; exam += 1) {
            const drawn = drawQuestions(bank, past, count, random)
            assert.equal(new Set(drawn).size, drawn.length)
            assert.equal(drawn.length, Math.min(count, bank.length))
            const asked = new Set(past.flat())
            for (const [area, drawnThere] of countByArea(drawn)) {
              const fresh = bank.filter(question => question.area === area && !asked.has(question.id)).length
              const repeated = drawn.filter(id => areaOf(id) === area && asked.has(id)).length
              assert.equal(repeated, Math.max(0, drawnThere - fresh))
            }
            past.push(drawn)
          }
        },
      ),
    )
  })
})
