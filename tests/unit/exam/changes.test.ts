import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ExamAction } from '../../../lib/exam/attempt'
import { beginExam, endExam, stepExam } from '../../../lib/exam/exam-progress'
import { wholeExam } from '../../../lib/exam/exam-rules'
import { randomFrom } from '../../../lib/exam/random'
import { bankWith, progressWith, questionOf } from './support'

const here = { holder: 'here', at: '2026-11-21T10:00:00.000Z' }
const bank = new Map(bankWith(1))
const [single, pair, open] = ['q-0', 'q-3', 'q-8']
const all = questionOf(8, 'Events')
if (all.kind === 'multiple') bank.set(open, { ...all, countStated: false })

const choose = (question: string, ...keys: string[]): ExamAction => ({ kind: 'answer', question, keys })
const go = (to: number): ExamAction => ({ kind: 'go', to })

/** What an exam of these three questions keeps of its changes. */
function changesBy(...actions: ExamAction[]) {
  const began = beginExam(progressWith(), bank, randomFrom(1), here, wholeExam, [single, pair, open])
  const done = actions.reduce((progress, action) => stepExam(progress, bank, here, 0, action), began)
  const { changes, before, ...rest } = endExam(done, bank, here.at).exams[0] ?? assert.fail()
  assert.ok(!('settled' in rest), 'what was needed to notice them goes')
  return { changes, before }
}

describe('changes of an answer', () => {
  it('are counted when another option is chosen, and the first answer is kept', () => {
    const { changes, before } = changesBy(choose(single, 'a'), choose(single, 'b'), choose(single, 'c'))
    assert.deepEqual(changes, { [single]: 2 })
    assert.deepEqual(before, { [single]: ['a'] })
  })

  it('are not counted while an answer is being built', () => {
    const none = { changes: undefined, before: undefined }
    assert.deepEqual(changesBy(choose(single, 'a')), none)
    assert.deepEqual(changesBy(choose(pair, 'a'), choose(pair, 'a', 'c')), none)
    assert.deepEqual(changesBy(go(2), choose(open, 'a'), choose(open, 'a', 'c')), none)
  })

  it('are not counted if the same options are chosen again', () => {
    const { changes } = changesBy(choose(pair, 'a', 'c'), choose(pair, 'a'), choose(pair, 'c', 'a'))
    assert.equal(changes, undefined)
  })

  it('are one where the stem gives a number, and another pair is complete', () => {
    const { changes, before } = changesBy(choose(pair, 'a', 'c'), choose(pair, 'a'), choose(pair, 'a', 'b'))
    assert.deepEqual(changes, { [pair]: 1 })
    assert.deepEqual(before, { [pair]: ['a', 'c'] })
  })

  it('are counted at the next visit where any number of options is an answer', () => {
    const first = [go(2), choose(open, 'a'), choose(open, 'a', 'c'), go(0)]
    assert.equal(changesBy(...first).changes, undefined)
    assert.deepEqual(changesBy(...first, go(2), choose(open, 'a')).changes, { [open]: 1 })
  })
})
