import { plainText, type Runs } from './document'

/** Letters of the narrowest and the widest column, so that a score has room and a sentence wraps. */
const narrowest = 8
const widest = 44

/** How wide each column of a table would like to be, in letters. */
export function columnLetters(rows: readonly (readonly Runs[])[]): number[] {
  const [heads = []] = rows
  return heads.map((_, column) => {
    const lengths = rows.map(row => plainText(row[column] ?? []).length)
    return Math.min(widest, Math.max(narrowest, ...lengths))
  })
}

/** A width divided among the columns of a table by what they would like; the parts make up the whole. */
export function columnWidths(rows: readonly (readonly Runs[])[], whole: number): number[] {
  const letters = columnLetters(rows)
  const sum = letters.reduce((total, each) => total + each, 0)
  const widths = letters.map(each => Math.floor((each / sum) * whole))
  const rest = whole - widths.reduce((total, each) => total + each, 0)
  return widths.map((width, column) => (column === 0 ? width + rest : width))
}
