import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { drawQuizIds, fitting } from '../../../lib/exam/quiz'
import { randomFrom } from '../../../lib/exam/random'
import { bankWith } from './support'

const bank = new Map(bankWith(4))
const first = bank.get('q-0')
assert.ok(first)
bank.set('q-0', { ...first, guideSection: 'Increment' })

describe('a quiz for a class', () => {
  it('has questions of the section and the area, as many as wanted or as there are', () => {
    const draw = (section: string, area: string, count: number) =>
      drawQuizIds(bank, { section, area, count }, randomFrom(1))
    assert.deepEqual(draw('Increment', '', 5), ['q-0'])
    assert.deepEqual(draw('', 'Empiricism', 9).sort(), ['q-0', 'q-1', 'q-2', 'q-3'])
    assert.equal(new Set(draw('', '', 20)).size, 20)
    assert.equal(fitting(bank, { section: 'The Sprint', area: 'Empiricism' }).length, 3)
  })

  it('has no two questions that ask the same', () => {
    const twins = new Map([...bank].map(([id, question]) => [id, { ...question, facts: ['one'] }]))
    assert.equal(drawQuizIds(twins, { section: '', area: '', count: 20 }, randomFrom(1)).length, 1)
  })
})
