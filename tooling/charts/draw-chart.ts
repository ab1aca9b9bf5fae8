import { barSheet } from './bar-chart'
import type { Chart, ShapesChart } from './chart'
import { crowdingProblems } from './crowding'
import type { Element } from './elements'
import type { Frame } from './frame'
import { flowSheet } from './flow-chart'
import { histogramSheet } from './histogram'
import { lineSheet } from './line-chart'
import { pairSheet } from './pair-chart'
import { rowSheet } from './row-chart'
import { scatterSheet } from './scatter-chart'
import { drawingWidth } from '../figures/figure-style'
import { edge, heightOf, plotElements, plotOf, type Plot, type Sheet } from './sheet'
import { spreadEnds } from './spread'
import { svgOf } from './svg'

type Plotted = Exclude<Chart, ShapesChart>

const sheetOf = {
  line: lineSheet,
  flow: flowSheet,
  bars: barSheet,
  histogram: histogramSheet,
  scatter: scatterSheet,
  rows: rowSheet,
  pairs: pairSheet,
} satisfies { [Kind in Plotted['kind']]: (chart: Extract<Plotted, { kind: Kind }>) => Sheet }

/** Title and second line, above everything else. */
function titles({ title, subtitle }: Pick<Frame, 'title' | 'subtitle'>): Element[] {
  const line = (y: number, text: string, look: 'title' | 'soft'): Element => ({
    ...{ kind: 'text', x: edge, y, text, align: 'left', look },
  })
  return [line(40, title, 'title'), ...(subtitle ? [line(76, subtitle, 'soft')] : [])]
}

/** The horizontal axis's title, below the plot. */
function axisTitle({ x: { title } }: Sheet, { left, top, width, height }: Plot): Element[] {
  const x = Math.min(left + width / 2, drawingWidth - edge)
  return title ? [{ kind: 'text', x, y: top + height + 76, text: title, align: 'center', look: 'soft' }] : []
}

/** All elements of a chart, and the height of its drawing. */
function elementsOf(chart: Chart): { elements: Element[]; height: number } {
  if (chart.kind === 'shapes')
    return { elements: [...chart.elements, ...titles(chart)], height: chart.height }
  const sheet = (sheetOf[chart.kind] as (chart: Plotted) => Sheet)(chart)
  const plot = plotOf(sheet)
  const room = { top: plot.top + 10, bottom: plot.top + plot.height }
  return {
    elements: [...spreadEnds(plotElements(sheet), room), ...titles(sheet.frame), ...axisTitle(sheet, plot)],
    height: heightOf(sheet),
  }
}

/** A drawing, and problems with the positions of its words, one sentence each. */
export interface Drawing {
  svg: string
  problems: string[]
}

/** Draws a chart with valid data. The note, a comment in the file, says where it comes from. */
export function drawChart(chart: Chart, note: string): Drawing {
  const { elements, height } = elementsOf(chart)
  return { svg: svgOf(elements, height, note), problems: crowdingProblems(elements, height) }
}
