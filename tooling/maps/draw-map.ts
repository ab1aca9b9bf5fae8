import type { HubMap } from '../../lib/nav/hub-map'
import { escaped } from '../feeds/xml-text'
import { textWidth } from '../figures/text-width'
import { figureStyle } from '../figures/figure-style'
import type { ListedPage } from '../check/content/page-list'
import { linesOf, mapInWords, mapParts, type MapPart } from './map-rows'

const width = 640
const margin = 16
const textLeft = 76
/** From one line of text to the next, to the first of a place, from a heading to its first line. */
const step = { line: 40, place: 54, heading: 58 }
/** Between a page's name and the name of its place, which stands at the right. */
const gap = 24

/** Parts of a drawing and the line that the next one begins on. */
interface Drawn {
  shapes: string[]
  y: number
}

function drawPart({ title, isLine, places }: MapPart, top: number): Drawn {
  const shapes = [`<text class="b" x="${margin}" y="${top}">${escaped(title)}</text>`]
  const marks: number[] = []
  let y = top + step.heading
  for (const { name, labels } of places) {
    if (name) shapes.push(`<text class="s e" x="${width - margin}" y="${y}">${escaped(name)}</text>`)
    const room = width - margin - textLeft - (name ? textWidth(name) + gap : 0)
    for (const label of labels) {
      marks.push(y)
      for (const line of linesOf(label, room)) {
        shapes.push(`<text x="${textLeft}" y="${y}">${escaped(line)}</text>`)
        y += step.line
      }
    }
    y += step.place - step.line
  }
  const [first = 0] = marks
  if (isLine) shapes.push(`<path class="a" d="M40 ${first - 10}V${(marks.at(-1) ?? first) - 10}"/>`)
  shapes.push(
    ...marks.map(mark =>
      isLine
        ? `<circle class="f" cx="40" cy="${mark - 10}" r="11"/>`
        : `<rect class="f" x="30" y="${mark - 20}" width="20" height="20" rx="4"/>`,
    ),
  )
  return { shapes, y: y - step.place }
}

/** Draws the map of a hub: its parts from top to bottom, the pages of each at their places. */
export function drawMap(map: HubMap, pages: readonly ListedPage[]): string {
  const parts = mapParts(map, pages)
  const shapes: string[] = []
  let y = 40
  for (const [index, part] of parts.entries()) {
    if (index > 0) shapes.push(`<path class="g" d="M${margin} ${y}H${width - margin}"/>`)
    const drawn = drawPart(part, index > 0 ? y + 48 : y)
    shapes.push(...drawn.shapes)
    y = drawn.y + 40
  }
  // A multiple of 8, as every figure's.
  const height = Math.ceil((y - 20) / 8) * 8
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<desc>${escaped(mapInWords(parts))}</desc>`,
    `<style>${figureStyle}</style>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...shapes,
    '</svg>\n',
  ].join('\n')
}
