import {
  emptyBoard,
  mostActions,
  mostLedgerLines,
  nextId,
  type Action,
  type Board,
  type LastAction,
  type LedgerLine,
  type Mark,
  type Retrospective,
} from './board'
import type { FormatId } from './formats'

/** Adds an empty action, or one with a text; the board itself if it has the most already. */
export const addAction = (board: Board, text = ''): Board =>
  board.actions.length < mostActions
    ? {
        ...board,
        actions: [...board.actions, { id: nextId(board), text, owner: '', due: '', helped: '' }],
      }
    : board

export const changeAction = (board: Board, id: number, changes: Partial<Omit<Action, 'id'>>): Board => ({
  ...board,
  actions: board.actions.map(action => (action.id === id ? { ...action, ...changes } : action)),
})

export const removeAction = (board: Board, id: number): Board => ({
  ...board,
  actions: board.actions.filter(action => action.id !== id),
})

/** Says how an action of last time went. */
export const markLast = (board: Board, id: number, mark: Mark): Board => ({
  ...board,
  last: board.last.map(action => (action.id === id ? { ...action, mark } : action)),
})

export const marksInWords: Readonly<Record<Mark, string>> = {
  open: 'Not yet discussed',
  done: 'Done',
  kept: 'Kept',
  dropped: 'Dropped',
}

/** What an action still lacks, as a sentence; undefined if it has a text, an owner and a date, or nothing at all. */
export function lacksInWords({ text, owner, due }: Action): string | undefined {
  if (!text.trim() && !owner.trim() && !due) return undefined
  const lacks = [
    text.trim() ? '' : 'what to do',
    owner.trim() ? '' : 'who takes the first step',
    due ? '' : 'by when',
  ].filter(Boolean)
  return lacks.length === 0 ? undefined : `Still open: ${lacks.join(', ')}.`
}

/** The actions that say something. */
export const realActions = ({ actions }: Board): Action[] =>
  actions.filter(({ text, owner, due, helped }) =>
    [text, owner, due, helped].some(each => each.trim() !== ''),
  )

/** The ledger with the changes of last time that were discussed: one line each, so that a later mark replaces the earlier. */
function ledgerWith(ledger: readonly LedgerLine[], last: readonly LastAction[]): LedgerLine[] {
  const lines = [...ledger]
  for (const { text, since, mark } of last) {
    if (mark === 'open' || !text.trim()) continue
    const at = lines.findIndex(line => line.text === text && line.since === since)
    if (at < 0) lines.push({ text, since, now: mark })
    else lines[at] = { text, since, now: mark }
  }
  return lines.slice(-mostLedgerLines)
}

/**
 * The next retrospective. It begins with the actions of last time that weren't discussed or were kept, and with the
 * board's own; what is done or dropped stays in the ledger alone. The number of people and the rules for votes stay.
 */
export function nextRetrospective(
  { board, ledger }: Retrospective,
  format: FormatId,
  about: Pick<Board, 'title' | 'day'>,
): Retrospective {
  const since = board.title.trim() || board.day || 'An earlier retrospective'
  const goesOn = board.last.filter(({ mark }) => mark === 'open' || mark === 'kept')
  const fresh = realActions(board).map(action => ({ ...action, since }))
  const last = [...goesOn, ...fresh].slice(-2 * mostActions)
  return {
    board: emptyBoard(format, {
      ...about,
      people: board.people,
      votesEach: board.votesEach,
      isOneEach: board.isOneEach,
      last: last.map((action, index): LastAction => ({ ...action, id: index + 1, mark: 'open' })),
    }),
    ledger: ledgerWith(ledger, board.last),
  }
}
