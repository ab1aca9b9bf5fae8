/**
 * A color by its meaning: 'main' and 'second' for what is compared, 'soft' for what is past or less important, 'danger' for a
 * limit, 'shade-1' (dark) to 'shade-6' (light) for areas on top of each other, 'paper' for the edges of other marks.
 */
export type Tone =
  | 'paper'
  | 'ink'
  | 'soft'
  | 'grid'
  | 'main'
  | 'second'
  | 'danger'
  | 'shade-1'
  | 'shade-2'
  | 'shade-3'
  | 'shade-4'
  | 'shade-5'
  | 'shade-6'

export interface Tick {
  at: number
  text: string
}

/** An axis. What isn't given follows from the layers. */
export interface Axis {
  /** What it counts, and its unit: 'Cycle time in days'. */
  title: string
  /** day: positions are days since 1970-01-01. */
  kind: 'number' | 'day'
  from?: number
  to?: number
  /** Positions that can't be cut in parts: ticks are whole numbers. */
  isWhole?: boolean
  /** For positions with names, or a scale of one's own. */
  ticks?: readonly Tick[]
}

export interface Point {
  x: number
  y: number
}

/** What is drawn, first things below. `name`: for its label at the end, or for the legend. */
export type Layer =
  | {
      kind: 'bars'
      name?: string
      tone: Tone
      /** Edges on the x axis; `low` is 0 if it isn't given. */
      bars: readonly { from: number; to: number; value: number; low?: number }[]
    }
  | {
      kind: 'line'
      name?: string
      tone: Tone
      points: readonly Point[]
      /** Goes on level until the next point. */
      isStep?: boolean
      isDashed?: boolean
    }
  | {
      kind: 'area'
      name?: string
      tone: Tone
      points: readonly { x: number; low: number; high: number }[]
      isStep?: boolean
    }
  /** A hundred thousand are one path; those at one place are drawn once. */
  | { kind: 'dots'; name?: string; tone: Tone; points: readonly Point[]; shape?: 'dot' | 'ring' | 'square' }
  /** A reference line across the picture with its label. */
  | { kind: 'rule'; axis: 'x' | 'y'; at: number; text: string; tone: Tone }

/** A chart. */
export interface Chart {
  /** What it shows: 'Cycle times of 27 items'. */
  title: string
  /** What can be seen in it, in a sentence or two, for readers who don't see it: '85 of 100 items took 9 days or less.' */
  description: string
  x: Axis
  y: Axis
  layers: readonly Layer[]
}

/** A mark of a drawing; React and the SVG file are made from the same ones. */
export interface Mark {
  tag: 'path' | 'rect' | 'text'
  tone: Tone
  /** Whether the tone is that of its inside or of its line. */
  paint: 'fill' | 'stroke'
  /** SVG attributes by their SVG names. */
  attributes: Readonly<Record<string, string | number>>
  text?: string
  /** Readable over other marks: its letters have an edge in the color of the paper. */
  hasHalo?: boolean
}
