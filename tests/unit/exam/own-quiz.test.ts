import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { anyQuiz, drawQuiz, matching, sectionsIn, type OwnQuiz } from '../../../lib/exam/own-quiz'
import { randomFrom } from '../../../lib/exam/random'
import { questionBank } from '../../../data/question-bank'
import { bankWith } from './support'

const at = '2026-11-21T10:00:00.000Z'
const bank = bankWith(5)
const answers = { 'q-0': { right: true, at }, 'q-1': { right: false, at } }
const idsOf = (quiz: Partial<OwnQuiz>) => matching(bank, answers, { ...anyQuiz, ...quiz }).map(({ id }) => id)

describe('the questions of an own quiz', () => {
  it('are all, if nothing is left out', () => assert.equal(idsOf({}).length, bank.size))

  it('are of the areas, kinds and levels that were chosen', () => {
    assert.deepEqual(idsOf({ areas: ['Empiricism'], kinds: ['multiple', 'true-false'] }), ['q-3', 'q-4'])
    assert.deepEqual(idsOf({ levels: ['2', '3'] }), [])
    assert.deepEqual(idsOf({ sections: ['Daily Scrum'] }), [])
    assert.equal(idsOf({ sections: ['The Sprint'] }).length, bank.size)
  })

  it('are only new, or only those missed the last time', () => {
    assert.equal(idsOf({ only: 'new' }).length, bank.size - 2)
    assert.deepEqual(idsOf({ only: 'missed' }), ['q-1'])
  })

  it('can be of each section that a question rests on', () => {
    const sections = sectionsIn(questionBank)
    const found = sections.map(
      section => matching(questionBank, {}, { ...anyQuiz, sections: [section] }).length,
    )
    assert.ok(found.every(count => count > 0))
    assert.equal(
      found.reduce((sum, count) => sum + count, 0),
      questionBank.size,
    )
  })
})

describe('the draw of an own quiz', () => {
  it('takes what was missed, then what is new, and no more than asked for', () => {
    const five = matching(bank, answers, { ...anyQuiz, areas: ['Empiricism'] })
    assert.deepEqual(drawQuiz(five, answers, 1, randomFrom(1)), ['q-1'])
    assert.ok(!drawQuiz(five, answers, 4, randomFrom(1)).includes('q-0'))
    assert.equal(drawQuiz(five, answers, 40, randomFrom(1)).length, 5)
  })

  it('asks the same thing twice only where it has no other', () => {
    const twins = [...bank.values()]
      .slice(0, 4)
      .map((each, index) => ({ ...each, facts: [`fact ${index % 2}`] }))
    const drawn = drawQuiz(twins, {}, 2, randomFrom(3))
    assert.equal(new Set(drawn.map(id => Number(id.slice(2)) % 2)).size, 2)
    assert.equal(drawQuiz(twins, {}, 4, randomFrom(3)).length, 4)
  })
})
