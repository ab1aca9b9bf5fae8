import type { TimerData } from './agenda'

/** Sizes of text on the sheet in points, from the largest. The sheet's style has a rule for each. */
export const sheetSizes = [13, 11, 9, 7.5, 6, 5, 4] as const

/** A sheet's text is 174 mm by about 240 mm; a character is 0.52 of its size wide, a line 1.3 of it high. */
const widthPoints = 493
const heightPoints = 620

const linesOf = (text: string, points: number, share: number) =>
  Math.max(1, Math.ceil((text.length * 0.52 * points) / (widthPoints * share - 12)))

/** The largest size, as its index in `sheetSizes`, at which the agenda fits on one sheet of A4 or Letter; on the safe side. */
export function sheetSize(steps: TimerData['steps']): number {
  const heightAt = (points: number) =>
    steps.reduce(
      (sum, { name, say }) =>
        sum + (Math.max(linesOf(name, points, 0.33), linesOf(say, points, 0.52)) + 0.7) * 1.3 * points,
      5 * points,
    )
  const at = sheetSizes.findIndex(points => heightAt(points) <= heightPoints)
  return at < 0 ? sheetSizes.length - 1 : at
}
