import Papa from 'papaparse'

/** Something wrong with what a reader gave. */
export interface Problem {
  /** Line of the pasted text, from 1; 0 if it is about all of it. */
  line: number
  /** A whole sentence that says what is wrong and how to fix it. */
  text: string
}

/** A row of a pasted table. */
export interface Row {
  /** Line of the text on which it begins, from 1. */
  line: number
  /** Trimmed. */
  cells: readonly string[]
}

/** A pasted table. `rows` doesn't include the header and empty lines. */
export interface Table {
  header?: readonly string[]
  rows: readonly Row[]
  problems: readonly Problem[]
}

/** How many lines breaks a text has. */
function breaksIn(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

const letters = /\p{L}/u
const startsWithDigit = /^\p{N}/u

/** Whether the first row names columns: words over columns of which at least one has none in the next row. */
function isHeader(first: Row | undefined, second: Row | undefined): boolean {
  if (!first?.cells.some(cell => letters.test(cell))) return false
  if (first.cells.some(cell => startsWithDigit.test(cell) || /^[-+.,]?\d/.test(cell))) return false
  return !second || second.cells.some(cell => /^[-+.,]?\d/.test(cell))
}

/** The delimiter: a tab if any line has one, as spreadsheets copy; else the one that Papa Parse finds. */
const delimiterOf = (text: string): string => {
  const line = text.slice(0, 10_000)
  if (line.includes('\t')) return '\t'
  if (line.includes(';')) return ';'
  return ','
}

/** Whether every line is a date with a comma in it, 'Mar 9, 2026'. Numbers such as '1,5' are two cells: never guessed otherwise. */
const isOneColumn = (text: string): boolean =>
  text.split('\n', 200).every(line => /^\s*(?:\p{L}+\.? \d{1,2}, \d{4})?\s*$/u.test(line))

/**
 * Parses a pasted table: CSV by comma or semicolon, a spreadsheet's cells by tab, or one value a line. Quotes are those
 * of RFC 4180. Nothing is thrown: what can't be read is a problem with its line, and the rest is there.
 * @param hasHeader whether the first row names the columns; without it, that is found out
 */
export function readTable(pasted: string, hasHeader?: boolean): Table {
  const text = pasted.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const all: Row[] = []
  const problems: Problem[] = []
  let at = 0
  let line = 1
  Papa.parse<string[]>(text, {
    delimiter: isOneColumn(text) ? '\u001f' : delimiterOf(text),
    newline: '\n',
    step: ({ data, errors, meta }) => {
      const cells = data.map(cell => cell.trim())
      if (cells.some(cell => cell !== '')) all.push({ line, cells })
      if (errors.some(({ type }) => type === 'Quotes'))
        problems.push({
          line,
          text: 'A quotation mark opens here and doesn’t close properly. Close it, or remove it.',
        })
      line += breaksIn(text, at, meta.cursor)
      at = meta.cursor
    },
  })
  const [first, second] = all
  if (!first || !(hasHeader ?? isHeader(first, second))) return { rows: all, problems }
  return { header: first.cells, rows: all.slice(1), problems }
}

/** A table as CSV (RFC 4180), with a byte order mark, without which Excel reads no accents. Formulas are disarmed. */
export const csvOf = (columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${Papa.unparse({ fields: [...columns], data: rows.map(row => [...row]) }, { escapeFormulae: true })}\r\n`

/** A number as people write it, '12', '1.5' or '1,5'; undefined for anything else, such as '1,234' or ''. */
export function numberOf(text: string): number | undefined {
  const found = /^([-+]?)(\d*)(?:[.,](\d{1,2}|\d{4,}))?$|^([-+]?\d+\.\d{3})$/.exec(text.trim())
  if (!found || !/\d/.test(text)) return undefined
  return Number(text.trim().replace(',', '.'))
}
