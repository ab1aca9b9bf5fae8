import type { FlowChart, FlowMeasure, FlowState, Side } from './chart'
import { areaLayer, lineLayer, strokeLayer, type Layer, type Stroke } from './layers'
import { filled } from './numbers'
import { firstPosition, positionOf, positionsOf } from './axis-positions'
import type { Sheet } from './sheet'
import { wordLayers, type Words } from './words'

/** When a cumulative count reaches a level, interpolated; undefined if it never does. */
function reaches(entered: readonly number[], level: number, from: number): number | undefined {
  const index = entered.findIndex(count => count >= level)
  const [before, count] = [entered[index - 1], entered[index]]
  if (count === undefined) return undefined
  return before === undefined ? from : from + index - 1 + (level - before) / (count - before)
}

/** A bracket: its ends and the number between them. */
export interface Bracket {
  from: { x: number; y: number }
  to: { x: number; y: number }
  value: number
}

/** A measure's bracket; undefined if a state or moment is unknown, the states are in the wrong order, or time runs out. */
export function bracketOf(
  { states, x }: FlowChart,
  { measure, between, at }: FlowMeasure,
): Bracket | undefined {
  const first = states.find(({ name }) => name === between[0])
  const second = first && states.slice(states.indexOf(first) + 1).find(({ name }) => name === between[1])
  const position = positionOf(x, at)
  const index = (position ?? Number.NaN) - firstPosition(x)
  const upper = first?.entered[index]
  const lower = second?.entered[index]
  if (position === undefined || !second || upper === undefined || lower === undefined) return undefined
  if (measure === 'items')
    return { from: { x: position, y: upper }, to: { x: position, y: lower }, value: upper - lower }
  const end = reaches(second.entered, upper, firstPosition(x))
  return end === undefined
    ? undefined
    : { from: { x: position, y: upper }, to: { x: end, y: upper }, value: end - position }
}

/** A bracket's line with a short bar across each end. */
function bracketStrokes({ from, to }: Bracket): Stroke[] {
  const across = from.x === to.x ? 'dx' : 'dy'
  const bar = (point: Bracket['from']): Stroke => ({
    from: { ...point, [across]: -8 },
    to: { ...point, [across]: 8 },
    look: 'bracket',
  })
  return [{ from, to, look: 'bracket' }, bar(from), bar(to)]
}

/** The bracket's end next to its words, or its middle if they are at the side. */
function anchorOf({ from, to }: Pick<Bracket, 'from' | 'to'>, side: Side): Bracket['from'] {
  // A vertical bracket runs down from its higher end, a horizontal one from left to right.
  const towards = from.x === to.x ? ['above', 'below'] : ['left', 'right']
  if (side.startsWith(towards[0] ?? '')) return from
  if (side.startsWith(towards[1] ?? '')) return to
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
}

function measureLayers(chart: FlowChart): Layer[] {
  const found = (chart.measures ?? []).flatMap(measure => {
    const bracket = bracketOf(chart, measure)
    return bracket ? [{ measure, bracket }] : []
  })
  const words = found.map(({ measure: { text, side, gap }, bracket: { from, to, value } }): Words => {
    return { ...anchorOf({ from, to }, side), text: filled(text, { value }), side, gap, look: 'accent' }
  })
  return [strokeLayer(found.flatMap(({ bracket }) => bracketStrokes(bracket))), ...wordLayers(words)]
}

/** The band of items in a state: between the lines of entering it and the next. */
function bandLayers({ entered, look }: FlowState, next: FlowState | undefined, from: number): Layer[] {
  const rows = entered.map((high, index) => ({ x: from + index, high, low: next?.entered[index] ?? 0 }))
  const line = rows.map(({ x, high }) => ({ x, y: high }))
  return [areaLayer(rows, `fill-${look}`), lineLayer(line, 'edge')]
}

/** A cumulative flow diagram with state names on the right. */
export function flowSheet(chart: FlowChart): Sheet {
  const { states, x, y } = chart
  const from = firstPosition(x)
  const positions = positionsOf(x, states[0].entered.length)
  const names = states.map(({ name, entered }, index): Words => {
    const middle = ((entered.at(-1) ?? 0) + (states[index + 1]?.entered.at(-1) ?? 0)) / 2
    return { x: positions.to, y: middle, text: name, side: 'right', look: 'strong', isEnd: true }
  })
  return {
    frame: chart,
    x: positions,
    y,
    ends: states.map(({ name }) => name),
    layers: [
      ...states.flatMap((state, index) => bandLayers(state, states[index + 1], from)),
      ...measureLayers(chart),
      ...wordLayers(names),
    ],
  }
}
