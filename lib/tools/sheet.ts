/** The width of a sheet's text in points: 174 mm, the smaller of A4 and Letter. */
export const sheetWidth = 493

/** How many lines a text has in a column; a character is 0.52 of its size wide. All sizes are points. */
export const linesOf = (text: string, points: number, width: number): number =>
  Math.max(1, Math.ceil((text.length * 0.52 * points) / width))

/**
 * The largest size of text at which a sheet holds everything, or the smallest one.
 * @param sizes in points, from the largest
 * @param heightAt how high everything is at a size, in points
 * @param height what the sheet has room for
 */
export const largestFitting = (
  sizes: readonly number[],
  heightAt: (points: number) => number,
  height: number,
): number => sizes.find(points => heightAt(points) <= height) ?? Math.min(...sizes)
