import { barSheet } from './bar-chart'
import type { Chart } from './chart'
import { crowdingFaults } from './crowding'
import type { Element } from './elements'
import { flowSheet } from './flow-chart'
import { forecastSheet } from './forecast-chart'
import { histogramSheet } from './histogram'
import { lineSheet } from './line-chart'
import { pairSheet } from './pair-chart'
import { rowSheet } from './row-chart'
import { scatterSheet } from './scatter-chart'
import { drawingWidth, edge, heightOf, plotElements, plotOf, type Sheet } from './sheet'
import { spreadEnds } from './spread'
import { svgOf } from './svg'

function sheetOf(chart: Chart): Sheet {
  switch (chart.kind) {
    case 'line':
      return lineSheet(chart)
    case 'flow':
      return flowSheet(chart)
    case 'bars':
      return barSheet(chart)
    case 'histogram':
      return histogramSheet(chart)
    case 'scatter':
      return scatterSheet(chart)
    case 'forecast':
      return forecastSheet(chart)
    case 'rows':
      return rowSheet(chart)
    case 'pairs':
      return pairSheet(chart)
  }
}

/** Title, subtitle, and axis title, outside of the plot. */
function titles(sheet: Sheet): Element[] {
  const { frame, x } = sheet
  const plot = plotOf(sheet)
  const line = (y: number, text: string | undefined, look: 'title' | 'soft'): Element[] =>
    text ? [{ kind: 'text', x: edge, y, text, align: 'left', look }] : []
  const below: Element[] = x.title
    ? [
        {
          ...{ kind: 'text', text: x.title, align: 'center', look: 'soft' },
          ...{ x: Math.min(plot.left + plot.width / 2, drawingWidth - edge), y: plot.top + plot.height + 76 },
        },
      ]
    : []
  return [...line(40, frame.title, 'title'), ...line(76, frame.subtitle, 'soft'), ...below]
}

/** A drawing, and problems with the positions of its words, one sentence each. */
export interface Drawing {
  svg: string
  faults: string[]
}

/** Draws a chart with valid data. The note, a comment in the file, says where it comes from. */
export function drawChart(chart: Chart, note: string): Drawing {
  const sheet = sheetOf(chart)
  const plot = plotOf(sheet)
  const room = { top: plot.top + 10, bottom: plot.top + plot.height }
  const elements = [...spreadEnds(plotElements(sheet), room), ...titles(sheet)]
  const height = heightOf(sheet)
  return { svg: svgOf(elements, height, note), faults: crowdingFaults(elements, height) }
}
