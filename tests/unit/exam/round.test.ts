import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { beginRound, roundIn, stepRound, type Round } from '../../../lib/exam/round'

/** The round after these answers, right or wrong. */
const after = (round: Round, ...answers: boolean[]) => answers.reduce(stepRound, round)

describe('a round until all is right', () => {
  it('asks a missed question again after five others, and drops one that was right', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const missed = stepRound(beginRound(ids, 7), false)
    assert.deepEqual(missed.queue, ['b', 'c', 'd', 'e', 'f', 'a', 'g'])
    assert.deepEqual(stepRound(missed, true).queue, ['c', 'd', 'e', 'f', 'a', 'g'])
  })

  it('asks the only one left again at once, and ends when that is right', () => {
    const again = stepRound(beginRound(['a'], 7), false)
    assert.deepEqual([again.queue, again.size, again.answers], [['a'], 1, 1])
    const ended = stepRound(again, true)
    assert.deepEqual([ended.queue, ended.size, ended.answers], [[], 1, 2])
  })
})

describe('a round with a subject', () => {
  it('asks each question once, and remembers which were wrong', () => {
    const round = after(beginRound(['a', 'b', 'c'], 7, 'Events'), false, true)
    assert.deepEqual([round.queue, round.answers, round.missed], [['c'], 2, ['a']])
    assert.deepEqual(stepRound(round, false).missed, ['a', 'c'])
    assert.deepEqual(stepRound(round, false).queue, [])
  })

  it('comes to its next question with nothing chosen', () => {
    const tried = { chosen: ['b'], confidence: 'sure', isJudged: true } as const
    const next = stepRound({ ...beginRound(['a', 'b'], 7, 'Events'), ...tried, chosen: ['b'] }, true)
    assert.deepEqual([next.chosen, next.confidence, next.isJudged], [[], undefined, false])
  })
})

describe('a round that the history keeps', () => {
  const round = after(beginRound(['a', 'b'], -7, 'Events'), false)

  it('is the one that was put there', () => {
    for (const each of [round, { ...round, chosen: ['b'], confidence: 'guess' }, beginRound([], 7)])
      assert.deepEqual(roundIn(structuredClone({ round: each })), each)
  })

  it('isn’t there if the entry keeps nothing, or something else', () => {
    for (const state of [null, undefined, 'round', [], {}, round, { round: null }, { as: '/', url: '/' }])
      assert.equal(roundIn(state), undefined)
    for (const wrong of [
      { queue: ['a', 'b', 'c'] },
      { queue: [1] },
      { missed: ['a', 'b'] },
      { answers: -1 },
      { seed: 0.5 },
      { chosen: 'b' },
      { confidence: 'quite' },
      { isJudged: undefined },
      { title: 7 },
    ])
      assert.equal(roundIn({ round: { ...round, ...wrong } }), undefined, JSON.stringify(wrong))
    fc.assert(fc.property(fc.anything(), state => assert.equal(roundIn({ round: state }), undefined)))
  })
})
