import { rectLayer, strokeLayer, type Layer, type Stroke } from './layers'
import { filled, inFull } from './numbers'
import { nameRise, noteDrop, spansOf, stackRows, sumOf, type Edges, type Span } from './row-layout'
import type { RowChart, RowShare, SharesRow, TakingRow } from './rows'
import { plotOf, type Sheet } from './sheet'
import { textWidth } from '../figures/text-width'
import { wordLayers, type Words } from './words'

/** Between a bar and the words next to it. */
const beside = 12

/** A row's bar: between two positions of the axis and two heights. */
interface Placed extends Span {
  edges: Edges
}

/** Fills a row's numbers into its words. */
function rowText(text: string, row: SharesRow): string {
  const sum = sumOf(row)
  const shares = row.shares.map(({ value }, index) => [String(index + 1), inFull(value)])
  const percent = Math.round((100 * row.shares[0].value) / sum)
  return filled(text, {
    ...(Object.fromEntries(shares) as Record<string, string>),
    sum: inFull(sum),
    percent,
  })
}

/** Words to the right of a row's bar. */
function endOf(row: SharesRow | TakingRow): string {
  if ('takes' in row) return inFull(-row.takes)
  return row.end ? rowText(row.end, row) : ''
}

/** The end of the axis, so that each bar and the words to its right fit into `width`. */
function reachOf(rows: RowChart['rows'], spans: readonly Span[], width: number): number {
  const perUnit = rows.map((row, index) => {
    const words = Math.max(
      ...endOf(row)
        .split('\n')
        .map(line => textWidth(line, true)),
    )
    const room = width - (words > 0 ? words + beside : 0)
    // Words too long for this are reported when they leave the drawing.
    return Math.max(room, width / 4) / (spans[index]?.to ?? 1)
  })
  return width / Math.min(...perUnit)
}

const fillOf = (look: RowShare['look'] = 'accent') => `fill-${look}` as const

/** A bar of shares with white lines between them, and the words in and around it. */
function sharesRow(row: SharesRow, { from, to, edges }: Placed) {
  const { top: y2, bottom: y } = edges
  const sum = sumOf(row)
  const middle = (y + y2) / 2
  let end = from
  const shares = row.shares.map(share => {
    const x = end
    end += (share.value / sum) * (to - from)
    return { ...share, x, x2: end }
  })
  const shown = shares.filter(({ value }) => value > 0)
  const words = (text: string | undefined, more: Omit<Words, 'text'>): Words[] =>
    text ? [{ ...more, text: rowText(text, row) }] : []
  return {
    rects: shown.map(({ x, x2, look }) => ({ x, x2, y, y2, look: fillOf(look) })),
    strokes: shown.slice(1).map(({ x }): Stroke => ({ from: { x, y }, to: { x, y: y2 }, look: 'between' })),
    words: [
      ...words(row.name, { x: 0, y: y2, side: 'above-right', gap: nameRise, look: 'plain' }),
      ...words(row.end, { x: to, y: middle, side: 'right', gap: beside, look: 'strong' }),
      ...words(row.note, { x: 0, y, side: 'below-right', gap: noteDrop, look: 'soft' }),
      ...shown.flatMap(({ text, value, x, x2, look = 'accent' }): Words[] => {
        if (!text) return []
        return [
          {
            ...{ x: (x + x2) / 2, y: middle, side: 'middle' },
            text: filled(text, { value: inFull(value) }),
            look: look === 'gray' ? 'plain' : 'white',
          },
        ]
      }),
    ],
  }
}

/** The bar of what a row subtracts, its name on the left if it fits, and a line down to the next bar. */
function takingRow({ name, takes }: TakingRow, { from, to, edges }: Placed, next: Edges, perUnit: number) {
  const { top: y2, bottom: y } = edges
  const number = inFull(-takes)
  const middle = (y + y2) / 2
  const fits = textWidth(name) + beside <= from * perUnit
  const right = { x: to, y: middle, side: 'right', gap: beside } as const
  return {
    rects: [{ x: from, x2: to, y, y2, look: 'fill-second' as const }],
    strokes: [{ from: { x: from, y }, to: { x: from, y: next.top }, look: 'base' } as const],
    words: fits
      ? [
          { x: from, y: middle, text: name, side: 'left', gap: beside, look: 'plain' } as const,
          { ...right, text: number, look: 'strong' } as const,
        ]
      : [{ ...right, text: `${number} ${name}`, look: 'strong' } as const],
  }
}

/** Bars that contain words are thick enough for them. */
const thicknessOf = (rows: RowChart['rows']): number =>
  rows.some(row => 'takes' in row || row.shares.some(({ text }) => text)) ? 44 : 32

/** Horizontal bars, one below the other. */
export function rowSheet(chart: RowChart): Sheet {
  const { rows, x: axis, marks = [] } = chart
  const spans = spansOf(rows)
  const { edges, height } = stackRows(
    rows.map(row => ('takes' in row ? {} : row)),
    thicknessOf(rows),
    marks.length > 0,
  )
  const every = axis?.every ?? Infinity
  const most = Math.max(...spans.map(({ to }) => to))
  const ticks = axis ? Array.from({ length: Math.floor(most / every) + 1 }, (_, index) => index * every) : []
  const sheet = {
    frame: chart,
    x: {
      ...{ from: 0, to: most, title: axis?.title, isGrid: true },
      ticks: ticks.map(at => ({ at, text: inFull(at) })),
    },
    y: { to: height, every: height, hidden: true },
    contentHeight: height,
    headroom: Math.sign(marks.length),
  }
  const { width } = plotOf(sheet)
  const reach = reachOf(rows, spans, width)
  const drawn = rows.map((row, index) => {
    const placed = { ...(spans[index] ?? { from: 0, to: 0 }), edges: edges[index] ?? { top: 0, bottom: 0 } }
    return 'takes' in row
      ? takingRow(row, placed, edges[index + 1] ?? placed.edges, width / reach)
      : sharesRow(row, placed)
  })
  const layers: Layer[] = [
    rectLayer(drawn.flatMap(({ rects }) => rects)),
    strokeLayer(drawn.flatMap(({ strokes }) => strokes)),
    strokeLayer(
      marks.map(({ at: x }) => ({ from: { x, y: 0 }, to: { x, y: height, dy: -34 }, look: 'plan' })),
    ),
    ...wordLayers(
      marks.map(({ at, text, side }) => ({
        ...{ x: at, y: height, text: filled(text, { value: inFull(at) }), side },
        ...{ gap: 10, rise: 24, look: 'plain' },
      })),
    ),
    ...wordLayers(drawn.flatMap(({ words }) => words)),
  ]
  return { ...sheet, x: { ...sheet.x, to: reach }, layers }
}
