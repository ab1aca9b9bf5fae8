import type { Frame } from './frame'

/** As high as its rows. */
type RowFrame = Omit<Frame, 'height'>

export interface RowPart {
  value: number
  /** accent by default. */
  look?: 'accent' | 'second' | 'gray'
  /** Inside the part; `{value}` is its number. */
  text?: string
}

/** A bar of parts. In its words `{sum}` is the total, `{1}`, `{2}` … the parts, `{percent}` the first one's share. */
export interface PartsRow {
  /** Above the bar; without a name, the row's parts or end should say what it is. */
  name?: string
  parts: readonly [RowPart, ...RowPart[]]
  /** Start of a range; zero by default. */
  from?: number
  /** To the right of the bar. */
  end?: string
  /** In a softer color, below the bar. */
  note?: string
}

/** Drawn where it subtracts from the rows above, with its number; a row of parts below shows the new remainder. */
export interface TakingRow {
  name: string
  takes: number
}

/** Horizontal bars: amounts with long names, parts of a whole, waterfalls, ranges. */
export interface RowChart extends RowFrame {
  kind: 'rows'
  rows: readonly [PartsRow, ...(PartsRow | TakingRow)[]]
  /** An axis with a vertical grid, for bars without numbers. */
  x?: { title?: string; /** Distance of the numbers. */ every: number }
  /** Dashed vertical lines across all rows, with words on top; `{value}` is their position. */
  marks?: readonly { at: number; text: string; side: 'left' | 'right' }[]
}

export interface PairSide {
  /** Above this side's bars: what they count. */
  title: string
  /** accent by default. */
  look?: 'accent' | 'second' | 'gray'
}

/** Two numbers per row, as bars back to back: before and after, number and cost. */
export interface PairChart extends RowFrame {
  kind: 'pairs'
  sides: readonly [left: PairSide, right: PairSide]
  rows: readonly [PairRow, ...PairRow[]]
  /** Each side fills its half, for sides that count different things. */
  ownScales?: boolean
}

export interface PairRow {
  name: string
  values: readonly [left: number, right: number]
}
