import type { Element, Point, Text } from './elements'
import { edge } from './sheet'
import { drawingWidth } from '../figures/figure-style'
import { wordLooks } from './look'
import { textWidth } from '../figures/text-width'

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Minimum distance between lines of words, and between words and lines. */
const apart = 4

function boxOf({ x, y, text, align, look }: Text): Box {
  const width = textWidth(text, wordLooks[look].startsWith('b'))
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
  return { left, right: left + width, top: y - 22, bottom: y + 6 }
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right + apart && b.left < a.right + apart && a.top < b.bottom && b.top < a.bottom

/** Whether a line segment crosses a box: clips it at each side and checks whether a part remains. */
function crosses([x1, y1]: Point, [x2, y2]: Point, box: Box): boolean {
  let from = 0
  let to = 1
  for (const [move, room] of [
    [x1 - x2, x1 - box.left],
    [x2 - x1, box.right - x1],
    [y1 - y2, y1 - box.top],
    [y2 - y1, box.bottom - y1],
  ] as const) {
    if (move === 0 && room < 0) return false
    if (move < 0) from = Math.max(from, room / move)
    if (move > 0) to = Math.min(to, room / move)
  }
  return from < to
}

/** Lines that words must avoid; the grid may run behind them. */
const clear = new Set(['accent', 'ink', 'second', 'soft', 'plan', 'edge', 'bracket'])

function touches(box: Box, element: Element): boolean {
  if (element.kind === 'dot') {
    const { x, y, radius } = element
    return meet(box, {
      left: x - radius + apart,
      right: x + radius - apart,
      top: y - radius,
      bottom: y + radius,
    })
  }
  if (element.kind !== 'line' || !clear.has(element.look)) return false
  return element.points.slice(1).some((point, index) => crosses(element.points[index] ?? point, point, box))
}

/** Whether words in a bar, or starting or ending there, cross one of its sides. */
function isCut(box: Box, element: Element): boolean {
  if (element.kind !== 'rect' || element.width === 0) return false
  const { x: left, y: top, width, height } = element
  const right = left + width
  const beside = box.right <= left || box.left >= right || box.bottom <= top || box.top >= top + height
  return !beside && (box.left < left || box.right > right)
}

/** Words that leave the drawing, overlap others, or cross a line or dot; one sentence each. */
export function crowdingProblems(elements: readonly Element[], height: number): string[] {
  const texts = elements.flatMap(element =>
    element.kind === 'text' ? [{ element, box: boxOf(element) }] : [],
  )
  return texts.flatMap(({ element: { text }, box }, index) => {
    const problems: string[] = []
    if (box.left < edge / 2 || box.right > drawingWidth - edge / 2 || box.top < 0 || box.bottom > height)
      problems.push(`'${text}' leaves the drawing: shorten it, break it with \\n, or put it on another side.`)
    if (/[{}]/.test(text))
      problems.push(`'${text}' names an unknown number: tooling/charts/chart.ts lists the known ones.`)
    for (const other of texts.slice(index + 1)) {
      if (meet(box, other.box))
        problems.push(`'${text}' and '${other.element.text}' overlap: move one of them.`)
    }
    if (elements.some(element => touches(box, element)))
      problems.push(`'${text}' crosses a line or a dot: move it by its side or gap.`)
    if (elements.some(element => isCut(box, element)))
      problems.push(`'${text}' runs over the side of a bar: shorten it, or write it next to the bar.`)
    return problems
  })
}
