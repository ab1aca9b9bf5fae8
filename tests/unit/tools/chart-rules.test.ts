import assert from 'node:assert/strict'
import { it } from 'node:test'
import { drawChart } from '../../../lib/tools/chart-drawing'
import { svgOfChart } from '../../../lib/tools/chart-file'
import type { Chart } from '../../../lib/tools/chart-spec'

const phone = { width: 328, height: 320 }

const chartOf = (...layers: Chart['layers']): Chart => ({
  title: 'Ages',
  description: 'One is old.',
  x: { title: 'Item', kind: 'number' },
  y: { title: 'Days', kind: 'number' },
  layers,
})

it('a level line has an edge of paper, so that it is seen on a bar of its own color', () => {
  const chart = chartOf(
    { kind: 'bars', tone: 'danger', bars: [{ from: 0, to: 2, value: 8 }] },
    { kind: 'rule', axis: 'y', at: 1, text: '95%', tone: 'danger' },
  )
  const marks = drawChart(chart, phone)
  const at = marks.findIndex(({ tone }) => tone === 'paper')
  const [edge, line] = marks.slice(at)
  assert.ok(at > marks.findIndex(({ tag }) => tag === 'rect'))
  assert.ok(edge && line?.tone === 'danger' && line.attributes['stroke-dasharray'])
  assert.equal(edge.attributes.d, line.attributes.d)
  assert.ok(Number(edge.attributes['stroke-width']) > Number(line.attributes['stroke-width']))
  assert.match(svgOfChart(chart), /stroke="#fff"[^>]+\/>\n<path[^>]+stroke-dasharray/)
})

it('an upright line ends above a bar, so that the bar isn’t cut in two, and goes down between bars', () => {
  const bars = [
    { from: 0, to: 2, value: 8 },
    { from: 2, to: 4, value: 3 },
  ]
  const footAt = (at: number) => {
    const marks = drawChart(
      chartOf(
        { kind: 'bars', tone: 'main', bars },
        { kind: 'rule', axis: 'x', at, text: '85%', tone: 'second' },
      ),
      phone,
    )
    assert.ok(marks.every(({ tone }) => tone !== 'paper'))
    const line = marks.find(({ attributes }) => attributes['stroke-dasharray'])
    const tops = marks.flatMap(({ tag, attributes }) => (tag === 'rect' ? [Number(attributes.y)] : []))
    return { foot: Number(String(line?.attributes.d).split('V')[1]), tops }
  }
  for (const [at, index] of [
    [1, 0],
    [3, 1],
  ] as const) {
    const { foot, tops } = footAt(at)
    const room = (tops[index] ?? 0) - foot
    assert.ok(room > 2 && room < 4, String(room))
  }
  assert.equal(footAt(2).foot, phone.height - 46)
})

it('the label of a level is 12 px from a dot at the end', () => {
  const points = [0, 4].map(x => ({ x, y: 2 }))
  const marks = drawChart(
    chartOf(
      { kind: 'dots', tone: 'main', points },
      { kind: 'rule', axis: 'y', at: 2, text: '50%: 2', tone: 'soft' },
    ),
    phone,
  )
  const label = marks.find(({ text }) => text === '50%: 2')
  const dots = marks.find(({ attributes }) => attributes['stroke-linecap'] === 'round')
  const ends = [...String(dots?.attributes.d).matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x) + 3.5)
  assert.ok(Number(label?.attributes.x) - Math.max(...ends) >= 12)
})
