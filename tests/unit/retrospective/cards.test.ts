import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { emptyBoard, longestText, mostCards, type Board } from '../../../lib/retrospective/board'
import {
  addCards,
  changeFormat,
  editCard,
  groupCards,
  moveCards,
  nameGroup,
  removeCards,
  shiftCard,
  topicsOf,
  ungroupCards,
} from '../../../lib/retrospective/cards'
import { formatOf, formats } from '../../../lib/retrospective/formats'
import { vote } from '../../../lib/retrospective/votes'

/** A board with the cards 1 to `count`, all in the first column. */
const boardOf = (count: number): Board =>
  addCards(
    emptyBoard('starfish'),
    'stop',
    Array.from({ length: count }, (_, index) => `Card ${index + 1}`).join('\n'),
  ).board

const textsIn = (board: Board, column: string) =>
  board.cards.filter(card => card.column === column).map(({ text }) => text)

describe('the formats of retrospectives', () => {
  it('have ids of their own, and so have the columns of each', () => {
    assert.equal(new Set(formats.map(({ id }) => id)).size, formats.length)
    for (const { columns } of formats) assert.equal(new Set(columns.map(({ id }) => id)).size, columns.length)
  })
})

describe('cards', () => {
  it('are the lines of a text, without bullets and empty lines', () => {
    const { board, added, left } = addCards(
      emptyBoard('4ls'),
      'liked',
      '- The demo\n\n  2) Small items \n• Quiet mornings\n-5 degrees',
    )
    assert.equal(added, 4)
    assert.equal(left, '')
    assert.deepEqual(textsIn(board, 'liked'), ['The demo', 'Small items', 'Quiet mornings', '-5 degrees'])
    assert.equal(new Set(board.cards.map(({ id }) => id)).size, 4)
  })

  it('that are too long stay in the field', () => {
    const long = 'x'.repeat(longestText + 1)
    const { added, left, problem } = addCards(emptyBoard('4ls'), 'liked', `Short\n${long}`)
    assert.equal(added, 1)
    assert.equal(left, long)
    assert.match(problem ?? '', /300 characters/)
  })

  it('that have no room stay in the field', () => {
    const full = boardOf(mostCards - 1)
    const { board, left, problem } = addCards(full, 'stop', 'One more\nToo many')
    assert.equal(board.cards.length, mostCards)
    assert.equal(left, 'Too many')
    assert.match(problem ?? '', /150 cards/)
  })

  it('keep their text if the new one is empty or too long', () => {
    const board = boardOf(1)
    assert.equal(editCard(board, 1, '  '), board)
    assert.equal(editCard(board, 1, 'x'.repeat(longestText + 1)), board)
    assert.equal(editCard(board, 1, ' Two\n lines ').cards[0]?.text, 'Two lines')
  })

  it('move to the end of a column, and up and down in it', () => {
    const moved = moveCards(boardOf(3), [1], 'keep')
    assert.deepEqual(textsIn(moved, 'stop'), ['Card 2', 'Card 3'])
    assert.deepEqual(textsIn(moved, 'keep'), ['Card 1'])
    assert.deepEqual(textsIn(shiftCard(moved, 3, -1), 'stop'), ['Card 3', 'Card 2'])
    assert.equal(shiftCard(moved, 2, -1), moved)
  })
})

describe('groups', () => {
  it('are topics, with the first card’s text until they have a name', () => {
    const board = groupCards(boardOf(3), [1, 3])
    assert.deepEqual(
      topicsOf(board).map(({ title, cards }) => [title, cards.length]),
      [
        ['Card 1', 2],
        ['Card 2', 1],
      ],
    )
    const group = board.groups[0]?.id ?? 0
    assert.equal(topicsOf(nameGroup(board, group, 'Meetings'))[0]?.title, 'Meetings')
  })

  it('need two cards', () => {
    const board = boardOf(2)
    assert.equal(groupCards(board, [1]), board)
    const grouped = groupCards(board, [1, 2])
    assert.equal(groupCards(grouped, [1, 2]), grouped)
    assert.deepEqual(removeCards(grouped, [1]).groups, [])
    assert.equal(removeCards(grouped, [1]).cards[0]?.group, undefined)
  })

  it('that are joined keep a name and all votes', () => {
    let board = groupCards(boardOf(4), [1, 2])
    const first = board.groups[0]?.id ?? 0
    board = nameGroup(board, first, 'Meetings')
    board = vote(vote(board, 1, `g${first}`), 2, 'c4')
    const joined = groupCards(board, [4, 2])
    assert.equal(joined.cards.filter(({ group }) => group === first).length, 3)
    assert.equal(topicsOf(joined)[0]?.title, 'Meetings')
    assert.deepEqual(joined.votes, [
      { person: 1, on: `g${first}` },
      { person: 2, on: `g${first}` },
    ])
  })

  it('don’t let a person have two votes for what was joined', () => {
    const board = vote(vote(boardOf(2), 1, 'c1'), 1, 'c2')
    assert.equal(groupCards(board, [1, 2]).votes.length, 1)
    assert.equal(groupCards({ ...board, isOneEach: false }, [1, 2]).votes.length, 2)
  })

  it('leave their votes to the first card that remains', () => {
    const grouped = groupCards(boardOf(3), [1, 2])
    const voted = vote(grouped, 1, `g${grouped.groups[0]?.id}`)
    assert.deepEqual(ungroupCards(voted, [1]).votes, [{ person: 1, on: 'c1' }])
    assert.deepEqual(removeCards(voted, [1]).votes, [{ person: 1, on: 'c2' }])
    assert.deepEqual(removeCards(voted, [1, 2]).votes, [])
  })
})

describe('another format', () => {
  it('keeps every card, in a column that it has', () => {
    let board = boardOf(2)
    board = moveCards(board, [2], 'start')
    for (const { id } of formats) {
      const changed = changeFormat(board, id)
      const columns = formatOf(id).columns.map(column => column.id)
      assert.equal(changed.cards.length, 2)
      assert.ok(changed.cards.every(({ column }) => columns.includes(column)))
      assert.equal(changed.cards.at(0)?.column, columns[0])
    }
  })
})
