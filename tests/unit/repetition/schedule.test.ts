import assert from 'node:assert/strict'
import fc from 'fast-check'
import { describe, it } from 'node:test'
import { begunAt } from '../../../lib/repetition/clock'
import { graded, grades, type Grade } from '../../../lib/repetition/schedule'
import { noProgress, parseProgress } from '../../../lib/progress/progress'
import type { CardState } from '../../../lib/progress/shape'
import { kept, later, noon, perDay } from '../flashcards/support'

const days = (card: CardState, from: Date): number => (Date.parse(card.due) - from.getTime()) / 86_400_000

/** What can be read again of a card that was kept as JSON. */
function readAgain(card: CardState): CardState | undefined {
  const text = JSON.stringify({ ...noProgress, cards: { 'term:sprint': card } })
  return parseProgress(JSON.parse(text))?.cards['term:sprint']
}

const anyGrade = fc.constantFrom(...grades)
/** Any moment that a device's clock may show. */
const anyTime = fc.date({
  min: new Date('1970-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59Z'),
  noInvalidDate: true,
})
/** Whatever the store's shape lets through, sensible or not. */
const anyCard: fc.Arbitrary<CardState> = fc.record(
  {
    due: anyTime.map(time => time.toISOString()),
    stability: fc.double({ noNaN: true, noDefaultInfinity: true }),
    difficulty: fc.double({ noNaN: true, noDefaultInfinity: true }),
    scheduled_days: fc.double({ noNaN: true, noDefaultInfinity: true }),
    learning_steps: fc.nat(),
    reps: fc.nat(),
    lapses: fc.nat(),
    state: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
    last_review: anyTime.map(time => time.toISOString()),
  },
  {
    requiredKeys: [
      'due',
      'stability',
      'difficulty',
      'scheduled_days',
      'learning_steps',
      'reps',
      'lapses',
      'state',
    ],
  },
)

/** What must hold after a grade, whatever was kept before. */
function assertSound(card: CardState, now: Date): void {
  assert.deepEqual(readAgain(card), card)
  assert.ok(Date.parse(card.due) >= now.getTime(), 'due before the review')
  assert.ok(days(card, now) <= 367, `${days(card, now)} days`)
  assert.equal(card.last_review, now.toISOString())
  assert.ok(card.stability > 0 && card.difficulty >= 1 && card.difficulty <= 10)
}

describe('graded', () => {
  it('begins a new card with steps of minutes, or at once with days', () => {
    const waits = grades.map(grade => days(graded(undefined, grade, noon), noon) * perDay)
    assert.deepEqual(waits, [1, 6, 10, 8 * perDay])
  })

  it('lets the waits of a card grow with each Good', () => {
    let card: CardState | undefined
    let now = noon
    const waits = Array.from({ length: 4 }, () => {
      card = graded(card, 'Good', now)
      const wait = days(card, now)
      now = new Date(card.due)
      return Math.round(wait)
    })
    assert.deepEqual(waits, [0, 2, 11, 46])
  })

  it('has a worse grade never wait longer than a better one', () => {
    for (const card of [undefined, kept(), kept({ state: 3, learning_steps: 0 })]) {
      const waits = grades.map(grade => days(graded(card, grade, noon), noon))
      assert.deepEqual(
        [...waits].sort((a, b) => a - b),
        waits,
      )
    }
  })

  it('remembers when a card was begun, and what it does not know of', () => {
    const first = graded(undefined, 'Good', noon)
    const second = graded({ ...first, later: 'version' }, 'Good', later(noon, perDay))
    assert.deepEqual(begunAt(second), noon)
    assert.equal(second.later, 'version')
    assert.equal(begunAt(kept({ begun: 7 })), undefined)
    assert.equal(begunAt(kept({ begun: 'yesterday' })), undefined)
  })

  it('keeps any sequence of grades sound, at any intervals, through JSON and the parser', () => {
    const step = fc.record({ grade: anyGrade, minutes: fc.nat(400 * perDay) })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), steps => {
        let card: CardState | undefined
        let now = noon
        for (const { grade, minutes } of steps) {
          now = later(now, minutes)
          card = graded(card && readAgain(card), grade, now)
          assertSound(card, now)
          assert.deepEqual(begunAt(card), later(noon, steps[0]?.minutes ?? 0))
        }
        assert.equal(card?.reps, steps.length)
      }),
    )
  })

  it('goes on from whatever the store holds, by whatever clock', () => {
    fc.assert(
      fc.property(anyCard, anyGrade, anyTime, (card, grade, now) => {
        const after = graded(card, grade, now)
        // The end of the year 9999 is the end of what can be kept.
        if (now.getFullYear() < 9998) assertSound(after, now)
        else assert.deepEqual(readAgain(after), after)
      }),
      { numRuns: 500 },
    )
  })

  it('gives the same dates for the same grades', () => {
    fc.assert(
      fc.property(anyCard, anyGrade, (card, grade: Grade) => {
        assert.deepEqual(graded(card, grade, noon), graded(card, grade, noon))
      }),
    )
  })
})
