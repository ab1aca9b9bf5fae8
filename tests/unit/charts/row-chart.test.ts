import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { drawChart } from '../../../tooling/charts/draw-chart'
import type { PairChart, RowChart } from '../../../tooling/charts/rows'
import { pairs, ranges, waterfall } from './samples'

const svgOf = (chart: RowChart | PairChart): string => drawChart(chart, 'a test').svg

const wordsOf = (chart: RowChart | PairChart): string[] =>
  [...svgOf(chart).matchAll(/<text[^>]*>([^<]*)</g)].map(([, words = '']) => words)

/** Left edge and width of each bar, in the order of the file. */
const barsOf = (chart: RowChart | PairChart) =>
  [...svgOf(chart).matchAll(/<rect (?:class|fill)[^>]* x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)].map(
    ([, x, width]) => ({ x: Number(x), width: Number(width) }),
  )

const near = (actual: number | undefined, expected: number): void =>
  assert.ok(Math.abs((actual ?? NaN) - expected) < 0.05, `${actual}, not ${expected}`)

describe('rows', () => {
  it('put what is taken off at the end of what the rows above leave', () => {
    const [all, away, problems, planned, open] = barsOf(waterfall)
    assert.ok(all && away && problems && planned && open)
    const unit = all.width / 60
    near(away.x + away.width, all.x + all.width)
    near(away.width, 30.5 * unit)
    near(problems.x + problems.width, away.x)
    near(planned.x, all.x)
    near(open.x + open.width, problems.x)
  })

  it('write their numbers from the data', () => {
    const words = wordsOf(waterfall)
    for (const expected of ['60', '−30.5', 'away', 'Left: 10', '8', '2 open, 80 % planned'])
      assert.ok(words.includes(expected), expected)
  })

  it('put the name of what is taken off behind its number where it has no room to the left', () => {
    const words = wordsOf(waterfall)
    assert.ok(words.includes('−19.5 in problems'))
    assert.ok(!words.includes('in problems'))
  })

  it('are as wide as the chart where they are equally long, with white lines between the shares', () => {
    const chart: RowChart = {
      ...{ kind: 'rows', title: 'Day 8' },
      rows: [
        { name: 'Sub-tasks', shares: [{ value: 22 }, { value: 2, look: 'gray' }] },
        { name: 'Items', shares: [{ value: 12 }, { value: 0 }, { value: 12, look: 'gray' }] },
      ],
    }
    const widths = barsOf(chart).map(({ width }) => Math.round(width))
    assert.deepEqual(widths, [557, 51, 304, 304])
    assert.equal(svgOf(chart).match(/stroke="#fff"/g)?.length, 2)
  })

  it('begin where a range begins, over an upright grid with its numbers', () => {
    const [small, large] = barsOf(ranges)
    assert.ok(small && large)
    near(large.x, small.x + small.width)
    near(large.width, 2 * small.width)
    const words = wordsOf(ranges)
    assert.deepEqual(words.slice(0, 3), ['0', '5', '10'])
    for (const expected of ['points', 'hoped for: 9']) assert.ok(words.includes(expected), expected)
    assert.equal(svgOf(ranges).match(/stroke="#eef2f6"/g)?.length, 3)
  })

  it('make the drawing as high as they are', () => {
    const heightOf = (svg: string) => Number(/height="(\d+)"/.exec(svg)?.[1])
    const higher: RowChart = { ...ranges, rows: [...ranges.rows, { name: 'More', shares: [{ value: 5 }] }] }
    assert.ok(heightOf(svgOf(higher)) > heightOf(svgOf(ranges)))
  })

  it('find words that do not fit into their share', () => {
    const tight: RowChart = {
      ...{ kind: 'rows', title: 'Items' },
      rows: [
        {
          shares: [
            { value: 1, text: '{value} new', look: 'second' },
            { value: 30, text: '{value} Done' },
          ],
        },
      ],
    }
    const { problems } = drawChart(tight, 'a test')
    assert.match(problems.join(), /'1 new' runs over the side of a bar/)
  })
})

describe('pairs', () => {
  it('fill their halves, each side by its own scale or both by one', () => {
    const [number, minutes] = barsOf(pairs).slice(1)
    assert.equal(number?.width, minutes?.width)
    const sides = [{ title: 'first 10' }, { title: 'next 20' }] as const
    const [left, right] = barsOf({
      ...{ kind: 'pairs', title: 'Minutes', sides },
      rows: [{ name: 'Expert', values: [3, 6] }],
    })
    near((left?.width ?? 0) * 2, right?.width ?? 0)
  })

  it('draw no bar for zero, and write each number', () => {
    assert.equal(barsOf(pairs).length, 3)
    const words = wordsOf(pairs)
    assert.deepEqual(words.slice(0, 2), ['number', 'minutes'])
    for (const expected of ['0', '1.5', '2,600', '3']) assert.ok(words.includes(expected), expected)
  })

  it('write a number in its bar, in white, where there is no room next to it', () => {
    assert.match(svgOf(pairs), /class="b w"[^>]*>2,600</)
    assert.match(svgOf(pairs), /class="b"[^>]*>1\.5</)
  })
})
