import type { Axis, Chart, Layer, Tick } from './chart-spec'
import { dayTicks, numberTicks, rounded } from './ticks'

/** The smallest and the largest number; undefined if there aren't any. No spread: a hundred thousand arguments are too many. */
export function extent(values: Iterable<number>): [number, number] | undefined {
  let low = Infinity
  let high = -Infinity
  for (const value of values) {
    if (!Number.isFinite(value)) continue
    if (value < low) low = value
    if (value > high) high = value
  }
  return low <= high ? [low, high] : undefined
}

function* valuesOf(layer: Layer, axis: 'x' | 'y'): Generator<number> {
  if (layer.kind === 'rule') {
    if (layer.axis === axis) yield layer.at
  } else if (layer.kind === 'bars') {
    for (const { from, to, value, low = 0 } of layer.bars) yield* axis === 'x' ? [from, to] : [low, value]
  } else if (layer.kind === 'area') {
    for (const { x, low, high } of layer.points) yield* axis === 'x' ? [x] : [low, high]
  } else {
    for (const point of layer.points) yield point[axis]
  }
}

function* allValues(layers: readonly Layer[], axis: 'x' | 'y'): Generator<number> {
  for (const layer of layers) yield* valuesOf(layer, axis)
}

/** An axis with its ends and ticks. */
export interface Range {
  from: number
  to: number
  ticks: readonly Tick[]
}

/** The ends and the ticks of an axis; `count` ticks fit. A vertical axis of numbers begins at 0 unless told otherwise. */
export function rangeOf(chart: Chart, which: 'x' | 'y', count: number): Range {
  const axis: Axis = chart[which]
  const [low, high] = extent(allValues(chart.layers, which)) ?? [0, 1]
  const isCounted = which === 'y' && axis.kind === 'number'
  let from = axis.from ?? (isCounted ? Math.min(0, low) : low)
  let to = axis.to ?? high
  if (axis.kind === 'number' && !axis.ticks && which === 'y') {
    const [down, up] = rounded(from, to, count, axis.isWhole)
    from = axis.from ?? down
    to = axis.to ?? up
  }
  if (!(to > from)) to = from + 1
  const ticks =
    axis.ticks?.filter(({ at }) => at >= from && at <= to) ??
    (axis.kind === 'day' ? dayTicks(from, to, count) : numberTicks(from, to, count, axis.isWhole))
  return { from, to, ticks }
}
