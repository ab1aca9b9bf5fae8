import { largestFitting, linesOf, sheetWidth } from '../tools/sheet'
import type { TimerData } from './agenda'

/** Sizes of text on the sheet in points, from the largest. */
const sheetSizes = [13, 11, 9, 7.5, 6, 5, 4] as const

const sheetHeight = 620

/** The shares of the columns for a step's name and its words, without their padding. */
const widthOf = (share: number) => sheetWidth * share - 12

/** The largest size, in points, at which the agenda fits on one sheet; an estimate on the safe side. */
export function sheetSize(steps: TimerData['steps']): number {
  const heightAt = (points: number) =>
    steps.reduce(
      (sum, { name, say }) =>
        sum +
        (Math.max(linesOf(name, points, widthOf(0.33)), linesOf(say, points, widthOf(0.52))) + 0.7) *
          1.3 *
          points,
      5 * points,
    )
  return largestFitting(sheetSizes, heightAt, sheetHeight)
}
