import type { Scales } from './chart-paths'
import type { Chart, Layer } from './chart-spec'

/** Of all labels, in px. */
export const fontSize = 14

const letterWidth = 0.56 * fontSize

/** About how wide a text is, in px. Measured by its letters: a browser's measuring would need the picture first. */
export const widthOf = (text: string): number => [...text].length * letterWidth

/** Where the axes are. */
export interface Frame {
  left: number
  right: number
  top: number
  bottom: number
}

/** A reference line. */
export type Rule = Extract<Layer, { kind: 'rule' }>

/** The reference lines of an axis. */
export const rulesOf = ({ layers }: Chart, axis: 'x' | 'y'): Rule[] =>
  layers.filter((layer): layer is Rule => layer.kind === 'rule' && layer.axis === axis)

type Line = Extract<Layer, { kind: 'line' }>

/** Lines that have their names at their ends: those with one, if nothing else has any. */
export function namedAtEnds({ layers }: Chart): Line[] {
  const named = layers.filter(layer => layer.kind !== 'rule' && layer.name)
  return named.length > 1 && named.every((layer): layer is Line => layer.kind === 'line') ? named : []
}

/** What is said at a height: of level rules, and at the ends of lines; the lowest first, as the last of those that are level. */
export const levelsOf = (chart: Chart): { at: number; text: string }[] =>
  [
    ...rulesOf(chart, 'y'),
    ...namedAtEnds(chart)
      .reverse()
      .map(({ name = '', points }) => ({ at: points.at(-1)?.y ?? NaN, text: name })),
  ]
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at)

/** The label of an upright rule, whose line begins in the label's row and goes down through those below. */
interface Place {
  rule: Rule
  /** Where the line and both ends of the label are, in px. */
  line: number
  start: number
  end: number
  /** From 0, the highest. */
  row: number
}

const isOver = (line: number, { start, end }: Place) => line > start - 3 && line < end + 3

/** Whether a label touches no other, no line goes through it, and its own through no other. */
const isFree = (own: Place, others: readonly Place[]) =>
  others.every(
    other =>
      !(other.row === own.row && other.start < own.end + 8 && own.start < other.end + 8) &&
      !(other.row >= own.row && isOver(own.line, other)) &&
      !(other.row <= own.row && isOver(other.line, own)),
  )

/** Places for the rules behind those so far, in as high a row as is free, on either side; undefined if there are none. */
function placesAfter(
  places: readonly Place[],
  [rule, ...rest]: readonly Rule[],
  x: Scales['x'],
  frame: Frame,
): readonly Place[] | undefined {
  if (!rule) return places
  const width = widthOf(rule.text)
  const line = x(rule.at)
  const sides = [line + 6, line - 6 - width].filter(
    start => start >= frame.left && start + width <= frame.right,
  )
  for (let row = 0; row <= places.length + rest.length; row += 1)
    for (const start of sides) {
      const own = { rule, line, start, end: start + width, row }
      const all = isFree(own, places) ? placesAfter([...places, own], rest, x, frame) : undefined
      if (all) return all
    }
  return undefined
}

/**
 * Where the labels of upright rules go; one below the other if there is no better way. It may try all ways: a picture has few.
 */
export function placesOf(rules: readonly Rule[], x: Scales['x'], frame: Frame): readonly Place[] {
  const inOrder = [...rules].sort((a, b) => a.at - b.at)
  const below = (rule: Rule, row: number): Place => {
    const line = x(rule.at)
    const width = widthOf(rule.text)
    const start = Math.max(frame.left, Math.min(line + 6, frame.right - width))
    return { rule, line, start, end: start + width, row }
  }
  return placesAfter([], inOrder, x, frame) ?? inOrder.map(below)
}
