import { escaped } from '../feeds/xml-text'
import { curly } from '../typography/typeset'
import { drawingOf, figureStyle } from '../figures/figure-style'
import type { Element, Point } from './elements'
import { looks, wordLooks } from './look'

const number = (value: number): string => String(Math.round(value * 100) / 100 + 0)

/** A path through points with short forms for vertical and horizontal parts; redundant points are dropped. */
function pathOf(points: readonly Point[]): string {
  let [lastX, lastY] = ['', '']
  return points
    .map(([x, y]) => {
      const [nextX, nextY] = [number(x), number(y)]
      const command =
        lastX === ''
          ? `M${nextX} ${nextY}`
          : nextY === lastY
            ? nextX === lastX
              ? ''
              : `H${nextX}`
            : nextX === lastX
              ? `V${nextY}`
              : `L${nextX} ${nextY}`
      lastX = nextX
      lastY = nextY
      return command
    })
    .join('')
}

const anchors = { left: '', center: 'm', right: 'e' }

function markup(element: Element): string {
  switch (element.kind) {
    case 'line':
      return `<path ${looks[element.look]} d="${pathOf(element.points)}"/>`
    case 'area':
      return `<path ${looks[element.look]} d="${pathOf(element.points)}Z"/>`
    case 'rect': {
      const [x, y, width, height] = [element.x, element.y, element.width, element.height].map(number)
      const corners = element.radius ? ` rx="${element.radius}"` : ''
      return `<rect ${looks[element.look]} x="${x}" y="${y}" width="${width}" height="${height}"${corners}/>`
    }
    case 'dot':
      return `<circle ${looks[element.look]} cx="${number(element.x)}" cy="${number(element.y)}" r="${number(element.radius)}"/>`
    case 'text': {
      const classes = [wordLooks[element.look], anchors[element.align]].filter(Boolean).join(' ')
      const attributes = `${classes && `class="${classes}" `}x="${number(element.x)}" y="${number(element.y)}"`
      return `<text ${attributes}>${escaped(curly(element.text))}</text>`
    }
  }
}

/** The SVG file of a drawing, in the figures' style. The note names its source. */
export const svgOf = (elements: readonly Element[], height: number, note: string): string =>
  drawingOf(height, [`<style>${figureStyle}</style>`, `<!-- ${note} -->`], elements.map(markup))
