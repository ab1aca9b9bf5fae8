import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { exampleRetrospective } from '../../../data/example/retrospective-board'
import { emptyBoard, mostCards } from '../../../lib/retrospective/board'
import { addCards } from '../../../lib/retrospective/cards'
import { csvOfBoard, headingOf, markdownOf, whoAndWhen } from '../../../lib/retrospective/export'
import { sheetSize } from '../../../lib/retrospective/sheet'
import { readTable } from '../../../lib/tools/table'

const { board } = exampleRetrospective

describe('a board as Markdown', () => {
  it('has the actions first, then last time, topics and cards', () => {
    const lines = markdownOf(board).split('\n')
    assert.equal(lines[0], '# Sprint 42, Three questions, Aug 21, 2026')
    assert.deepEqual(
      lines.filter(line => line.startsWith('## ')),
      [
        '## What we agreed on',
        '## Last time',
        '## Topics by votes',
        '## Went well',
        '## Problems',
        '## Wrong beliefs',
      ],
    )
    assert.ok(
      lines.includes(
        '- [ ] Before we start anything new, we read the code that is waiting (The Developers, by Aug 24, 2026; it has helped if the wait is under 4 days)',
      ),
    )
    assert.ok(lines.includes('1. Code waits for its second reader (7 votes from 7 people)'))
    for (const { text } of board.cards) assert.ok(lines.includes(`- ${text}`), text)
  })

  it('shows signs of Markdown as they were typed', () => {
    const { board: odd } = addCards(emptyBoard('4ls'), 'liked', '*Stars* and [links](x) <b>')
    assert.match(markdownOf(odd), /- \\\*Stars\\\* and \\\[links\\\]\(x\) \\<b\\>/)
    assert.equal(headingOf(odd), 'Retrospective, 4Ls')
  })
})

describe('a board as CSV', () => {
  it('has a row for each action of last time, card and action', () => {
    const { header, rows } = readTable(csvOfBoard(board), true)
    assert.equal(header?.length, 10)
    assert.deepEqual(
      rows.map(({ cells }) => cells[0]),
      ['Last time', ...board.cards.map(() => 'Card'), 'Action'],
    )
    assert.deepEqual(rows[1]?.cells.slice(0, 6), [
      'Card',
      'Problems',
      'Two items weren’t Done: no one had read their code',
      'Code waits for its second reader',
      '7',
      '7',
    ])
  })

  it('disarms formulas', () => {
    const { board: odd } = addCards(emptyBoard('4ls'), 'liked', '=1+1')
    assert.match(csvOfBoard(odd), /'=1\+1/)
  })
})

describe('a board on paper', () => {
  it('has large text if there is little, and small text if there is much', () => {
    assert.equal(sheetSize(emptyBoard('4ls')), 11)
    const sizes = [10, 60, mostCards].map(count =>
      sheetSize(
        addCards(
          emptyBoard('4ls'),
          'liked',
          Array.from({ length: count }, (_, at) => `Card ${at} ${'word '.repeat(10)}`).join('\n'),
        ).board,
      ),
    )
    assert.deepEqual(
      sizes,
      sizes.toSorted((one, other) => other - one),
    )
    assert.ok(new Set(sizes).size > 1)
  })

  it('names who and when as far as they are known', () => {
    assert.equal(whoAndWhen({ owner: '', due: '' }), '')
    assert.equal(whoAndWhen({ owner: 'Mei', due: '' }), 'Mei')
    assert.equal(whoAndWhen({ owner: '', due: '2026-08-24' }), 'by Aug 24, 2026')
  })
})
