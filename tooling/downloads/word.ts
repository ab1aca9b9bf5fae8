import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  HeightRule,
  type IRunOptions,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { columnWidths } from './column-shares'
import { titleOf, type Block, type Runs } from './document'
import { sameBytes } from './same-bytes'

/** US Letter in twentieths of a point, and the margin on all sides. */
const page = { width: 12_240, height: 15_840, margin: 1_080 }
const textWidth = page.width - 2 * page.margin
/** Space to write by hand. */
const rowHeight = 400

const headings = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 }

/** Guidance is italic, and gray because it is meant to be replaced. */
const guidance: IRunOptions = { italics: true, color: '595959' }

function textRuns(runs: Runs, isHead = false): TextRun[] {
  return runs.map(({ text, bold, italic }) => {
    const options: IRunOptions = { text, bold: bold ?? isHead, ...(italic ? guidance : {}) }
    return new TextRun(options)
  })
}

function tableOf(rows: readonly (readonly Runs[])[]): Table {
  const widths = columnWidths(rows, textWidth)
  const line = { style: BorderStyle.SINGLE, size: 4, color: '8C8C8C' }
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    borders: {
      top: line,
      bottom: line,
      left: line,
      right: line,
      insideHorizontal: line,
      insideVertical: line,
    },
    rows: rows.map((row, index) => {
      const isHead = index === 0
      return new TableRow({
        // Repeated on each page of a long table.
        tableHeader: isHead,
        cantSplit: true,
        height: { value: rowHeight, rule: HeightRule.ATLEAST },
        children: row.map(
          (runs, column) =>
            new TableCell({
              width: { size: widths[column] ?? 0, type: WidthType.DXA },
              margins: { top: 60, bottom: 60, left: 100, right: 100 },
              ...(isHead ? { shading: { fill: 'E8EEF5' } } : {}),
              children: [new Paragraph({ children: textRuns(runs, isHead) })],
            }),
        ),
      })
    }),
  })
}

function partsOf(block: Block, list: number): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: headings[block.depth], text: block.text, keepNext: true })]
    case 'paragraph':
      return [new Paragraph({ children: textRuns(block.runs), spacing: { before: 120, after: 120 } })]
    case 'list':
      return block.items.map(
        runs =>
          new Paragraph({
            children: textRuns(runs),
            // Each numbered list is an instance of its own, so that it starts at 1.
            ...(block.ordered
              ? { numbering: { reference: 'numbers', level: 0, instance: list } }
              : { bullet: { level: 0 } }),
          }),
      )
    case 'table':
      return [tableOf(block.rows)]
  }
}

/** A document as a Word file: the same bytes for the same blocks. */
export async function wordFile(blocks: readonly Block[], brand: string): Promise<Uint8Array> {
  const document = new Document({
    title: titleOf(blocks),
    creator: brand,
    lastModifiedBy: brand,
    styles: { default: { document: { run: { font: 'Calibri', size: 22, language: { value: 'en-US' } } } } },
    numbering: {
      config: [
        {
          reference: 'numbers',
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1.',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { left: 500, hanging: 360 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: page.width, height: page.height },
            margin: { top: page.margin, right: page.margin, bottom: page.margin, left: page.margin },
          },
        },
        children: blocks.flatMap((block, index) => partsOf(block, index)),
      },
    ],
  })
  return sameBytes(await Packer.toBuffer(document))
}
