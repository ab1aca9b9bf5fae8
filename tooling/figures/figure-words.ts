import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { textWidth } from './text-width'
import { figureStyle } from './figure-style'

type Element = DefaultTreeAdapterTypes.Element

/** As in SVG: x' = ax + cy + e, y' = bx + dy + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
type Corner = readonly [x: number, y: number]

/** One <text> of a drawing, and the room that it takes, in units of the drawing. */
export interface FigureWords {
  words: string
  left: number
  right: number
  top: number
  bottom: number
  /** Where it stands in the file. */
  at: number
}

/** The largest of the style block's sizes: what fits on a phone and what fits on a wide screen fit in it. */
const largestType = Math.max(
  ...[...figureStyle.matchAll(/\btext \{ font(?:-size)?: (\d+)px/g)].map(([, size]) => Number(size)),
)

/** Shares of the type size that letters take above their baseline and below it. */
const ascent = 0.78
const descent = 0.22

const asItIs: Matrix = [1, 0, 0, 1, 0, 0]

const product = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + c * B,
  b * A + d * B,
  a * C + c * D,
  b * C + d * D,
  a * E + c * F + e,
  b * E + d * F + f,
]

const shift = (x = 0, y = 0): Matrix => [1, 0, 0, 1, x, y]

function turn(degrees = 0, x = 0, y = 0): Matrix {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return product(product(shift(x, y), [cos, sin, -sin, cos, 0, 0]), shift(-x, -y))
}

/** A `transform` of moves, turns, sizes and matrices; what else SVG knows no figure uses. */
function matrixOf(transform: string): Matrix {
  return [...transform.matchAll(/(\w+)\s*\(([^)]*)\)/g)]
    .map(([, name, list = '']): Matrix => {
      const [a = 0, b, c, d = 1, e = 0, f = 0] = list
        .trim()
        .split(/[\s,]+/)
        .map(Number)
      if (name === 'translate') return shift(a, b)
      if (name === 'rotate') return turn(a, b, c)
      if (name === 'scale') return [a, 0, 0, b ?? a, 0, 0]
      return name === 'matrix' ? [a, b ?? 0, c ?? 0, d, e, f] : asItIs
    })
    .reduce(product, asItIs)
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find(candidate => candidate.name === name)?.value

const number = (element: Element, name: string): number => Number.parseFloat(attribute(element, name) ?? '0')

const classesOf = (element: Element): string[] => (attribute(element, 'class') ?? '').split(/\s+/)

const isBold = (element: Element): boolean =>
  classesOf(element).includes('b') || Number(attribute(element, 'font-weight')) >= 600

function anchorOf(text: Element): string {
  const classes = classesOf(text)
  // A class of the style block wins over an attribute.
  if (classes.includes('m')) return 'middle'
  return classes.includes('e') ? 'end' : (attribute(text, 'text-anchor') ?? 'start')
}

/** The words in an element, part by part, as a tspan may be bold. */
function partsOf(element: Element, bold = isBold(element)): { text: string; bold: boolean }[] {
  return element.childNodes.flatMap(child => {
    if (tree.isTextNode(child)) return [{ text: child.value.replace(/\s+/g, ' '), bold }]
    return tree.isElementNode(child) ? partsOf(child, bold || isBold(child)) : []
  })
}

function wordsOf(text: Element, around: Matrix): FigureWords {
  const matrix = product(around, matrixOf(attribute(text, 'transform') ?? ''))
  const size = Number.parseFloat(attribute(text, 'font-size') ?? '') || largestType
  const parts = partsOf(text)
  const width = parts.reduce((sum, part) => sum + textWidth(part.text, part.bold, size), 0)
  const anchor = anchorOf(text)
  const x =
    number(text, 'x') + number(text, 'dx') - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  const y = number(text, 'y') + number(text, 'dy')
  const [top, bottom] = [y - ascent * size, y + descent * size]
  const [a, b, c, d, e, f] = matrix
  const corners = (
    [
      [x, top],
      [x + width, top],
      [x, bottom],
      [x + width, bottom],
    ] satisfies Corner[]
  ).map(([left, up]): Corner => [a * left + c * up + e, b * left + d * up + f])
  return {
    words: parts
      .map(part => part.text)
      .join('')
      .trim(),
    left: Math.min(...corners.map(corner => corner[0])),
    right: Math.max(...corners.map(corner => corner[0])),
    top: Math.min(...corners.map(corner => corner[1])),
    bottom: Math.max(...corners.map(corner => corner[1])),
    at: text.sourceCodeLocation?.startOffset ?? 0,
  }
}

function wordsIn(element: Element, around: Matrix): FigureWords[] {
  if (element.tagName === 'text') return [wordsOf(element, around)]
  const matrix = product(around, matrixOf(attribute(element, 'transform') ?? ''))
  return element.childNodes.filter(node => tree.isElementNode(node)).flatMap(child => wordsIn(child, matrix))
}

/** The words of a drawing with the room they take in the widest face that a reader may have; no browser is needed. */
export function figureWords(svg: string): FigureWords[] {
  const { childNodes } = parseFragment(svg, { sourceCodeLocationInfo: true })
  return childNodes.filter(node => tree.isElementNode(node)).flatMap(element => wordsIn(element, asItIs))
}
