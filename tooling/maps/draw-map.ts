import type { HubMap } from '../../lib/nav/hub-map'
import { escaped } from '../feeds/xml-text'
import { textWidth } from '../figures/text-width'
import { drawingOf, drawingWidth as width, figureStyle } from '../figures/figure-style'
import type { ListedPage } from '../check/content/page-list'
import { linesOf, mapInWords, mapParts, type MapPart } from './map-rows'

const margin = 16
const textLeft = 76
/** Distances: between lines, from the last line to the next spot, from a heading to its first line. */
const step = { line: 40, place: 54, heading: 58 }
/** Between a page's name and its spot's name on the right. */
const gap = 24

/** A fragment of a drawing, and the y of the next one. */
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

/** Draws a hub's map: sections from top to bottom, with the pages at their spots. */
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
  // A multiple of 8, like every figure's.
  const height = Math.ceil((y - 20) / 8) * 8
  const head = [`<desc>${escaped(mapInWords(parts))}</desc>`, `<style>${figureStyle}</style>`]
  return drawingOf(height, head, shapes)
}
