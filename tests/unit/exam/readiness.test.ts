import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { examRules } from '../../../lib/exam/exam-rules'
import {
  answersIn,
  countedAnswers,
  fewestAnswers,
  firstAnswers,
  readinessOf,
} from '../../../lib/exam/readiness'
import type { Progress } from '../../../lib/progress/shape'
import { resultWith } from './result-samples'
import { bankWith, progressWith } from './support'

/** So many answers, spread over thirteen areas. */
function spread(right: number, wrong: number) {
  const areas = Array.from({ length: 13 }, () => ({ right: 0, wrong: 0 }))
  for (let index = 0; index < right + wrong; index += 1) {
    const area = areas[index % 13]
    if (area) area[index < right ? 'right' : 'wrong'] += 1
  }
  return areas
}

describe('the estimate of readiness', () => {
  it('is not given below sixty answers', () => {
    assert.equal(readinessOf(spread(fewestAnswers - 1, 0)), undefined)
    assert.ok(readinessOf(spread(fewestAnswers, 0)))
  })

  it('is sure where all or none is right', () => {
    assert.deepEqual(readinessOf(spread(60, 0)), { of10: 10, low: 10, high: 10 })
    assert.deepEqual(readinessOf(spread(0, 60)), { of10: 0, low: 0, high: 0 })
  })

  it('is about half at the share that passes, with a wide range that more answers make narrower', () => {
    const right = Math.round((60 * examRules.pass) / examRules.questions)
    const few = readinessOf(spread(right, 60 - right))
    const many = readinessOf(spread(10 * right, 600 - 10 * right))
    assert.ok(few && many)
    for (const { of10 } of [few, many]) assert.ok(of10 >= 4 && of10 <= 6, `${of10}`)
    assert.ok(few.low <= 1 && few.high >= 8, JSON.stringify(few))
    assert.ok(many.high - many.low < few.high - few.low, JSON.stringify(many))
  })

  it('never falls with one more right answer, and never rises with one more wrong', () => {
    const anyArea = fc.record({ right: fc.nat({ max: 12 }), wrong: fc.nat({ max: 5 }) })
    const anyAreas = fc.array(anyArea, { minLength: 13, maxLength: 13 })
    fc.assert(
      fc.property(anyAreas, fc.nat({ max: 12 }), (areas, at) => {
        fc.pre(answersIn(areas) >= fewestAnswers)
        const more = (field: 'right' | 'wrong') =>
          readinessOf(
            areas.map((area, index) => (index === at ? { ...area, [field]: area[field] + 1 } : area)),
          )
        const [now, better, worse] = [readinessOf(areas), more('right'), more('wrong')]
        assert.ok(now && better && worse)
        for (const field of ['of10', 'low', 'high'] as const) {
          assert.ok(better[field] >= now[field])
          assert.ok(worse[field] <= now[field])
        }
      }),
      { numRuns: 10 },
    )
  })
})

describe('the answers that count', () => {
  const bank = bankWith(1)
  const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`
  const counted = (change: Partial<Progress>) =>
    [...firstAnswers(progressWith(change), bank)].filter(([, { right, wrong }]) => right + wrong > 0)

  it('are the first ones, or the last where only that was kept', () => {
    const answers = {
      'q-0': { right: true, at: at(2), first: { right: false, at: at(1) } },
      'q-1': { right: true, at: at(2) },
      gone: { right: true, at: at(2) },
    }
    assert.deepEqual(counted({ answers }), [
      ['Empiricism', { right: 0, wrong: 1 }],
      ['Scrum Values', { right: 1, wrong: 0 }],
    ])
  })

  it('are not the blanks that earlier versions stored as wrong', () => {
    const exam = resultWith({ right: 0 }, { questions: ['q-0', 'q-1'], answers: { 'q-1': ['a'] } })
    const answers = {
      'q-0': { right: false, at: exam.endedAt },
      'q-1': { right: false, at: exam.endedAt },
    }
    assert.deepEqual(counted({ answers, exams: [exam] }), [['Scrum Values', { right: 0, wrong: 1 }]])
  })

  it('are those to the questions met last', () => {
    const large = bankWith(Math.ceil(countedAnswers / 10))
    const older = large.size - countedAnswers
    const answers = Object.fromEntries(
      [...large.keys()].map((id, index) => [id, { right: index >= older, at: at(index >= older ? 2 : 1) }]),
    )
    const areas = [...firstAnswers(progressWith({ answers }), large).values()]
    assert.deepEqual(
      areas.reduce((sum, { right }) => sum + right, 0),
      countedAnswers,
    )
    assert.equal(answersIn(areas), countedAnswers)
  })
})
