import { escaped } from '../handbook/markup'
import { ClearError } from '../tasks/clear-error.mjs'

/** A paper size, in millimeters. */
export interface Sheet {
  name: string
  width: number
  height: number
}

export const sheets: readonly Sheet[] = [
  { name: 'A4', width: 210, height: 297 },
  { name: 'A3', width: 297, height: 420 },
]

/** What a poster is drawn from. */
export interface PosterContent {
  title: string
  /** Words at the foot, one line each: address, date, license. */
  foot: readonly string[]
  /** The SVG of each drawing, what it shows, and its label. */
  drawings: readonly { svg: string; alt: string; label?: string }[]
  /** Rules with the fonts. */
  fonts: string
  accent: string
}

/** A drawing's place, in tenths of a millimeter on A4; A3 is the same, larger. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

const page = { width: 2100, height: 2970 }
const edge = 180
const field: Box = { x: edge, y: 430, width: page.width - 2 * edge, height: 2110 }
const gap = 90
const labelHeight = 110

/** One below the other for one, two side by side for more. */
function boxesFor(count: number): Box[] {
  const columns = count > 1 ? 2 : 1
  const rows = Math.ceil(count / columns)
  const width = (field.width - gap * (columns - 1)) / columns
  const height = (field.height - gap * (rows - 1)) / rows
  return Array.from({ length: count }, (_, index) => ({
    x: field.x + (index % columns) * (width + gap),
    y: field.y + Math.floor(index / columns) * (height + gap),
    width,
    height,
  }))
}

const styleIn = (svg: string) => /<style>([\s\S]*?)<\/style>/.exec(svg)?.[1] ?? ''

/** A drawing's rules as they are where it is shown large, in a face that is in the file. */
function largeStyle(style: string): string {
  const large = style.replace(/@media \(min-width: 480px\) \{([\s\S]*)\}\s*$/, '$1')
  if (large === style) {
    throw new ClearError(
      'The style of drawings has no part for wide screens, which posters take: correct tooling/posters/poster-svg.ts.',
    )
  }
  return large.replaceAll('system-ui, -apple-system', 'Inter, system-ui, -apple-system')
}

const words = (size: number, weight: number, color: string) =>
  `font: ${weight} ${size}px Inter, sans-serif; fill: ${color}`

function placed({ svg, alt, label }: PosterContent['drawings'][number], box: Box): string {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? ''
  const inside = svg
    .replace(/^[\s\S]*?<\/style>/, '')
    .replace(/<\/svg>\s*$/, '')
    // A chart's comment names its data file, which draws the chart alone.
    .replace(/<!--[\s\S]*?-->/g, '')
  const top = label ? labelHeight : 0
  const title = label
    ? `<text x="${box.x}" y="${box.y + 50}" style="${words(54, 600, '#19232e')}">${escaped(label)}</text>`
    : ''
  return `${title}<svg x="${box.x}" y="${box.y + top}" width="${box.width}" height="${box.height - top}" viewBox="${viewBox}" preserveAspectRatio="xMidYMin meet" role="img" aria-label="${escaped(alt)}">${inside}</svg>`
}

/** A poster as one SVG file that needs no other. Throws a ClearError if its drawings don't share their rules. */
export function posterSvg({ title, foot, drawings, fonts, accent }: PosterContent, sheet: Sheet): string {
  const [style = '', ...others] = new Set(drawings.map(({ svg }) => styleIn(svg)))
  if (others.length > 0) {
    throw new ClearError(
      `The drawings of the poster '${title}' have different styles: use drawings of one kind.`,
    )
  }
  const boxes = boxesFor(drawings.length)
  const lines = foot.map(
    (line, index) =>
      `<text x="${edge}" y="${page.height - edge - 48 * (foot.length - 1 - index)}" style="${words(36, index === 0 ? 600 : 400, '#586574')}">${escaped(line)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}mm" height="${sheet.height}mm" viewBox="0 0 ${page.width} ${page.height}" role="img">
<title>${escaped(title)}</title>
<style>${fonts}${largeStyle(style)}</style>
<rect width="${page.width}" height="${page.height}" fill="#fff"/><rect width="${page.width}" height="60" fill="${accent}"/>
<text x="${edge}" y="305" style="${words(132, 700, '#19232e')}">${escaped(title)}</text>
${drawings.map((drawing, index) => placed(drawing, boxes[index] ?? field)).join('\n')}
<path d="M${edge} ${page.height - edge - 48 * foot.length - 40}H${page.width - edge}" stroke="#c3ccd6" stroke-width="4"/>
${lines.join('\n')}
</svg>
`
}

/** A page with nothing but the poster, to be printed. */
export const posterPage = (svg: string, title: string, language: string, { width, height }: Sheet): string =>
  `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>@page { size: ${width}mm ${height}mm; margin: 0 } body { margin: 0 } svg { display: block }</style></head><body>${svg}</body></html>`
