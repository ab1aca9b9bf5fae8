import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { csvOf, numberOf, readTable } from '../../../lib/tools/table'

const cellsOf = (text: string) => readTable(text).rows.map(({ cells }) => cells)

describe('a pasted table', () => {
  for (const [what, text] of [
    ['a spreadsheet', 'Key\tDone\nA-1\t2026-03-09\nA-2\t2026-03-10'],
    ['CSV with commas', 'Key,Done\nA-1,2026-03-09\nA-2,2026-03-10'],
    ['CSV with semicolons', 'Key;Done\r\nA-1;2026-03-09\r\nA-2;2026-03-10\r\n'],
    ['a file with a byte order mark', '\uFEFFKey,Done\nA-1,2026-03-09\nA-2,2026-03-10'],
  ] as const)
    it(`is read from ${what}`, () => {
      assert.deepEqual(readTable(text), {
        header: ['Key', 'Done'],
        rows: [
          { line: 2, cells: ['A-1', '2026-03-09'] },
          { line: 3, cells: ['A-2', '2026-03-10'] },
        ],
        problems: [],
      })
    })

  it('may be one number a line, with the lines as they are in the text', () => {
    assert.deepEqual(readTable('3\n\n 5 \n\n8').rows, [
      { line: 1, cells: ['3'] },
      { line: 3, cells: ['5'] },
      { line: 5, cells: ['8'] },
    ])
  })

  it('keeps dates with a comma together where each line is one; numbers with a comma are two cells', () => {
    assert.deepEqual(cellsOf('1,5\n2,25'), [
      ['1', '5'],
      ['2', '25'],
    ])
    assert.deepEqual(cellsOf('1;1,5'), [['1', '1,5']])
    assert.deepEqual(cellsOf('Mar 9, 2026\nMar 10, 2026'), [['Mar 9, 2026'], ['Mar 10, 2026']])
  })

  it('has quoted cells with delimiters and line breaks, and counts the lines behind them', () => {
    assert.deepEqual(readTable('"a, b",1\n"two\nlines ""here""",2\nc,3', false).rows, [
      { line: 1, cells: ['a, b', '1'] },
      { line: 2, cells: ['two\nlines "here"', '2'] },
      { line: 4, cells: ['c', '3'] },
    ])
  })

  it('says on which line a quotation mark is wrong, and keeps the rows before', () => {
    const { rows, problems } = readTable('a,1\n"b,2\nc,3', false)
    assert.deepEqual(rows[0], { line: 1, cells: ['a', '1'] })
    assert.equal(problems[0]?.line, 2)
    assert.match(problems[0].text, /quotation mark/)
  })

  it('has a header only where words are above numbers or dates', () => {
    assert.equal(readTable('apples\npears').header, undefined)
    assert.deepEqual(readTable('Done\n4').header, ['Done'])
    assert.equal(readTable('4\n5').header, undefined)
    assert.deepEqual(readTable('').rows, [])
  })

  it('comes back from its own CSV, whatever the cells', () => {
    // Cells are trimmed, and a row of nothing isn't one; a formula is disarmed by an apostrophe.
    const cell = fc
      .string({ minLength: 1, maxLength: 9 })
      .filter(text => text === text.trim() && !/^[=+\-@\t\r]|\r/.test(text))
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), rows => {
        const csv = csvOf(['One', 'Two', 'Three'], rows)
        // Commas are the delimiter unless a cell has a tab or a semicolon, which a spreadsheet's text would begin with.
        fc.pre(!/[\t;]/.test(csv))
        assert.deepEqual(
          readTable(csv, true).rows.map(({ cells }) => cells),
          rows,
        )
      }),
    )
  })

  it('may have a hundred thousand rows', () => {
    const text = Array.from({ length: 100_000 }, (_, index) => `A-${index}\t2026-03-09`).join('\n')
    assert.equal(readTable(text).rows.length, 100_000)
  })
})

describe('a CSV file', () => {
  it('has no formulas, and numbers as they are', () => {
    assert.equal(
      csvOf(
        ['Key', 'Days'],
        [
          ['=1+1', -3],
          ['a,b', 2.5],
        ],
      ),
      `\uFEFFKey,Days\r\n"'=1+1",-3\r\n"a,b",2.5\r\n`,
    )
  })
})

describe('a number', () => {
  for (const [text, value] of [
    ['12', 12],
    [' 1.5 ', 1.5],
    ['1,5', 1.5],
    ['-3', -3],
    ['', undefined],
    ['1,234', undefined],
    ['12 items', undefined],
    ['1e5', undefined],
    ['.', undefined],
  ] as const)
    it(`is ${value} in '${text}'`, () => assert.equal(numberOf(text), value))
})
