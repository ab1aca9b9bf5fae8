import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isOutOfTime } from '../../../lib/repetition/clock'
import { countsOf, firstDue, isDue, nextAhead, nextCard } from '../../../lib/flashcards/queue'
import { graded } from '../../../lib/repetition/schedule'
import { kept, later, noon, perDay, table } from './support'

const dueIn = (minutes: number, state: 1 | 2 | 3 = 2) =>
  kept({ state, due: later(noon, minutes).toISOString(), last_review: later(noon, -60).toISOString() })

describe('isDue', () => {
  it('goes by the day for a card that is known, by the minute for one in its first steps', () => {
    const evening = new Date(noon.getFullYear(), noon.getMonth(), noon.getDate(), 23, 59)
    const tomorrow = new Date(noon.getFullYear(), noon.getMonth(), noon.getDate() + 1)
    assert.equal(isDue(kept({ due: evening.toISOString() }), noon), true)
    assert.equal(isDue(kept({ due: tomorrow.toISOString() }), noon), false)
    assert.equal(isDue(dueIn(1, 1), noon), false)
    assert.equal(isDue(dueIn(0, 1), noon), true)
    assert.equal(isDue(dueIn(-1, 3), noon), true)
  })

  it('does not wait for a date that a wrong clock has set', () => {
    const graded = (minutes: number) => kept({ last_review: later(noon, minutes).toISOString() })
    const far = { due: later(noon, 2000 * perDay).toISOString() }
    assert.equal(isDue({ ...graded(-perDay), ...far }, noon), true)
    assert.equal(isDue({ ...graded(3 * perDay), due: later(noon, 20 * perDay).toISOString() }, noon), true)
    assert.equal(isOutOfTime({ ...graded(600), due: later(noon, 20 * perDay).toISOString() }, noon), false)
    assert.equal(isDue(kept({ due: '2026-99-99T99:99:99.000Z' }), noon), true)
  })
})

describe('nextCard', () => {
  it('takes what is due first, the longest due at the head, then what is new', () => {
    const cards = { 'term:b': dueIn(-60), 'term:c': dueIn(-600), 'term:d': dueIn(9 * perDay) }
    assert.equal(nextCard(table(['term:a', 'term:b', 'term:c', 'term:d'], cards)), 'term:c')
    assert.equal(nextCard(table(['term:a', 'term:d'], cards)), 'term:a')
    assert.equal(nextCard(table(['term:d'], cards)), undefined)
  })

  it('begins no more new cards on a day than were asked for', () => {
    const begun = (minutes: number) => graded(undefined, 'Easy', later(noon, minutes))
    const order = ['term:a', 'term:b', 'term:c']
    const cards = { 'term:a': begun(-5), 'term:b': begun(-4) }
    assert.equal(nextCard(table(order, cards, { newADay: 2 })), undefined)
    assert.equal(nextCard(table(order, cards, { newADay: 3 })), 'term:c')
    assert.equal(nextCard(table(order, cards, { newADay: 2, now: later(noon, perDay) })), 'term:c')
  })

  it('counts new questions apart from new terms', () => {
    const cards = { 'term:a': graded(undefined, 'Easy', noon) }
    const questions = table(['question:q'], cards, { kind: 'question', newADay: 1 })
    assert.equal(nextCard(questions), 'question:q')
  })

  it('does not let a reader wait a few minutes for the last cards', () => {
    const cards = { 'term:a': dueIn(15, 1), 'term:b': dueIn(8, 3) }
    assert.equal(nextCard(table(['term:a', 'term:b'], cards)), 'term:b')
    assert.equal(nextCard(table(['term:a'], { 'term:a': dueIn(30, 1) })), undefined)
  })
})

describe('nextAhead', () => {
  it('takes the first to fall due, each card once', () => {
    const cards = { 'term:a': dueIn(9 * perDay), 'term:b': dueIn(3 * perDay) }
    const order = ['term:a', 'term:b', 'term:new']
    assert.equal(nextAhead(table(order, cards), []), 'term:b')
    assert.equal(nextAhead(table(order, cards), ['term:b']), 'term:a')
    assert.equal(nextAhead(table(order, cards), ['term:b', 'term:a']), undefined)
  })
})

describe('countsOf', () => {
  it('says how many are left, how many of those are new, and how many are known', () => {
    const cards = {
      'term:a': dueIn(-1),
      'term:b': dueIn(9 * perDay),
      'term:c': dueIn(-1, 1),
      'term:elsewhere': dueIn(-1),
    }
    const order = ['term:a', 'term:b', 'term:c', 'term:d', 'term:e']
    assert.deepEqual(countsOf(table(order, cards)), { left: 4, fresh: 2, known: 2, all: 5 })
    assert.deepEqual(countsOf(table(order, cards, { newADay: 1 })), { left: 3, fresh: 1, known: 2, all: 5 })
    assert.equal(firstDue(table(['term:b'], cards)), cards['term:b'])
  })

  it('counts a card that comes again within minutes as left', () => {
    const again = table(['term:a'], { 'term:a': dueIn(6, 1) })
    assert.equal(nextCard(again), 'term:a')
    assert.equal(countsOf(again).left, 1)
    assert.equal(countsOf(table(['term:a'], { 'term:a': dueIn(30, 1) })).left, 0)
  })

  it('does not count questions as terms learned', () => {
    const cards = { 'term:a': dueIn(9 * perDay), 'question:q': dueIn(9 * perDay) }
    const { known, all } = countsOf(table(['question:q', 'term:a', 'term:b'], cards))
    assert.deepEqual({ known, all }, { known: 1, all: 2 })
  })
})
