import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { TrueFalse } from '../../../lib/course/question'
import { rule } from '../../../tooling/check/rules/question-dates'
import { dated, datesText, digestOf } from '../../../tooling/questions/question-dates'
import { assertFinds, assertPasses, siteOf } from './support'

const question: TrueFalse = {
  id: 'sprint-1',
  kind: 'true-false',
  difficulty: 1,
  stem: 'A Sprint lasts a month or less.',
  answer: true,
  why: { true: 'So it is.', false: 'So it is.' },
  rests: ['sprint-1'],
}
const reworded = { ...question, stem: 'A Sprint lasts one month or less.' }
const none = { firstMonth: '2026-11', laterMonths: {}, questionDigests: {} }

describe('the date of a question', () => {
  const first = dated([question], none, '2026-11')

  it('stays while the question reads the same', () => {
    assert.deepEqual(first.questionDigests, { 'sprint-1': digestOf(question) })
    assert.deepEqual(dated([{ ...question, difficulty: 2 }], first, '2027-03'), first)
  })

  it('is the month of its change, and stays that', () => {
    const changed = dated([reworded], first, '2027-03')
    assert.deepEqual(changed.laterMonths, { 'sprint-1': '2027-03' })
    assert.deepEqual(dated([reworded], changed, '2027-04'), changed)
    assert.match(datesText(changed), /laterMonths: .* = \{\n {2}'sprint-1': '2027-03',\n\}/)
  })

  it('goes with its question', () => assert.deepEqual(dated([], first, '2027-03'), none))
})

describe('question-dates', () => {
  const file = 'data/exam-questions/sprint.ts'
  const siteWith = (examOnly: readonly TrueFalse[], questionDigests: Record<string, number>) =>
    siteOf(
      {},
      { questionFiles: [{ file, raw: `\nid: 'sprint-1'`, set: undefined, examOnly }], questionDigests },
    )

  it('passes dated questions', () =>
    assertPasses(rule, siteWith([question], { 'sprint-1': digestOf(question) })))

  it('finds new and changed ones', () => {
    const wanted: [string, string] = [`${file}:2`, 'question sprint-1 is new or changed']
    assertFinds(rule, siteWith([question], {}), wanted)
    assertFinds(rule, siteWith([reworded], { 'sprint-1': digestOf(question) }), wanted)
  })
})
