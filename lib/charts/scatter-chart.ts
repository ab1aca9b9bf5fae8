import type { ScatterChart } from './chart'
import { dotLayer, strokeLayer } from './layers'
import { filled, percentile } from './numbers'
import { placesOf } from './places'
import { verticalAxis, type Sheet } from './sheet'
import { wordLayers, type Words } from './words'

/** Points with level percentile lines; the words of the lines stand to the right. */
export function scatterSheet(chart: ScatterChart): Sheet {
  const { points, percentiles = [], labels = [] } = chart
  const { from, to } = chart.x
  const heights = points.map(([, y]) => y)
  const y = verticalAxis(Math.max(...heights), chart.y)
  const marks = percentiles.map(({ percent, text }) => {
    const value = percentile(heights, percent)
    return { value, text: filled(text, { percent, value }) }
  })
  const limit = marks.at(-1)?.value ?? Number.POSITIVE_INFINITY
  const ends = marks.map(({ value, text }): Words => ({
    x: to,
    y: value,
    text,
    side: 'right',
    look: 'plain',
    isEnd: true,
  }))
  const words = labels.map(({ point: [x, height], text, side, gap }): Words => {
    return {
      x,
      y: height,
      text: filled(text, { value: height }),
      side,
      gap,
      look: height > limit ? 'second' : 'accent',
    }
  })
  return {
    frame: chart,
    x: placesOf(chart.x, to - from + 1),
    y,
    ends: marks.map(({ text }) => text),
    layers: [
      strokeLayer(
        marks.map(({ value }) => ({ from: { x: from, y: value }, to: { x: to, y: value }, look: 'plan' })),
      ),
      dotLayer(
        points.map(([x, height]) => ({ x, y: height, look: height > limit ? 'fill-second' : 'fill-accent' })),
        7,
      ),
      ...wordLayers([...words, ...ends]),
    ],
  }
}
