import { largestFitting, linesOf, sheetWidth } from '../tools/sheet'
import { realActions } from './actions'
import type { Board } from './board'
import { formatOf } from './formats'
import { resultsOf } from './votes'

/** Sizes of text on the sheet in points, from the largest. */
const sheetSizes = [11, 9.5, 8, 7, 6, 5, 4] as const

const sheetHeight = 650

/** The height of the sheet's text at a size, in points; an estimate on the safe side. */
function heightAt(board: Board, points: number): number {
  const line = 1.3 * points
  const full = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + (linesOf(text, points, sheetWidth - 20) + 0.3) * line, 0)
  const last = board.last.map(({ text, owner }) => `Not yet discussed: ${text} ${owner}`)
  const actions = realActions(board).map(
    ({ text, owner, helped }) => `${text} ${owner} by Aug 24, 2026 ${helped} it has helped if`,
  )
  const topics = resultsOf(board)
    .filter(({ votes }) => votes > 0)
    .map(({ title }) => `${title} 10 votes from 10 people`)
  const columnWidth = (sheetWidth - 40) / 3 - 10
  // Cards flow through three columns, in which a heading takes two lines.
  const cards = board.cards.reduce(
    (sum, { text }) => sum + (linesOf(text, points, columnWidth) + 0.4) * line,
    0,
  )
  const headings = formatOf(board.format).columns.length * 2.4 * line
  return full(last) + full(actions) + full(topics) + 4 * 2.2 * line + ((cards + headings) / 3) * 1.1
}

/** The largest size, in points, at which the board fits on one sheet. */
export const sheetSize = (board: Board): number =>
  largestFitting(sheetSizes, points => heightAt(board, points), sheetHeight)
