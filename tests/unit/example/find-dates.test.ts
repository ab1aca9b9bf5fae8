import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bare, sharedWords } from '../../../lib/example/closeness'
import { daysMeant, findDates } from '../../../lib/example/find-dates'

/** What is found, as 'weekday month date year to'. */
const found = (text: string) =>
  findDates(text).map(({ weekday, month, date, year, to }) =>
    [weekday, month, date, year, to && `to ${to.month} ${to.date}`]
      .filter(part => part !== undefined)
      .join(' '),
  )

describe('findDates', () => {
  it('finds weekday, month, date and year, in full and short', () => {
    assert.deepEqual(found('On Tuesday, March 18, 2026, and on Wed Mar 19 it rained.'), [
      'Tuesday March 18 2026',
      'Wednesday March 19',
    ])
  })

  it('finds a weekday behind the date', () => {
    assert.deepEqual(found('June 3 (a Wednesday) and June 4, a Thursday'), [
      'Wednesday June 3',
      'Thursday June 4',
    ])
  })

  it('finds spans, within a month and over its end', () => {
    assert.deepEqual(found('June 1 to 12, then June 29–July 10'), ['June 1 to June 12', 'June 29 to July 10'])
  })

  it('finds the weekday of both ends of a span', () => {
    assert.deepEqual(found('Monday, June 1 to Friday, June 12'), ['Monday June 1', 'Friday June 12'])
  })

  it('leaves alone months with a year, times and words', () => {
    assert.deepEqual(found('In May 2025, at 9:15, you may 3 times; Marching 4; May 10:30'), [])
  })
})

describe('daysMeant', () => {
  it('gives a day for each year, or for the one that is named', () => {
    const [june, leap] = findDates('June 3; February 29, 2026')
    assert.ok(june && leap)
    assert.deepEqual(daysMeant(june, [2025, 2026]), ['2025-06-03', '2026-06-03'])
    assert.deepEqual(daysMeant(leap, [2028]), [])
  })
})

describe('closeness', () => {
  it('compares words, whatever their case and quotation marks', () => {
    assert.equal(sharedWords('A child’s card', "a CHILD'S card"), 1)
    assert.equal(sharedWords('one two', 'three'), 0)
    assert.equal(sharedWords('a b c', 'a b d'), 0.5)
  })

  it('drops what ends a sentence', () => {
    assert.equal(bare(' “Done”  now. '), '"Done" now')
  })
})
