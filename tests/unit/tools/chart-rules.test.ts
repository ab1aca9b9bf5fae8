import assert from 'node:assert/strict'
import { it } from 'node:test'
import { drawChart } from '../../../lib/tools/chart-drawing'
import { svgOfChart } from '../../../lib/tools/chart-file'
import type { Chart } from '../../../lib/tools/chart-spec'

it('a reference line has an edge of paper, so that it is seen on a bar of its own color', () => {
  for (const axis of ['x', 'y'] as const) {
    const chart: Chart = {
      title: 'Ages',
      description: 'One is old.',
      x: { title: 'Item', kind: 'number' },
      y: { title: 'Days', kind: 'number' },
      layers: [
        { kind: 'bars', tone: 'danger', bars: [{ from: 0, to: 2, value: 8 }] },
        { kind: 'rule', axis, at: 1, text: '95%', tone: 'danger' },
      ],
    }
    const marks = drawChart(chart, { width: 328, height: 320 })
    const at = marks.findIndex(({ tone }) => tone === 'paper')
    const [edge, line] = marks.slice(at)
    assert.ok(at > marks.findIndex(({ tag }) => tag === 'rect'))
    assert.ok(edge && line?.tone === 'danger' && line.attributes['stroke-dasharray'])
    assert.equal(edge.attributes.d, line.attributes.d)
    assert.ok(Number(edge.attributes['stroke-width']) > Number(line.attributes['stroke-width']))
    assert.match(svgOfChart(chart), /stroke="#fff"[^>]+\/>\n<path[^>]+stroke-dasharray/)
  }
})
