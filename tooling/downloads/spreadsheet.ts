import writeExcelFile, { type Cell, type CellObject, type Row, type Sheet } from 'write-excel-file/node'
import { columnLetters } from './column-shares'
import { plainText, titleOf, type Block, type Runs } from './document'
import { sameBytes } from './same-bytes'

/** A section of a document that becomes a sheet. */
interface Part {
  name: string
  blocks: Block[]
}

/** Characters Excel forbids in sheet names, and the maximum length. */
const forbidden = /[[\]:*?/\\]/g
const longestName = 31

/** A unique sheet name. */
function sheetName(heading: string, taken: ReadonlySet<string>): string {
  const name = heading.replace(forbidden, ' ').trim().slice(0, longestName).trim()
  for (let number = 2, free = name; ; number += 1) {
    if (!taken.has(free.toLowerCase())) return free
    free = `${name.slice(0, longestName - 3).trim()} ${number}`
  }
}

/** Splits a document at headings of level 1 and 2. */
function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = []
  const taken = new Set<string>()
  for (const block of blocks) {
    if (block.kind === 'heading' && block.depth < 3) {
      const name = sheetName(block.text, taken)
      taken.add(name.toLowerCase())
      parts.push({ name, blocks: [] })
    }
    parts.at(-1)?.blocks.push(block)
  }
  return parts
}

/** Width of a sheet without a table. */
const textLetters = 80
/** Line height in points. */
const lineHeight = 16

const text = (runs: Runs, more: Partial<CellObject> = {}): CellObject => ({
  value: plainText(runs),
  type: String,
  wrap: true,
  alignVertical: 'top',
  ...(runs.some(run => run.bold) ? { fontWeight: 'bold' } : {}),
  ...(runs.some(run => run.italic) ? { fontStyle: 'italic', textColor: '#595959' } : {}),
  ...more,
})

const lined = { borderStyle: 'thin', borderColor: '#8C8C8C' } as const

/** The letter of a column: 0 is A; forms have at most 26. */
const columnLetter = (column: number) => String.fromCharCode('A'.charCodeAt(0) + column)

/** In a last row named '**Total, of 30**' (in bold), empty cells add up their columns. */
const addsUp = (row: readonly Runs[], column: number, isLast: boolean): boolean =>
  isLast && column === 1 && (row[0] ?? []).some(run => run.bold && run.text.startsWith('Total'))

function tableRows(rows: readonly (readonly Runs[])[], rowsAbove: number): Row[] {
  return rows.map((row, index) =>
    row.map((runs, column): Cell => {
      if (index === 0) return text(runs, { ...lined, fontWeight: 'bold', backgroundColor: '#E8EEF5' })
      if (runs.length === 0 && addsUp(row, column, index === rows.length - 1)) {
        const [first, last] = [rowsAbove + 2, rowsAbove + index].map(at => `${columnLetter(column)}${at}`)
        return {
          type: 'Formula',
          value: `SUM(${first}:${last})`,
          fontWeight: 'bold',
          alignVertical: 'top',
          ...lined,
        }
      }
      return text(runs, lined)
    }),
  )
}

/** A text merged across the sheet, as high as it needs. */
function textRow(runs: Runs, columns: number, letters: number, more: Partial<CellObject> = {}): Row {
  const lines = Math.ceil(plainText(runs).length / letters)
  const cell = text(runs, { columnSpan: columns, height: Math.max(1, lines) * lineHeight, ...more })
  return [cell, ...Array<null>(columns - 1).fill(null)]
}

function sheetOf({ name, blocks }: Part): Sheet<Buffer> {
  const tables = blocks.filter(block => block.kind === 'table')
  const wishes = tables.map(({ rows }) => columnLetters(rows))
  const columns = Math.max(1, ...wishes.map(wish => wish.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    tables.length === 0 ? textLetters : Math.max(...wishes.map(wish => wish[column] ?? 0)),
  )
  const letters = widths.reduce((sum, width) => sum + width, 0)
  const data: Row[] = []
  for (const block of blocks) {
    if (block.kind === 'table') data.push(...tableRows(block.rows, data.length))
    else if (block.kind === 'list')
      data.push(
        ...block.items.map((item, index) =>
          textRow([{ text: block.ordered ? `${index + 1}. ` : '• ' }, ...item], columns, letters),
        ),
      )
    else if (block.kind === 'paragraph') data.push(textRow(block.runs, columns, letters))
    else
      data.push(
        textRow([{ text: block.text, bold: true }], columns, letters, {
          fontSize: block.depth === 1 ? 16 : 14,
          height: 24,
        }),
      )
  }
  return {
    sheet: name,
    data,
    columns: widths.map(width => ({ width: width + 2 })),
    orientation: 'landscape',
    showGridLines: false,
  }
}

/** A document as an Excel file: a sheet per heading, with its texts and tables. */
export async function spreadsheetFile(blocks: readonly Block[]): Promise<Uint8Array> {
  if (titleOf(blocks) === '') throw new Error('A spreadsheet needs a heading to name its first sheet.')
  return sameBytes(await writeExcelFile(partsOf(blocks).map(sheetOf)).toBuffer())
}
