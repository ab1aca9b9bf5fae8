import type { Frame, MomentMark } from './frame'

/** As high as its rows make it. */
type RowFrame = Omit<Frame, 'height'>

export interface RowPart {
  value: number
  /** accent unless said. */
  look?: 'accent' | 'second' | 'gray'
  /** Inside the part; `{value}` is its number. */
  text?: string
}

/**
 * A horizontal bar of one part or more. In its words `{sum}` is all of it, `{1}`, `{2}` … are its parts, and `{percent}` is
 * the share of the first part in 100.
 */
export interface PartsRow {
  /** Over the bar; a row without a name says in its parts, or at its end, what it is. */
  name?: string
  parts: readonly [RowPart, ...RowPart[]]
  /** Of a range: where it begins. Zero unless said. */
  from?: number
  /** To the right of the bar. */
  end?: string
  /** Softer, under the bar. */
  note?: string
}

/**
 * Takes something off from what the rows above leave, and is drawn where it comes off, with its number. A row of parts
 * below it shows what is left.
 */
export interface TakingRow {
  name: string
  takes: number
}

/** Horizontal bars, one below the other: amounts with long names, parts of a whole, what is left of a whole (waterfall), ranges. */
export interface RowChart extends RowFrame {
  kind: 'rows'
  rows: readonly [PartsRow, ...(PartsRow | TakingRow)[]]
  /** Draws each row as wide as the chart, so that its parts are shares of it. */
  shares?: boolean
  /** Numbers below and an upright grid, where bars without their numbers are to be read off. */
  x?: { title?: string; /** Distance of the numbers. */ every: number }
  /** Dashed upright lines over all rows, their words on top; `{value}` is where they stand. */
  marks?: readonly (Omit<MomentMark, 'at'> & { at: number })[]
}

export interface PairSide {
  /** Over the bars of this side: what they count. */
  title: string
  /** accent unless said. */
  look?: 'accent' | 'second' | 'gray'
}

/** Two numbers a row, as horizontal bars back to back: before and after, number and cost. */
export interface PairChart extends RowFrame {
  kind: 'pairs'
  sides: readonly [left: PairSide, right: PairSide]
  rows: readonly [PairRow, ...PairRow[]]
  /** Each side fills its half, where the two count different things. */
  ownScales?: boolean
}

export interface PairRow {
  name: string
  values: readonly [left: number, right: number]
}
