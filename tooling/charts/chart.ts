import type { Element } from './elements'
import type { Frame } from './frame'
import type { PairChart, RowChart } from './rows'

/** What a file in data/charts/ may export as `chart`: data and a few words. */
export type Chart =
  LineChart | FlowChart | BarChart | Histogram | ScatterChart | RowChart | PairChart | ShapesChart

/** A one-off drawing, whose elements are computed in the data file. */
export interface ShapesChart extends Omit<Frame, 'height'> {
  kind: 'shapes'
  height: number
  elements: readonly Element[]
}

/** A numeric horizontal axis: the first value is at `from`, the next at `from` + 1 … */
export interface CountedAxis {
  /** Below the numbers: 'working day of the Sprint'. */
  title?: string
  from: number
  /** Label every n-th number. */
  every: number
}

/** A horizontal axis of names, such as dates; the first value is at the first name. */
export interface NamedAxis {
  title?: string
  names: readonly string[]
  /** Label every n-th name; 1 by default. */
  every?: number
}

/** The vertical axis starts at zero. */
export interface VerticalAxis {
  to: number
  /** Distance of the grid's lines. */
  every: number
}

/** Side of the point on which words are; 'above-left' ends at it, 'above-right' starts there. */
export type Side =
  'above' | 'below' | 'left' | 'right' | 'above-left' | 'above-right' | 'below-left' | 'below-right'

/** Words at a point; `\n` breaks, `{value}` is its number. `gap` above 30 (drawing units; default 14) adds a line. */
export interface PointLabel {
  /** A number or name on the horizontal axis. */
  at: number | string
  text: string
  side: Side
  gap?: number
}

/** A dashed horizontal line, its words above or below one end. */
export interface LevelMark {
  y: number
  text: string
  side: 'above-left' | 'above-right' | 'below-left' | 'below-right'
}

/** accent: the chart's subject; second: orange; plan: dashed. */
export type LineLook = 'accent' | 'ink' | 'soft' | 'second' | 'plan'

export interface Line {
  /** For messages only. */
  name: string
  /** One per position on the axis; null at the start or end if unknown. */
  values: readonly (number | null)[]
  look: LineLook
  /** A scope moves in steps: level up to the next position, then up or down. */
  steps?: boolean
  dots?: boolean
  /** Words to the right of the last value; `{value}` is that value. */
  end?: string
  labels?: readonly PointLabel[]
}

/** A tinted range between two lists of values. */
export interface Band {
  name: string
  low: readonly (number | null)[]
  high: readonly (number | null)[]
  labels?: readonly PointLabel[]
}

/** Lines over time: burndown, burn-up with its scope, trend. */
export interface LineChart extends Frame {
  kind: 'line'
  x: CountedAxis | NamedAxis
  y: VerticalAxis
  lines: readonly [Line, ...Line[]]
  bands?: readonly Band[]
  levels?: readonly LevelMark[]
}

export interface FlowState {
  name: string
  /** At each position: how many items had entered this state by then, including those that have left it. */
  entered: readonly number[]
  /** Label of the band of items in this state. */
  look: 'quiet' | 'gray' | 'tint' | 'accent'
}

/**
 * A bracket between the lines of entering two states. items: vertical at a moment, `{value}` items are in between.
 * time: horizontal, from when an item enters the first, `{value}` is about how long it takes, in axis units.
 */
export interface FlowMeasure {
  measure: 'items' | 'time'
  between: readonly [from: string, until: string]
  at: number | string
  text: string
  side: Side
  gap?: number
}

/** A cumulative flow diagram. */
export interface FlowChart extends Frame {
  kind: 'flow'
  x: CountedAxis | NamedAxis
  y: VerticalAxis
  /** In the order of work, from the first state to the finished one. */
  states: readonly [FlowState, FlowState, ...FlowState[]]
  measures?: readonly FlowMeasure[]
}

export interface Bar {
  name: string
  value: number
  /** accent by default. */
  look?: 'accent' | 'gray' | 'second'
}

/** Bars from zero, each with its number: velocity, counts by cause. */
export interface BarChart extends Frame {
  kind: 'bars'
  /** Below the names. */
  xTitle?: string
  /** The value at the top of the plot; the largest by default. */
  to?: number
  bars: readonly Bar[]
}

/** `{percent}` and `{value}`: the smallest observed value that at least `{percent}` % don't exceed. */
export interface PercentileMark {
  percent: number
  text: string
}

/** How often each value occurred, counted from the observations. */
export interface Histogram extends Frame {
  kind: 'histogram'
  /** `every`: label every n-th value; `from`: the smallest value on the axis. */
  x: CountedAxis
  y: VerticalAxis
  /** Whole numbers, in any order. */
  observations: readonly number[]
  /** `{value}`: the largest that at least `{percent}` % reach. From the highest percent; below the first: orange. */
  atLeast: readonly PercentileMark[]
}

/** Points, such as finished items by day and cycle time, with horizontal percentile lines. */
export interface ScatterChart extends Frame {
  kind: 'scatter'
  /** The first name is at 0, the second at 1 …; points may be slightly off, at 0.1. */
  x: (CountedAxis & { to: number }) | NamedAxis
  y: VerticalAxis
  points: readonly (readonly [x: number, y: number])[]
  /** Points at the same position become one dot of a multiple of the area. */
  counted?: boolean
  /** From lowest to highest, their words to the right; points above the last are orange. */
  percentiles?: readonly PercentileMark[]
  /** What the percentiles are of, if not the points: ages next to finished items, say. */
  percentilesOf?: readonly number[]
  labels?: readonly (Omit<PointLabel, 'at'> & { point: readonly [x: number, y: number] })[]
}
