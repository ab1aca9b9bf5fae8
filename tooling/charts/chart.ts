import type { Frame, MomentMark } from './frame'
import type { PairChart, RowChart } from './rows'

/** What a file under data/charts/ may export as `chart`: one chart as data and a few words. */
export type Chart =
  LineChart | FlowChart | BarChart | Histogram | ScatterChart | ForecastChart | RowChart | PairChart

/** A horizontal axis that counts: the first value stands at `from`, the next at `from` + 1 … */
export interface CountedAxis {
  /** Below the numbers: 'working day of the Sprint'. */
  title?: string
  from: number
  /** Write each n-th number. */
  every: number
}

/** A horizontal axis of names, such as dates; the first value stands at the first name. */
export interface NamedAxis {
  title?: string
  names: readonly string[]
  /** Write each n-th name; 1 unless said. */
  every?: number
}

/** The vertical axis begins at zero, always. Left out, it ends at the next round number. */
export interface VerticalAxis {
  to?: number
  /** Distance of the grid's lines. */
  every?: number
}

/** Where words stand seen from their point; 'above-left' ends there, 'above-right' begins there. */
export type Side =
  'above' | 'below' | 'left' | 'right' | 'above-left' | 'above-right' | 'below-left' | 'below-right'

/**
 * Words beside a point. `\n` breaks the line; `{value}` is the number there. A `gap` (in units of the drawing, 14
 * unless said) over 30 draws a thin line from the point to the words.
 */
export interface PointLabel {
  /** A number or a name of the horizontal axis. */
  at: number | string
  text: string
  side: Side
  gap?: number
}

/** A dashed horizontal line at a height, its words over or under it, at one end. */
export interface LevelMark {
  y: number
  text: string
  side: 'above-left' | 'above-right' | 'below-left' | 'below-right'
}

/** accent: what the chart is about, once; second: orange, where a second hue is needed; plan: dashed. */
export type LineLook = 'accent' | 'ink' | 'soft' | 'second' | 'plan'

export interface Line {
  /** For messages; not drawn. */
  name: string
  /** One for each place of the axis; null, at the beginning or the end, where there is none (yet). */
  values: readonly (number | null)[]
  look: LineLook
  /** A scope moves in steps: level up to the next place, then up or down. */
  steps?: boolean
  dots?: boolean
  /** Writes each value beside its point, off the line. */
  numbers?: boolean
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

/** One or more lines over time: burndown, burn-up with its scope, trend. */
export interface LineChart extends Frame {
  kind: 'line'
  x: CountedAxis | NamedAxis
  y?: VerticalAxis
  lines: readonly [Line, ...Line[]]
  bands?: readonly Band[]
  moments?: readonly MomentMark[]
  levels?: readonly LevelMark[]
}

export interface FlowState {
  name: string
  /** At each place of the axis: how many items had entered this state by then, those that have left it included. */
  entered: readonly number[]
  /** Of the band of items that are in this state. */
  look: 'quiet' | 'gray' | 'tint' | 'accent'
}

/**
 * A bracket between the line 'entered the first' and the line 'entered the second' state. items: upright at a
 * moment, `{value}` is how many items are between. time: level, from the moment at which an item enters the first,
 * `{value}` is about how long it takes, in units of the axis.
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
  y?: VerticalAxis
  /** In the order of the work, from the first state to the finished one. */
  states: readonly [FlowState, FlowState, ...FlowState[]]
  measures?: readonly FlowMeasure[]
  moments?: readonly MomentMark[]
}

export interface Bar {
  name: string
  value: number
  /** accent unless said. */
  look?: 'accent' | 'gray' | 'second'
}

/** Bars from zero, each with its number: velocity, counts by cause. */
export interface BarChart extends Frame {
  kind: 'bars'
  /** Below the names. */
  xTitle?: string
  y?: VerticalAxis
  bars: readonly [Bar, ...Bar[]]
  /** Write each n-th name; 1 unless said. */
  namesEvery?: number
  /** Leaves the numbers on the bars out, and writes a vertical axis in their place. */
  withoutNumbers?: boolean
  /** A line at the mean of the bars; `{value}` is the mean. To the right of the bars. */
  average?: string
  /** A band from the smallest to the largest bar; `{low}` and `{high}` are they. To the right of the bars. */
  range?: string
  levels?: readonly LevelMark[]
}

/** `{percent}` and `{value}`: the smallest observed value that at least so many in 100 do not exceed. */
export interface PercentileMark {
  percent: number
  text: string
}

/** How often each value occurred, from the observations themselves. */
export interface Histogram extends Frame {
  kind: 'histogram'
  /** `every`: write each n-th value; `from`: the smallest value on the axis. */
  x: CountedAxis
  y?: VerticalAxis
  /** Whole numbers, in any order. */
  observations: readonly number[]
  /** From the lowest to the highest; what lies above the last is orange. */
  percentiles?: readonly PercentileMark[]
  /**
   * Where more is better: `{value}` is the greatest observed value that at least `{percent}` in 100 of them reach. From
   * the highest percent to the lowest; what lies below the first is orange.
   */
  atLeast?: readonly PercentileMark[]
}

/** Points, such as finished items by day and cycle time, with level percentile lines. */
export interface ScatterChart extends Frame {
  kind: 'scatter'
  /** The first name has the place 0, the second 1 …; points of one name may stand a little beside it, at 0.1. */
  x: (CountedAxis & { to: number }) | NamedAxis
  y?: VerticalAxis
  points: readonly (readonly [x: number, y: number])[]
  /** Where several points share a place, draws one dot with as many times the area. */
  counted?: boolean
  /** From the lowest to the highest, their words to the right; points above the last are orange. */
  percentiles?: readonly PercentileMark[]
  /** What the percentiles are of, where it is not the points: ages next to finished items, say. */
  percentilesOf?: readonly number[]
  labels?: readonly (Omit<PointLabel, 'at'> & { point: readonly [x: number, y: number] })[]
}

/**
 * How many items may be finished by when: what was finished so far, and a fan of what comes of it if each coming
 * period is like one of the past, drawn by lot. Exact, not simulated.
 */
export interface ForecastChart extends Frame {
  kind: 'forecast'
  /** `from` is the place of the beginning, before the first period. */
  x: CountedAxis | NamedAxis
  y?: VerticalAxis
  /** Items finished in each past period, four or more. */
  history: readonly number[]
  /** How many periods the fan reaches. */
  ahead: number
  /** Chances in 100 of finishing at least so much: 50 and 85, say. Words at the end; `{percent}`, `{value}` in items. */
  marks: readonly [ForecastMark, ...ForecastMark[]]
  /** A level line: so many items in all. Where a mark's line reaches it, that moment is marked. */
  scope?: { items: number; text: string; side: LevelMark['side'] }
}

export interface ForecastMark {
  percent: number
  /** At the right end of its line. */
  end: string
  /** At the moment at which the line reaches the scope; `{at}` is the number or name of that place. */
  reached?: string
}
