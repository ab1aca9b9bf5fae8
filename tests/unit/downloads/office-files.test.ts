import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { facts } from '../../../data/facts'
import { site } from '../../../data/site'
import { plainText, readDocument, type Block } from '../../../tooling/downloads/document'
import { readDownloads } from '../../../tooling/downloads/download-files'
import { spreadsheetFile } from '../../../tooling/downloads/spreadsheet'
import { wordFile } from '../../../tooling/downloads/word'
import { elementsOf, partOf, textOf } from './support'

const blocksOf = (body: string) => readDocument(`---\nformats: [docx]\n---\n\n${body}\n`, {}).blocks
const form = blocksOf(
  [
    '# Form',
    'Two people, *one* hour.',
    '1. First\n2. Second',
    '- Loose',
    '## Scores',
    '| Question | Score | Note |\n| --- | --- | --- |\n| Fast? |  | *Days* |\n| Safe & sound? | 4 |  |\n| **Total** |  |  |',
    '## Scores: 1/2',
    'No table here.',
  ].join('\n\n'),
)

describe('a Word file', () => {
  it('has headings, paragraphs, lists and tables of its source', async () => {
    const xml = partOf(await wordFile(form, 'Grove'), 'word/document.xml')
    const styled = (style: string) =>
      elementsOf(xml, 'w:p')
        .filter(each => each.includes(`w:pStyle w:val="${style}"`))
        .map(textOf)
    assert.deepEqual(styled('Heading1'), ['Form'])
    assert.deepEqual(styled('Heading2'), ['Scores', 'Scores: 1/2'])
    assert.ok(elementsOf(xml, 'w:p').map(textOf).includes('Two people, one hour.'))
    const listed = elementsOf(xml, 'w:p').filter(each => each.includes('<w:numPr>'))
    assert.deepEqual(listed.map(textOf), ['First', 'Second', 'Loose'])
    const [head, ...rows] = elementsOf(xml, 'w:tr')
    assert.ok(head?.includes('<w:tblHeader/>'))
    assert.deepEqual(
      rows.map(row => elementsOf(row, 'w:tc').map(textOf)),
      [
        ['Fast?', '', 'Days'],
        ['Safe & sound?', '4', ''],
        ['Total', '', ''],
      ],
    )
    assert.match(elementsOf(xml, 'w:r').find(run => textOf(run) === 'one') ?? '', /<w:i\/>/)
  })

  it('names the site as its maker, and no day', async () => {
    const properties = partOf(await wordFile(form, 'Grove'), 'docProps/core.xml')
    assert.match(properties, /<dc:creator>Grove<\/dc:creator>/)
    assert.doesNotMatch(properties, /dcterms:(created|modified)/)
  })
})

describe('an Excel file', () => {
  const rowsOf = async (sheet: number) => {
    const file = await spreadsheetFile(form)
    const texts = elementsOf(partOf(file, 'xl/sharedStrings.xml'), 'si').map(textOf)
    return elementsOf(partOf(file, `xl/worksheets/sheet${sheet}.xml`), 'row').map(row =>
      elementsOf(row, 'c').map(cell =>
        cell.includes('<f>')
          ? `=${textOf(cell)}`
          : cell.includes('t="s"')
            ? (texts[Number(textOf(cell))] ?? '')
            : textOf(cell),
      ),
    )
  }

  it('has a sheet for each heading, under a name that Excel allows and no other has', async () => {
    const workbook = partOf(await spreadsheetFile(form), 'xl/workbook.xml')
    const names = [...workbook.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) => name)
    assert.deepEqual(names, ['Form', 'Scores', 'Scores  1 2'])
  })

  it('has the cells of the tables, and adds up what a total leaves empty', async () => {
    const [heading, head, ...rows] = await rowsOf(2)
    assert.equal(heading?.[0], 'Scores')
    assert.deepEqual(head, ['Question', 'Score', 'Note'])
    assert.deepEqual(rows, [
      ['Fast?', '', 'Days'],
      ['Safe & sound?', '4', ''],
      ['Total', '=SUM(B3:B4)', ''],
    ])
  })

  it('has the texts and lists around the tables', async () => {
    const first = (await rowsOf(1)).map(row => row[0])
    assert.deepEqual(first, ['Form', 'Two people, one hour.', '1. First', '2. Second', '• Loose'])
    assert.deepEqual(
      (await rowsOf(3)).map(row => row[0]),
      ['Scores: 1/2', 'No table here.'],
    )
  })
})

describe('the same source', () => {
  it('gives the same bytes again, whatever was made before it', async () => {
    const [word, sheet] = [await wordFile(form, 'Grove'), await spreadsheetFile(form)]
    await wordFile(blocksOf('# Other\n\n1. One\n\n1. Two'), 'Grove')
    assert.deepEqual(await wordFile(form, 'Grove'), word)
    assert.deepEqual(await spreadsheetFile(form), sheet)
  })

  it('has no time in its archives', async () => {
    for (const file of [await wordFile(form, 'Grove'), await spreadsheetFile(form)]) {
      // A local file header: signature, then at 10 the time and at 12 the day, counted from 1980.
      const view = new DataView(file.buffer, file.byteOffset)
      assert.equal(view.getUint32(0, true), 0x04034b50)
      assert.deepEqual([view.getUint16(10, true), view.getUint16(12, true)], [0, (1 << 5) | 1])
    }
  })
})

describe('the forms of the site', () => {
  const sources = readDownloads(process.cwd(), facts)
  const textsOf = (block: Block): string[] => {
    if (block.kind === 'heading') return [block.text]
    if (block.kind === 'paragraph') return [plainText(block.runs)]
    return (block.kind === 'list' ? block.items : block.rows.flat()).map(plainText)
  }

  it('are five for the phases, two of them as spreadsheets too', () => {
    assert.deepEqual(
      sources.flatMap(({ addresses }) => addresses).filter(address => !address.endsWith('.docx')),
      [
        '/downloads/sdlc/deployment-checklist.md',
        '/downloads/sdlc/deployment-checklist.xlsx',
        '/downloads/sdlc/design-decision-record.md',
        '/downloads/sdlc/legacy-assessment-sheet.md',
        '/downloads/sdlc/legacy-assessment-sheet.xlsx',
        '/downloads/sdlc/requirement.md',
        '/downloads/sdlc/test-plan.md',
      ],
    )
    assert.ok(sources.every(({ document }) => document.formats.includes('docx')))
  })

  for (const { file, document } of sources) {
    it(`${file} is in its files to the last cell, with the owner's name and terms`, async () => {
      const texts = document.blocks.flatMap(textsOf)
      assert.ok(texts.at(-1)?.includes(site.brand) && texts.at(-1)?.includes(site.downloadTerms))
      const word = partOf(await wordFile(document.blocks, site.brand), 'word/document.xml')
      const paragraphs = new Set(elementsOf(word, 'w:p').map(textOf))
      assert.deepEqual(
        texts.filter(text => !paragraphs.has(text)),
        [],
      )
      if (!document.formats.includes('xlsx')) return
      const strings = partOf(await spreadsheetFile(document.blocks), 'xl/sharedStrings.xml')
      const cells = new Set(elementsOf(strings, 'si').map(textOf))
      assert.deepEqual(
        texts.filter(text => text !== '' && !cells.has(text)),
        [],
      )
    })
  }
})
