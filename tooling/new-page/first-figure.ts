import { sectionOf, slugOf } from '../../lib/nav/route-entry'
import { escaped } from '../feeds/xml-text'
import { drawingOf, drawingWidth, figureStyle } from '../figures/figure-style'
import { textWidth } from '../figures/text-width'

const lineHeight = 40

/** Breaks a text into lines of a width in drawing units. */
function linesOf(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && textWidth(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A starter drawing, a box with the page's title; it is reported until its comment goes. */
export function firstFigure(title: string): string {
  const lines = linesOf(title, drawingWidth - 120)
  const height = Math.ceil((lines.length * lineHeight + 120) / 8) * 8
  const texts = lines.map(
    (line, index) => `<text class="m" x="320" y="${88 + index * lineHeight}">${escaped(line)}</text>`,
  )
  const frame = `<rect class="p" x="18" y="18" width="604" height="${height - 36}" rx="4"/>`
  const toDraw = '<!-- TODO draw the figure here, and remove this line -->'
  return drawingOf(height, [`<style>${figureStyle}</style>`], [toDraw, frame, ...texts])
}

/** Address of a page's first figure: section folder, page name, and content. */
export function figureAddress(route: string): string {
  return `/images/${sectionOf(route)}/${slugOf(route)}-overview.svg`
}
