import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parse } from 'parse5'
import fc from 'fast-check'
import { drawChart } from '../../../lib/tools/chart-drawing'
import { widthOf } from '../../../lib/tools/chart-labels'
import { svgOfChart } from '../../../lib/tools/chart-file'
import { extent } from '../../../lib/tools/chart-scale'
import type { Chart, Layer, Mark } from '../../../lib/tools/chart-spec'

const chartOf = (...layers: Layer[]): Chart => ({
  title: 'Items finished <by week> & more',
  description: 'Between 2 and 8.',
  x: { title: 'Week', kind: 'number', isWhole: true },
  y: { title: 'Items', kind: 'number', isWhole: true },
  layers,
})
const bars: Layer = {
  kind: 'bars',
  tone: 'main',
  bars: [
    { from: 0, to: 1, value: 2 },
    { from: 1, to: 2, value: 8 },
  ],
}
const phone = { width: 328, height: 320 }

/** The box of a text, about. */
function boxOf({ attributes, text = '' }: Mark) {
  const width = widthOf(text)
  const { x, y, 'text-anchor': anchor } = attributes
  const left = Number(x) - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0)
  return { left, right: left + width, top: Number(y) - 11, bottom: Number(y) + 2 }
}

describe('a drawing', () => {
  const rule = (at: number, text: string, axis: 'x' | 'y'): Layer => ({
    kind: 'rule',
    axis,
    at,
    text,
    tone: 'danger',
  })
  const busy = chartOf(
    { ...bars, name: 'Finished' },
    {
      kind: 'line',
      name: 'Average of four weeks',
      tone: 'second',
      points: [
        { x: 0, y: 3 },
        { x: 2, y: 5 },
      ],
    },
    { kind: 'dots', name: 'Planned', tone: 'ink', points: [{ x: 1, y: 4 }] },
    ...[0.9, 1, 1.1].map(at => rule(at, `85 of 100: week ${at}`, 'x')),
    ...[4, 4.1].map(at => rule(at, `Limit ${at}`, 'y')),
  )

  for (const width of [280, 328, 700, 1200])
    it(`has all texts in the picture, and none on another, at ${width} px`, () => {
      const boxes = drawChart(busy, { width, height: 320 })
        .filter(({ tag }) => tag === 'text')
        .map(boxOf)
      assert.ok(boxes.length > 12)
      boxes.forEach((one, index) => {
        assert.ok(
          one.left >= -1 && one.right <= width + 1 && one.top >= -1 && one.bottom <= 320,
          JSON.stringify(one),
        )
        for (const other of boxes.slice(index + 1))
          assert.ok(
            one.right <= other.left ||
              other.right <= one.left ||
              one.bottom <= other.top ||
              other.bottom <= one.top,
            JSON.stringify([one, other]),
          )
      })
    })

  it('numbers each bar where its number has room', () => {
    const eight = Array.from({ length: 8 }, (_, at) => ({ from: at, to: at + 1, value: 1 }))
    const shown = drawChart(chartOf({ kind: 'bars', tone: 'main', bars: eight }), phone)
    const numbers = shown.map(({ text }) => text).filter(text => /^[2-7]$/.test(text ?? ''))
    assert.deepEqual(numbers, ['2', '3', '4', '5', '6', '7'])
  })

  it('has no upright rule through the label of another', () => {
    const places = [
      [0.5, 0.9, 1.05, 1.2],
      [1.5, 1.7, 1.85, 1.99],
      [0.1, 0.2, 0.3, 2],
    ]
    for (const width of [280, 328, 700])
      for (const rules of places) {
        const layers = rules.map((at, index) => rule(at, `${50 + 15 * index}%`, 'x'))
        const marks = drawChart(chartOf(bars, ...layers), { width, height: 320 })
        const lines = marks.flatMap(({ tag, attributes: { d, 'stroke-dasharray': dashes } }) => {
          const [, x, from] = /^M([\d.]+) ([\d.-]+)V/.exec(tag === 'path' && dashes ? String(d) : '') ?? []
          return x && from ? [{ x: Number(x), from: Number(from) }] : []
        })
        const labels = marks.filter(({ hasHalo }) => hasHalo).map(boxOf)
        assert.deepEqual([lines.length, labels.length], [4, 4])
        for (const { left, right, bottom } of labels)
          for (const { x, from } of lines)
            assert.ok(x < left || x > right || from > bottom - 2, `${width} px: ${rules.join(', ')}`)
      }
  })

  it('puts the label of a level where no upright rule crosses it', () => {
    const label = 'the whole list: 14'
    const level = rule(4, label, 'y')
    const startOf = (...more: Layer[]) => {
      const marks = drawChart(chartOf(bars, level, ...more), { width: 280, height: 320 })
      return boxOf(marks.find(({ text }) => text === label) ?? assert.fail()).left
    }
    assert.ok(startOf() > 100)
    assert.ok(startOf(rule(1.8, 'Dec 12', 'x')) < 60)
  })

  it('names lines at their ends, the first above the others that end there, in the picture', () => {
    const line = (name: string, ...values: number[]): Layer => ({
      kind: 'line',
      name,
      tone: 'main',
      points: values.map((y, x) => ({ x, y })),
    })
    for (const [all, done] of [
      [12, 3],
      [20, 20],
      [20, 19],
      [0, 0],
    ] as const) {
      const marks = drawChart(chartOf(line('all', 0, all), line('done', 0, done)), phone)
      const [first, second] = ['all', 'done'].map(name => {
        const named = marks.filter(({ text }) => text === name)
        assert.equal(named.length, 1)
        return boxOf(named[0] ?? assert.fail())
      })
      assert.ok(first && second && first.bottom <= second.top && first.top >= 0, `${all}, ${done}`)
      assert.ok(first.left > phone.width - 60 && second.right <= phone.width)
    }
  })

  it('names bands next to their ends, however thin, or in a legend if that would take too much', () => {
    /** Bands on top of each other, the first the highest, of these heights at the right end. */
    const bands = (...ends: [name: string, height: number][]) =>
      ends.map(([name, height], at): Layer => {
        const low = ends.slice(at + 1).reduce((sum, [, below]) => sum + below, 0)
        const points = [
          { x: 0, low: 0, high: 0 },
          { x: 9, low, high: low + height },
        ]
        return { kind: 'area', name, tone: 'main', points }
      })
    for (const width of [328, 700])
      for (const [high, middle, low] of [
        [12, 8, 148],
        [1, 0, 500],
        [90, 0, 0],
        [0, 0, 0],
      ] as const) {
        const layers = bands(['not started', high], ['in progress', middle], ['done', low])
        const marks = drawChart(chartOf(...layers), { width, height: 320 })
        const boxes = ['not started', 'in progress', 'done'].map(name =>
          boxOf(marks.find(({ text }) => text === name) ?? assert.fail()),
        )
        const leaders = marks.filter(({ attributes }) => attributes['stroke-width'] === 3)
        assert.deepEqual([leaders.length, marks.some(({ tag }) => tag === 'rect')], [3, false])
        boxes.forEach(({ left, right, top }, at) => {
          const line = String(leaders[2 - at]?.attributes.d)
          const [from = NaN, , to = NaN, y = NaN] = line.slice(1).split(/[ L]/).map(Number)
          assert.ok(from < to && to < left && right <= width && top < y && y < top + 13, line)
          assert.ok(top >= (boxes[at - 1]?.bottom ?? 0), `${width} px: ${high}, ${middle}, ${low}`)
        })
      }
    const long = chartOf(...bands(['WAITING FOR ALL', 3], ['done', 9]))
    assert.equal(drawChart(long, phone).filter(({ tag }) => tag === 'rect').length, 2)
    assert.match(svgOfChart(long), /stroke-width="3"\/>\n<text[^>]+>WAITING FOR ALL</)
  })

  it('has no name alone below several others', () => {
    const names = ['Asked for', 'Looked at', 'Answered', 'Done']
    const marks = drawChart(chartOf(...names.map((name): Layer => ({ ...bars, name }))), phone)
    const heights = names.map(name => marks.find(({ text }) => text === name)?.attributes.y)
    assert.deepEqual([heights[0] === heights[1], heights[2] === heights[3]], [true, true])
    assert.notEqual(heights[1], heights[2])
  })

  it('has bars as high as their values', () => {
    const heights = drawChart(chartOf(bars), phone).flatMap(({ tag, attributes }) =>
      tag === 'rect' ? [Number(attributes.height)] : [],
    )
    assert.ok(Math.abs((heights[1] ?? 0) / (heights[0] ?? 1) - 4) < 0.01, String(heights))
  })

  it('has one path for a hundred thousand dots, each place once', () => {
    const points = Array.from({ length: 100_000 }, (_, index) => ({ x: index % 10, y: index % 7 }))
    const marks = drawChart(chartOf({ kind: 'dots', tone: 'main', points }), phone)
    const dots = marks.filter(({ attributes }) => String(attributes.d).endsWith('h0'))
    assert.equal(dots.length, 1)
    assert.equal(String(dots[0]?.attributes.d).split('M').length - 1, 70)
  })

  it('breaks a line where a value is missing', () => {
    const points = [1, NaN, 3].map((y, x) => ({ x, y }))
    const paths = drawChart(chartOf({ kind: 'line', tone: 'main', points }), phone).map(({ attributes }) =>
      String(attributes.d),
    )
    assert.ok(paths.some(d => /^M[\d. ]+M[\d. ]+$/.test(d)))
  })

  it('is drawn without data, with one value, and with any numbers', () => {
    for (const marks of [drawChart(chartOf(), phone), drawChart(chartOf({ ...bars, bars: [] }), phone)])
      assert.ok(marks.length > 3)
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ x: fc.integer({ min: -1e6, max: 1e6 }), y: fc.integer({ min: -1e6, max: 1e6 }) }),
        ),
        points => {
          const written = JSON.stringify(drawChart(chartOf({ kind: 'line', tone: 'main', points }), phone))
          assert.doesNotMatch(written, /NaN|Infinity|null/)
        },
      ),
    )
  })
})

describe('a saved picture', () => {
  const svg = svgOfChart(chartOf(bars))

  it('has its title, fixed colors, and nothing that needs a page', () => {
    assert.match(svg, /<title>Items finished &lt;by week&gt; &amp; more<\/title>/)
    assert.match(svg, /<desc>Between 2 and 8\.<\/desc>/)
    assert.doesNotMatch(svg, /var\(|currentColor|class=|hsl\(|<style|NaN/)
    assert.equal(parse(svg).childNodes.length, 1)
  })
})

it('the extent of a million values needs no million arguments', () => {
  assert.deepEqual(extent(Array.from({ length: 1_000_000 }, (_, index) => index)), [0, 999_999])
  assert.equal(extent([NaN]), undefined)
})
