import type { Scales } from './chart-paths'
import type { Chart, Layer, Tone } from './chart-spec'

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

/** A letter's width in a wide face, of the size of the text: capitals, '%', and Chinese letters have the most. */
const inWideFace = (letter: string) =>
  // cspell:disable-next-line -- narrow letters
  /[\s.,:;’'()|fijlrt-]/.test(letter) ? 0.4 : /[\p{Ll}\d]/u.test(letter) ? 0.62 : 1

/** How wide labels are at most, in px: what is wider than its room is cut off. */
export const roomOf = (labels: readonly { text: string }[]): number =>
  labels
    .flatMap(({ text }) => [
      widthOf(text),
      [...text].reduce((sum, letter) => sum + fontSize * inWideFace(letter), 0),
    ])
    .reduce((most, width) => Math.max(most, width), 0)

/** What is said at a height. */
export interface Level {
  at: number
  text: string
  /** Of the band whose label it is: a line in its color leads there, since it may be thinner than a letter. */
  band?: Tone
}

/**
 * The names of lines at their ends, or of bands at the middles of theirs, if nothing else has a name. Those of bands
 * may take a third of the width, or they are in the legend: on thin bands, a name would be on two at once.
 */
export function namesAtEnds({ layers }: Chart, width: number): Level[] {
  const named = layers.flatMap(layer => (layer.kind !== 'rule' && layer.name ? [layer] : []))
  const names = named.flatMap((layer): Level[] => {
    const { name: text = '' } = layer
    if (layer.kind === 'line') return [{ at: layer.points.at(-1)?.y ?? NaN, text }]
    if (layer.kind !== 'area') return []
    const { low, high } = layer.points.at(-1) ?? { low: NaN, high: NaN }
    return [{ at: (low + high) / 2, text, band: layer.tone }]
  })
  const kinds = new Set(named.map(({ kind }) => kind))
  const haveRoom = kinds.has('line') || roomOf(names) <= width / 3
  return named.length > 1 && kinds.size === 1 && haveRoom ? names : []
}

/** What is said at a height: of level rules, and at ends; the lowest first, as the last of those that are level. */
export const levelsOf = (chart: Chart, width: number): Level[] =>
  [...rulesOf(chart, 'y'), ...namesAtEnds(chart, width).reverse()]
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
