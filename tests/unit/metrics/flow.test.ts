import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { helpDeskItems } from '../../../data/example/help-desk-items'
import { lastHelpDeskDay } from '../../../data/example/help-desk-weeks'
import type { IsoDay } from '../../../lib/example/days'
import { cumulativeOn } from '../../../lib/example/flow/counts'
import { percentile } from '../../../lib/example/flow/percentile'
import { ageOn, cycleTimes } from '../../../lib/example/flow/times'
import { elapsedDays as elapsedOfExample, workingDaysOf } from '../../../lib/example/flow/working-days'
import { cumulativeFlow } from '../../../lib/metrics/cumulative'
import { dotsOf } from '../../../lib/metrics/dots'
import { elapsedDays, mondayOf } from '../../../lib/metrics/elapsed'
import { exampleText } from '../../../lib/metrics/example'
import { agesOn, cycleTimesOf, percentileLines, throughputOf } from '../../../lib/metrics/flow'
import type { Item } from '../../../lib/metrics/item'
import { readItems } from '../../../lib/metrics/read-items'
import { dayOfIso, isoOfDay } from '../../../lib/tools/dates'

const day = (iso: string) => {
  const found = dayOfIso(iso)
  assert(found !== undefined, iso)
  return found
}
const lastDay = day(lastHelpDeskDay)
const { items, problems } = readItems(exampleText(helpDeskItems), lastDay)
const times = cycleTimesOf(items, lastDay, 'weekdays')

const someItem = (dates: Partial<Item>): Item => ({ line: 2, key: 'A-1', title: '', ...dates })

describe('elapsed days', () => {
  it('count both days, and with weekdays no weekend', () => {
    const [friday, saturday, monday] = [day('2026-03-06'), day('2026-03-07'), day('2026-03-09')]
    assert.equal(elapsedDays(friday, friday, 'all'), 1)
    assert.equal(elapsedDays(friday, monday, 'all'), 4)
    assert.equal(elapsedDays(friday, monday, 'weekdays'), 2)
    assert.equal(elapsedDays(saturday, saturday, 'weekdays'), 1)
    assert.equal(mondayOf(day('2026-03-08')), day('2026-03-02'))
  })

  it('agree with the running example’s on every pair of days', () => {
    const from = day('2025-01-06')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 400 }), (start, length) => {
        const [one, two] = [from + start, from + start + length]
        const expected = elapsedOfExample(isoOfDay(one) as IsoDay, isoOfDay(two) as IsoDay)
        assert.equal(elapsedDays(one, two, 'weekdays'), Math.max(1, expected))
      }),
    )
  })
})

describe('the running example’s cards', () => {
  it('are read without a problem', () => {
    assert.deepEqual(problems, [])
    assert.equal(items.length, helpDeskItems.length)
  })

  it('have the percentiles that the lessons say', () => {
    const all = cycleTimes(helpDeskItems)
    assert.equal(times.length, all.length)
    assert.deepEqual(
      percentileLines(times),
      [50, 85, 95].map(percent => ({ percent, days: percentile(all, percent) })),
    )
  })

  it('have the ages of the board on the last evening, the oldest first', () => {
    const open = agesOn(items, lastDay, 'weekdays', percentileLines(times))
    const expected = helpDeskItems.flatMap(item => ageOn(item, lastHelpDeskDay) ?? []).sort((a, b) => b - a)
    assert.deepEqual(
      open.map(({ age }) => age),
      expected,
    )
    assert.deepEqual(
      open.slice(0, 2).map(({ item, age, above }) => [item.key, age, above]),
      [
        ['HD-130', 12, 95],
        ['HD-141', 7, 85],
      ],
    )
  })

  it('have the counts of the cumulative flow on every working day', () => {
    const { every, evenings } = cumulativeFlow(items, lastDay)
    assert.equal(every, 1)
    for (const working of workingDaysOf('2026-01-12', lastHelpDeskDay)) {
      const evening = evenings.find(each => each.day === day(working))
      assert(evening, working)
      const { asked, started, finished } = cumulativeOn(helpDeskItems, working)
      assert.deepEqual([evening.created, evening.started, evening.done], [asked, started, finished], working)
    }
  })

  it('add up to the eight weeks’ throughput', () => {
    const { weeks, periods } = throughputOf(items, lastDay)
    assert.equal(weeks, 1)
    assert.equal(periods.length, 8)
    assert.equal(
      periods.reduce((sum, { done }) => sum + done, 0),
      times.length,
    )
    // The last evening is a Friday's.
    assert.equal(periods.at(-1)?.isOver, true)
  })
})

describe('throughput', () => {
  it('has the weeks in which nothing was done, and says that the last one isn’t over', () => {
    const { periods } = throughputOf(
      [someItem({ done: day('2026-03-03') }), someItem({ done: day('2026-03-18') })],
      day('2026-03-19'),
    )
    assert.deepEqual(
      periods.map(({ done, isOver }) => [done, isOver]),
      [
        [1, true],
        [0, true],
        [1, false],
      ],
    )
  })

  it('of many years counts longer periods', () => {
    const { weeks, periods } = throughputOf([someItem({ done: day('1996-03-03') })], day('2026-03-19'))
    assert.equal(weeks, 52)
    assert(periods.length <= 110)
    assert.equal(periods[0]?.done, 1)
  })

  it('of nothing done is empty', () => {
    assert.deepEqual(throughputOf([someItem({ started: day('2026-03-03') })], day('2026-03-19')).periods, [])
  })
})

describe('cumulative flow', () => {
  it('of a hundred years has at most 400 evenings, counts all items, and ends on the last', () => {
    const upTo = day('2026-03-06')
    const { every, evenings } = cumulativeFlow(
      [someItem({ created: day('1926-03-06'), started: day('1990-01-01') }), someItem({ done: upTo })],
      upTo,
    )
    assert(every > 1)
    assert(evenings.length <= 400)
    assert.deepEqual(evenings.at(-1), { day: upTo, created: 2, started: 2, done: 1 })
  })

  it('has bands that never cross, whichever dates are missing', () => {
    const date = fc.option(fc.integer({ min: 20_000, max: 20_200 }), { nil: undefined })
    const anItem = fc.record({ created: date, started: date, done: date }).map(dates => someItem(dates))
    fc.assert(
      fc.property(fc.array(anItem), some => {
        for (const { created, started, done } of cumulativeFlow(some, 20_150).evenings)
          assert(created >= started && started >= done)
      }),
    )
  })
})

describe('dots of a scatter plot', () => {
  const manyTimes = Array.from({ length: 100_000 }, (_, at) => ({
    item: someItem({ key: `A-${at}` }),
    done: 20_000 + (at % 900),
    days: 1 + ((at * 7919) % 400),
  }))

  it('join items of one day and time, and name three', () => {
    const same = [1, 2, 3, 4].map(number => ({
      item: someItem({ key: `A-${number}` }),
      done: 20_000,
      days: 3,
    }))
    assert.deepEqual(dotsOf(same), {
      dots: [{ done: 20_000, days: 3, count: 4, names: ['A-1', 'A-2', 'A-3'] }],
      left: 0,
    })
  })

  it('of a hundred thousand items are at most 800, the slowest among them, and the others are counted', () => {
    const { dots, left } = dotsOf(manyTimes)
    assert(dots.length <= 800)
    assert.equal(dots.length + left, new Set(manyTimes.map(({ done, days }) => `${done} ${days}`)).size)
    assert(dots.some(({ days }) => days === 400))
    assert(dots.some(({ days }) => days < 50))
  })
})
