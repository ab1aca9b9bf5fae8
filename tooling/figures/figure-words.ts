import { defaultTreeAdapter as tree, parseFragment } from 'parse5'
import { identity, type Matrix } from 'transformation-matrix'
import { attribute, matrixWithin, number, roomOf, type Element, type Room } from './svg-place'
import { textWidth } from './text-width'
import { figureStyle } from './figure-style'

/** A <text> of a drawing and the space it takes, in drawing units. */
export interface FigureWords extends Room {
  words: string
  /** The anchor: start, middle, or end of the baseline. */
  anchor: { x: number; y: number }
  /** Offset in the file. */
  at: number
}

/** The largest sizes of the style block: what fits on a phone and on a wide screen fits everywhere. */
const largestType = Math.max(
  ...[...figureStyle.matchAll(/\btext \{ font(?:-size)?: (\d+)px/g)].map(([, size]) => Number(size)),
)

/** Share of the type size above and below the baseline. */
const ascent = 0.78
const descent = 0.22

const classesOf = (element: Element): string[] => (attribute(element, 'class') ?? '').split(/\s+/)

const isBold = (element: Element): boolean =>
  classesOf(element).includes('b') || Number(attribute(element, 'font-weight')) >= 600

function anchorOf(text: Element): string {
  const classes = classesOf(text)
  // A class of the style block overrides an attribute.
  if (classes.includes('m')) return 'middle'
  return classes.includes('e') ? 'end' : (attribute(text, 'text-anchor') ?? 'start')
}

/** The words of an element, span by span, since a tspan may be bold. */
function partsOf(element: Element, bold = isBold(element)): { text: string; bold: boolean }[] {
  return element.childNodes.flatMap(child => {
    if (tree.isTextNode(child)) return [{ text: child.value.replace(/\s+/g, ' '), bold }]
    return tree.isElementNode(child) ? partsOf(child, bold || isBold(child)) : []
  })
}

function wordsOf(text: Element, around: Matrix): FigureWords {
  const matrix = matrixWithin(around, text)
  const size = Number.parseFloat(attribute(text, 'font-size') ?? '') || largestType
  const parts = partsOf(text)
  const width = parts.reduce((sum, part) => sum + textWidth(part.text, part.bold, size), 0)
  const side = anchorOf(text)
  const x = number(text, 'x') + number(text, 'dx')
  const y = number(text, 'y') + number(text, 'dy')
  const left = x - (side === 'middle' ? width / 2 : side === 'end' ? width : 0)
  const room = { left, right: left + width, top: y - ascent * size, bottom: y + descent * size }
  const anchor = roomOf(matrix, { left: x, right: x, top: y, bottom: y })
  return {
    words: parts
      .map(part => part.text)
      .join('')
      .trim(),
    ...roomOf(matrix, room),
    anchor: { x: anchor.left, y: anchor.top },
    at: text.sourceCodeLocation?.startOffset ?? 0,
  }
}

/** Visits each element of a drawing with its transformation matrix. */
function visited<T>(svg: string, visit: (element: Element, around: Matrix) => T | undefined): T[] {
  const look = (element: Element, around: Matrix): T[] => {
    const found = visit(element, around)
    if (found !== undefined) return [found]
    const matrix = matrixWithin(around, element)
    return element.childNodes.filter(node => tree.isElementNode(node)).flatMap(child => look(child, matrix))
  }
  const { childNodes } = parseFragment(svg, { sourceCodeLocationInfo: true })
  return childNodes.filter(node => tree.isElementNode(node)).flatMap(element => look(element, identity()))
}

/** The words of a drawing with the space they take in the widest font a reader may have; needs no browser. */
export const figureWords = (svg: string): FigureWords[] =>
  visited(svg, (element, around) => (element.tagName === 'text' ? wordsOf(element, around) : undefined))

/** The rectangles of a drawing. */
export const figureBoxes = (svg: string): Room[] =>
  visited(svg, (element, around) => {
    if (element.tagName !== 'rect') return undefined
    const [left, top] = [number(element, 'x'), number(element, 'y')]
    const room = {
      left,
      right: left + number(element, 'width'),
      top,
      bottom: top + number(element, 'height'),
    }
    return roomOf(matrixWithin(around, element), room)
  })
