import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Chart } from '../../../tooling/charts/chart'
import { drawChart } from '../../../tooling/charts/draw-chart'
import { rule as figures } from '../../../tooling/check/rules/figures'
import { assertPasses, siteOf } from '../check/support'
import { aging, burndown, flow, odds, samples, scatter } from './samples'

const svgOf = (chart: Chart): string => drawChart(chart, 'a test').svg
const wordsOf = (chart: Chart): string[] =>
  [...svgOf(chart).matchAll(/<text[^>]*>([^<]*)</g)].map(([, words = '']) => words)

describe('a chart of each kind', () => {
  for (const chart of samples) {
    it(`is drawn as a figure of the site: ${chart.kind}`, () => {
      const { svg, problems } = drawChart(chart, 'a test')
      assert.deepEqual(problems, [])
      const page = '<Figure src="/images/a.svg" alt="A chart of work" />'
      assertPasses(figures, siteOf({ 'pages/a.mdx': page, 'public/images/a.svg': svg }))
      assert.doesNotMatch(svg, /\sid=|undefined|NaN|\d\.\d{3}/)
    })

    it(`is drawn the same again: ${chart.kind}`, () => {
      assert.equal(svgOf(chart), svgOf(chart))
    })
  }
})

describe('a line chart', () => {
  it('begins at zero and puts each value where the grid says', () => {
    const svg = svgOf(burndown)
    const levels = [...svg.matchAll(/stroke="#eef2f6" stroke-width="3" d="M[\d.]+ ([\d.]+)H/g)].map(([, y]) =>
      Number(y),
    )
    const [zero = 0, , , , forty = 0] = levels
    assert.equal(levels.length, 5)
    const heights = [...svg.matchAll(/<circle [^>]*cy="([\d.]+)"/g)].map(([, y]) => Number(y))
    const expected = [40, 30, 35, 10, 5].map(value => zero + ((forty - zero) * value) / 40)
    assert.deepEqual(heights, expected)
  })

  it('dashes the plan, moves a scope in steps, and leaves out what is not known', () => {
    assert.match(
      svgOf(burndown),
      /<path fill="none" stroke="#586574" stroke-width="3" stroke-dasharray="10 8" d="M/,
    )
    const steps = {
      ...burndown,
      lines: [{ name: 'a', values: [10, 20, null], look: 'ink' as const, steps: true }] as const,
    }
    assert.match(svgOf(steps), /class="l" d="M[\d.]+ [\d.]+H[\d.]+V[\d.]+"/)
  })

  it('writes the value at the end, and on the axis', () => {
    const words = wordsOf(burndown)
    assert.ok(words.includes('5 left'))
    assert.deepEqual(words.slice(0, 10), ['0', '10', '20', '30', '40', '0', '1', '2', '3', '4'])
  })

  it('writes what is special in SVG as text', () => {
    const words = svgOf({ ...burndown, title: 'Work < 40 & > 0' })
    assert.match(words, />Work &lt; 40 &amp; &gt; 0</)
  })

  it('finds words that name an unknown number', () => {
    const [left] = burndown.lines
    const { problems } = drawChart({ ...burndown, lines: [{ ...left, end: '{count} left' }] }, '')
    assert.match(problems.join(), /'\{count\} left' names an unknown number/)
  })
})

describe('the numbers in a chart', () => {
  it('are measured in a cumulative flow diagram', () => {
    const words = wordsOf(flow)
    // 30 had been started by day 1, and 10 were done; what was started first, as the 15th, was done on day 2.
    assert.ok(words.includes('20 items'))
    assert.ok(words.includes('2 days'))
  })

  it('are percentiles by nearest rank, beyond the last of which marks are orange', () => {
    assert.ok(wordsOf(scatter).includes('6 days'))
    assert.equal(svgOf(scatter).match(/<circle class="o"/g)?.length, 1)
  })

  it('are chances of at least so much where more is better', () => {
    const words = wordsOf(odds)
    // Nine of ten are 5 or more, six of ten are 7 or more.
    assert.deepEqual(words.slice(-4, -2), ['90 in 100: 5', 'half: 7'])
    // 1 is below.
    assert.equal(svgOf(odds).match(/<rect class="o"/g)?.length, 1)
  })

  it('are percentiles of other values than the points where told, and a dot grows with its points', () => {
    const svg = svgOf(aging)
    assert.match(svg, />9 days</)
    assert.match(svg, /<circle class="o"[^>]*r="5"/)
    assert.deepEqual(
      [...svg.matchAll(/<circle [^>]*r="([\d.]+)"/g)]
        .map(([, radius]) => Number(radius))
        .sort((a, b) => a - b),
      [5, 5, 10],
    )
  })
})
