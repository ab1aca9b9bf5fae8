import type { Frame } from './frame'

/** As high as its rows. */
type RowFrame = Omit<Frame, 'height'>

export interface RowShare {
  value: number
  /** accent by default. */
  look?: 'accent' | 'second' | 'gray'
  /** Inside the share; `{value}` is its number. */
  text?: string
}

/** A bar of shares. In its words `{sum}` is the total, `{1}`, `{2}` … the shares, `{percent}` the first one in percent. */
export interface SharesRow {
  /** Above the bar; without a name, the row's shares or end should say what it is. */
  name?: string
  shares: readonly [RowShare, ...RowShare[]]
  /** Start of a range; zero by default. */
  from?: number
  /** To the right of the bar. */
  end?: string
  /** In a softer color, below the bar. */
  note?: string
}

/** Drawn where it subtracts from the rows above, with its number; a row of shares below shows the new remainder. */
export interface TakingRow {
  name: string
  takes: number
}

/** Horizontal bars: amounts with long names, parts of a whole, waterfalls, ranges. */
export interface RowChart extends RowFrame {
  kind: 'rows'
  rows: readonly [SharesRow, ...(SharesRow | TakingRow)[]]
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
