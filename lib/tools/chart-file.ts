import { drawChart, type Size } from './chart-drawing'
import type { Chart, Mark, Tone } from './chart-spec'

/** The size of a saved picture, in px: that of a slide. */
export const fileSize: Size = { width: 960, height: 540 }

/** The colors of the figures on paper: a file has no tokens, and programs such as Word don’t read hsl(). */
const fileColors: Readonly<Record<Tone, string>> = {
  paper: '#fff',
  ink: '#19232e',
  soft: '#586574',
  grid: '#e3e8ed',
  main: '#005fcc',
  second: '#c2570c',
  danger: '#b3261e',
  'shade-1': '#00408a',
  'shade-2': '#0062c7',
  'shade-3': '#4a93de',
  'shade-4': '#8bbaea',
  'shade-5': '#bcd7f3',
  'shade-6': '#dfecf9',
}

const escaped = (text: string) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')

const halo = ' stroke="#fff" stroke-width="4" stroke-linejoin="round" paint-order="stroke"'

function written({ tag, tone, paint, attributes, text, hasHalo }: Mark): string {
  const color = fileColors[tone]
  const colors = paint === 'fill' ? `fill="${color}"` : `fill="none" stroke="${color}"`
  const rest = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')
  return `<${tag} ${colors}${hasHalo ? halo : ''}${rest}${text === undefined ? '/>' : `>${escaped(text)}</${tag}>`}`
}

const titleHeight = 40

/** A chart as an SVG file with its title, in fixed colors on white. */
export function svgOfChart(chart: Chart, { width, height } = fileSize): string {
  const margin = 24
  const marks = drawChart(chart, { width: width - 2 * margin, height: height - titleHeight - margin })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif" role="img">`,
    `<title>${escaped(chart.title)}</title>`,
    `<desc>${escaped(chart.description)}</desc>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${margin}" y="34" font-size="18" font-weight="600" fill="${fileColors.ink}">${escaped(chart.title)}</text>`,
    `<g transform="translate(${margin} ${titleHeight + 8})">`,
    ...marks.map(written),
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}
