import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { dayOfIso } from '../../../lib/tools/dates'
import { dayTicks, numberTicks, rounded } from '../../../lib/tools/ticks'

const day = (text: string) => dayOfIso(text) ?? 0
const texts = (ticks: readonly { text: string }[]) => ticks.map(({ text }) => text)

describe('ticks', () => {
  it('are round numbers', () => {
    assert.deepEqual(texts(numberTicks(0, 1800, 5)), ['0', '500', '1,000', '1,500'])
    assert.deepEqual(texts(numberTicks(0, 1, 5)), ['0', '0.2', '0.4', '0.6', '0.8', '1'])
    assert.deepEqual(texts(numberTicks(0, 2, 8, true)), ['0', '1', '2'])
    assert.deepEqual(rounded(0, 1801, 5), [0, 2000])
  })

  it('are days, Mondays, firsts of months, or years', () => {
    assert.deepEqual(texts(dayTicks(day('2026-03-09'), day('2026-03-12'), 5)), [
      'Mar 9',
      'Mar 10',
      'Mar 11',
      'Mar 12',
    ])
    assert.deepEqual(texts(dayTicks(day('2026-03-01'), day('2026-03-31'), 5)), [
      'Mar 2',
      'Mar 9',
      'Mar 16',
      'Mar 23',
      'Mar 30',
    ])
    assert.deepEqual(texts(dayTicks(day('2026-12-20'), day('2027-01-12'), 5)), [
      'Dec 21',
      'Dec 28',
      'Jan 4, 2027',
      'Jan 11',
    ])
    assert.deepEqual(texts(dayTicks(day('2026-01-01'), day('2026-12-31'), 5)), [
      'Jan 2026',
      'Apr 2026',
      'Jul 2026',
      'Oct 2026',
    ])
    assert.deepEqual(texts(dayTicks(day('2020-06-01'), day('2026-06-01'), 7)), [
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
      '2026',
    ])
  })

  it('are in the range and not more than fit, whatever the range', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 2, max: 12 }),
        (from, length, count) => {
          for (const ticks of [
            dayTicks(from, from + length, count),
            numberTicks(from, from + length, count),
          ]) {
            assert.ok(ticks.every(({ at }) => at >= from - 1e-6 && at <= from + length + 1e-6))
            assert.ok(ticks.length <= count + 2)
          }
        },
      ),
    )
  })
})
