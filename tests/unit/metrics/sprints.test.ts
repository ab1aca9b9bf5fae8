import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { helpDeskItems } from '../../../data/example/help-desk-items'
import { analyze } from '../../../lib/metrics/analyze'
import { exampleText } from '../../../lib/metrics/example'
import type { Item } from '../../../lib/metrics/item'
import { sprintEnds } from '../../../lib/metrics/sprints'
import { usualSettings } from '../../../lib/metrics/settings'

/** A Monday. */
const monday = 20_465
const item = (created: number, done?: number, points?: number): Item => ({
  line: 2,
  key: '',
  title: '',
  created: monday + created,
  done: done === undefined ? undefined : monday + done,
  points,
})
const rhythm = { firstDay: monday, weeks: 2 }
const short = (items: readonly Item[], upTo: number, unit: 'items' | 'points' = 'items') =>
  sprintEnds(items, rhythm, monday + upTo, unit).map(({ scope, done, left, added, doneHere, isOver }) => [
    scope,
    done,
    left,
    added,
    doneHere,
    isOver,
  ])

describe('burndown and burnup by Sprint', () => {
  it('count what was there and what was done at the end of each Sprint', () => {
    const items = [item(0, 9), item(0, 20), item(3), item(14, 27), item(15)]
    assert.deepEqual(short(items, 27), [
      [3, 1, 2, 3, 1, true],
      [5, 3, 2, 2, 2, true],
    ])
  })

  it('leave out what came later, and say that the last Sprint isn’t over', () => {
    assert.deepEqual(short([item(0, 20), item(18)], 16), [
      [1, 0, 1, 1, 0, true],
      [1, 0, 1, 0, 0, false],
    ])
  })

  it('count a Sprint before the one whose first day is given', () => {
    assert.deepEqual(short([item(-3, 2)], 5), [
      [1, 0, 1, 1, 0, true],
      [1, 1, 0, 0, 1, false],
    ])
  })

  it('add up points, and items without any count nothing', () => {
    assert.deepEqual(short([item(0, 9, 5), item(1, 9), item(2, undefined, 3)], 11, 'points'), [
      [8, 5, 3, 8, 5, true],
    ])
  })

  it('of many years show the last sixty, with everything from before in their counts', () => {
    const ends = sprintEnds([item(-14 * 200, -14 * 190), item(0)], rhythm, monday, 'items')
    assert.equal(ends.length, 60)
    assert.deepEqual([ends[0]?.scope, ends[0]?.done, ends.at(-1)?.scope], [1, 1, 2])
  })

  it('are missing without items', () => {
    assert.deepEqual(short([], 20), [])
  })
})

describe('an analysis', () => {
  const analyzed = (text: string) => analyze({ text, settings: usualSettings }, monday + 60)

  it('of the running example ends on its last evening, with as many left as are open', () => {
    const { sprints, itemCount, ages, cycleTimes, lastDate, upTo } = analyzed(exampleText(helpDeskItems))
    const open = helpDeskItems.filter(({ finished }) => !finished).length
    assert.equal(itemCount, helpDeskItems.length)
    assert.equal(lastDate, upTo)
    assert.equal(sprints.ends.at(-1)?.left, open)
    assert.equal(cycleTimes.count, itemCount - open)
    assert.equal(cycleTimes.withoutStart, 0)
    assert.equal(ages.count, ages.oldest.length)
  })

  it('of one row, and of none, is complete', () => {
    const one = analyzed('Key,Started\nA-1,2026-01-12')
    assert.deepEqual([one.itemCount, one.ages.count, one.lines, one.cycleTimes.dots], [1, 1, [], []])
    const none = analyzed('')
    assert.deepEqual([none.itemCount, none.cumulative.evenings, none.sprints.ends], [0, [], []])
  })

  it('of a hundred thousand rows is small, and counts every row', () => {
    const iso = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10)
    const rows = Array.from({ length: 100_000 }, (_, at) => {
      const created = monday - 900 + (at % 800)
      return `A-${at},Item ${at},${iso(created)},${iso(created + 3)},${at % 9 === 0 ? '' : iso(created + 3 + (at % 90))}`
    })
    const analysis = analyzed(['Key,Title,Created,Started,Done', ...rows].join('\n'))
    assert.equal(analysis.itemCount, 100_000)
    assert.equal(analysis.cumulative.evenings.at(-1)?.created, 100_000)
    assert.equal(analysis.ages.count + analysis.cycleTimes.count, 100_000)
    // It is sent from the worker to the page and drawn there.
    assert(JSON.stringify(analysis).length < 200_000)
  })
})
