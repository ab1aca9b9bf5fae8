import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  addAction,
  changeAction,
  lacksInWords,
  markLast,
  nextRetrospective,
  realActions,
  removeAction,
} from '../../../lib/retrospective/actions'
import { emptyBoard, mostActions, retrospectiveShape, type Board } from '../../../lib/retrospective/board'
import { withQuery } from '../../../lib/retrospective/settings'

const withActions = (...texts: string[]): Board =>
  texts.reduce(
    (board, text) => addAction(board, text),
    emptyBoard('starfish', { title: 'Sprint 1', people: 5 }),
  )

const next = (board: Board, title = 'Sprint 2') =>
  nextRetrospective({ board, ledger: [] }, '4ls', { title, day: '' })

describe('actions', () => {
  it('say what they lack, unless they are empty', () => {
    const [empty] = addAction(emptyBoard('4ls')).actions
    assert.ok(empty)
    assert.equal(lacksInWords(empty), undefined)
    assert.equal(
      lacksInWords({ ...empty, text: 'Read code' }),
      'Still open: who takes the first step, by when.',
    )
    assert.equal(lacksInWords({ ...empty, text: 'Read', owner: 'Mei', due: '2026-08-24' }), undefined)
  })

  it('are changed and removed one by one, and have a limit', () => {
    const board = withActions('Read', 'Write')
    const [first, second] = board.actions
    assert.equal(changeAction(board, first?.id ?? 0, { owner: 'Mei' }).actions[0]?.owner, 'Mei')
    assert.deepEqual(removeAction(board, first?.id ?? 0).actions, [second])
    const full = withActions(...Array.from({ length: mostActions }, String))
    assert.equal(addAction(full), full)
  })

  it('without a word don’t count', () => {
    assert.deepEqual(realActions(addAction(emptyBoard('4ls'))), [])
  })
})

describe('the next retrospective', () => {
  it('begins with the actions of the last one, not yet discussed', () => {
    const { board } = next(withActions('Read code first', ''))
    assert.equal(board.format, '4ls')
    assert.equal(board.people, 5)
    assert.deepEqual(board.actions, [])
    assert.deepEqual(
      board.last.map(({ text, since, mark }) => [text, since, mark]),
      [['Read code first', 'Sprint 1', 'open']],
    )
  })

  it('takes along what was kept or not discussed; the ledger has what was judged', () => {
    let { board, ledger } = next(withActions('Done one', 'Kept one', 'Dropped one', 'Open one'))
    const [done, kept, dropped] = board.last
    board = markLast(board, done?.id ?? 0, 'done')
    board = markLast(board, kept?.id ?? 0, 'kept')
    board = markLast(board, dropped?.id ?? 0, 'dropped')
    ;({ board, ledger } = nextRetrospective({ board: addAction(board, 'New one'), ledger }, '4ls', {
      title: 'Sprint 3',
      day: '',
    }))
    assert.deepEqual(
      board.last.map(({ text, since, mark }) => [text, since, mark]),
      [
        ['Kept one', 'Sprint 1', 'open'],
        ['Open one', 'Sprint 1', 'open'],
        ['New one', 'Sprint 2', 'open'],
      ],
    )
    assert.deepEqual(ledger, [
      { text: 'Done one', since: 'Sprint 1', now: 'done' },
      { text: 'Kept one', since: 'Sprint 1', now: 'kept' },
      { text: 'Dropped one', since: 'Sprint 1', now: 'dropped' },
    ])
    // Dropped later: still one line.
    const later = markLast(board, board.last[0]?.id ?? 0, 'dropped')
    const after = nextRetrospective({ board: later, ledger }, '4ls', { title: 'Sprint 4', day: '' })
    assert.deepEqual(
      after.ledger.filter(({ text }) => text === 'Kept one'),
      [{ text: 'Kept one', since: 'Sprint 1', now: 'dropped' }],
    )
    assert.ok(retrospectiveShape.safeParse(after).success)
  })
})

describe('an address', () => {
  const data = { board: withActions('Read'), ledger: [] }

  it('shows an empty board of the format that it asks for', () => {
    const asked = withQuery('?format=sailboat', data)
    assert.equal(asked.board.format, 'sailboat')
    assert.deepEqual(asked.board.actions, [])
  })

  it('changes nothing if it asks for the same format, or for none that there is', () => {
    for (const query of ['', '?format=starfish', '?format=sailboats', '?other=1'])
      assert.equal(withQuery(query, data), data)
  })
})
