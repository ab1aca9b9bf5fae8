import type { Element, Point } from './elements'
import type { Frame } from './frame'
import type { Layer, Scales } from './layers'
import type { Look } from './look'
import { drawingWidth } from '../figures/figure-style'
import { textWidth } from '../figures/text-width'
import { written } from './numbers'

/** A drawing's free margins. */
export const edge = 16

/** What all kinds of charts share: axes, margins, and what is drawn on top. */
export interface Sheet {
  frame: Frame
  x: {
    from: number
    to: number
    ticks: { at: number; text: string }[]
    title?: string
    /** A vertical grid at the ticks, instead of a base line. */
    isGrid?: boolean
  }
  y: { to: number; every: number; /** Neither numbers nor grid. */ hidden?: boolean }
  /** Plot height; when set, the drawing's height follows from it. */
  contentHeight?: number
  /** Lines of words above the plot, for marks that extend above it. */
  headroom?: number
  /** Words to the right of the plot, which reserve their space. */
  ends?: readonly string[]
  layers: readonly Layer[]
}

/** The plot's position in the drawing. */
export interface Plot {
  left: number
  top: number
  width: number
  height: number
}

const levels = ({ to, every }: Sheet['y']): number[] =>
  Array.from({ length: Math.floor(to / every + 1e-9) + 1 }, (_, index) => index * every)

/** Elements above and below the plot: title, subtitle, axis numbers. */
function marginsOf({ frame, x, headroom = 0 }: Omit<Sheet, 'layers'>): { top: number; bottom: number } {
  return {
    top: 40 + (frame.subtitle ? 36 : 0) + 32 + headroom * 36,
    bottom: (x.ticks.length > 0 ? 48 : 8) + (x.title ? 36 : 0) + 8,
  }
}

/** Height of the drawing: as given, or as its content requires, on the figures' grid. */
export function heightOf(sheet: Omit<Sheet, 'layers'>): number {
  const { top, bottom } = marginsOf(sheet)
  const { contentHeight, frame } = sheet
  return contentHeight === undefined
    ? (frame.height ?? 440)
    : Math.ceil((top + contentHeight + bottom) / 8) * 8
}

export function plotOf(sheet: Omit<Sheet, 'layers'>): Plot {
  const { x, y, ends = [], contentHeight } = sheet
  const labels = y.hidden ? [] : levels(y).map(value => textWidth(written(value)) + 12)
  const firstTick = x.isGrid ? (x.ticks[0]?.text ?? '') : ''
  // The first label may extend to the left by half, if there is no axis.
  const left = edge + Math.max(0, ...labels, textWidth(firstTick) / 2 - edge / 2)
  const lastTick = x.ticks.at(-1)?.text
  const right = Math.max(
    edge,
    // The last label may extend to the right by half.
    lastTick === undefined ? 0 : edge + Math.max(24, textWidth(lastTick) / 2),
    ...ends.flatMap(end => end.split('\n')).map(end => textWidth(end, true) + 14 + edge),
  )
  const { top, bottom } = marginsOf(sheet)
  const height = contentHeight ?? heightOf(sheet) - top - bottom
  return { left, top, width: drawingWidth - left - right, height }
}

/** The grid, the axis numbers, and the base line. */
function axisElements({ x, y }: Sheet, { left, top, width, height }: Plot, scales: Scales): Element[] {
  const [right, bottom] = [left + width, top + height]
  const heights = y.hidden ? [] : levels(y)
  const line = (from: Point, to: Point, look: Look): Element => ({ kind: 'line', points: [from, to], look })
  const label = { kind: 'text', look: 'soft' } as const
  return [
    ...heights.map(value => line([left, scales.y(value)], [right, scales.y(value)], 'grid')),
    ...heights.map((value): Element => {
      return { ...label, x: left - 12, y: scales.y(value) + 10, text: written(value), align: 'right' }
    }),
    ...(x.isGrid ? x.ticks : []).map(({ at }) => line([scales.x(at), bottom], [scales.x(at), top], 'grid')),
    ...x.ticks.map(({ at, text }): Element => {
      return { ...label, x: scales.x(at), y: bottom + 40, text, align: 'center' }
    }),
    ...(x.isGrid ? [] : [line([left, bottom], [right, bottom], 'base')]),
  ]
}

/** Everything in and around the plot. */
export function plotElements(sheet: Sheet): Element[] {
  const { x, y, layers } = sheet
  const plot = plotOf(sheet)
  const scales: Scales = {
    x: value => plot.left + ((value - x.from) / (x.to - x.from)) * plot.width,
    y: value => plot.top + plot.height * (1 - value / y.to),
  }
  return [...axisElements(sheet, plot, scales), ...layers.flatMap(layer => layer(scales))]
}
