import { plainText, type Runs } from './document'

/** Width of the narrowest and widest column in letters: room for a score, wrapping for a sentence. */
const narrowest = 8
const widest = 44

/** Preferred width of each column, in letters. */
export function columnLetters(rows: readonly (readonly Runs[])[]): number[] {
  const [heads = []] = rows
  return heads.map((_, column) => {
    const lengths = rows.map(row => plainText(row[column] ?? []).length)
    return Math.min(widest, Math.max(narrowest, ...lengths))
  })
}

/** Divides a width among columns in proportion to their preferred widths; the parts add up exactly. */
export function columnWidths(rows: readonly (readonly Runs[])[], whole: number): number[] {
  const letters = columnLetters(rows)
  const sum = letters.reduce((total, each) => total + each, 0)
  const widths = letters.map(each => Math.floor((each / sum) * whole))
  const rest = whole - widths.reduce((total, each) => total + each, 0)
  return widths.map((width, column) => (column === 0 ? width + rest : width))
}
