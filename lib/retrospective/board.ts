import * as z from 'zod/mini'
import { formatIds, formatOf, type FormatId } from './formats'

/** The most cards on a board; a board with more can't be discussed, and wouldn't fit on a sheet. */
export const mostCards = 150
/** The longest card, and every other text, in characters. */
export const longestText = 300
export const mostPeople = 30
export const mostVotesEach = 10
/** The most actions of one retrospective, and the most lines of the ledger; the oldest lines go first. */
export const mostActions = 30
export const mostLedgerLines = 300

const text = z.string().check(z.maxLength(2 * longestText))
const id = z.int().check(z.gte(1))
const count = (most: number) => z.int().check(z.gte(1), z.lte(most))
/** 'YYYY-MM-DD', or '' without a date. */
const day = z.string().check(z.regex(/^(\d{4}-\d\d-\d\d)?$/))

const cardShape = z.object({ id, column: z.string(), text, group: z.optional(id) })
const groupShape = z.object({ id, title: text })
const actionShape = z.object({ id, text, owner: text, due: day, helped: text })
const marks = ['open', 'done', 'kept', 'dropped'] as const
/** `since`: the retrospective that agreed on it. */
const lastActionShape = z.object({ ...actionShape.shape, since: text, mark: z.enum(marks) })
const voteShape = z.object({ person: count(mostPeople), on: z.string() })
const ledgerLineShape = z.object({ text, since: text, now: z.enum(['done', 'kept', 'dropped']) })

export const boardShape = z.object({
  /** What it looks back on: 'Sprint 12'. */
  title: text,
  day,
  format: z.enum(formatIds),
  people: count(mostPeople),
  votesEach: count(mostVotesEach),
  /** Whether a person may give a topic one vote at most. */
  isOneEach: z.boolean(),
  cards: z.array(cardShape).check(z.maxLength(mostCards)),
  groups: z.array(groupShape).check(z.maxLength(mostCards)),
  votes: z.array(voteShape).check(z.maxLength(mostPeople * mostVotesEach)),
  actions: z.array(actionShape).check(z.maxLength(mostActions)),
  /** The actions of last time, and how each went. */
  last: z.array(lastActionShape).check(z.maxLength(2 * mostActions)),
})

/** What the device keeps: the board, and one line for each change of earlier retrospectives. */
export const retrospectiveShape = z.object({
  board: boardShape,
  ledger: z.array(ledgerLineShape).check(z.maxLength(mostLedgerLines)),
})

export type Card = z.infer<typeof cardShape>
export type Group = z.infer<typeof groupShape>
export type Action = z.infer<typeof actionShape>
export type LastAction = z.infer<typeof lastActionShape>
/** open: not yet judged; done: it's finished; kept: it goes on; dropped: it was given up. */
export type Mark = LastAction['mark']
export type LedgerLine = z.infer<typeof ledgerLineShape>
export type Board = z.infer<typeof boardShape>
export type Retrospective = z.infer<typeof retrospectiveShape>

/** An empty board. */
export const emptyBoard = (format: FormatId, about: Partial<Board> = {}): Board => ({
  title: '',
  day: '',
  people: 8,
  votesEach: 3,
  isOneEach: true,
  cards: [],
  groups: [],
  votes: [],
  actions: [],
  last: [],
  ...about,
  format,
})

/** An id that no card, group or action of the board has. */
export const nextId = ({ cards, groups, actions, last }: Board): number =>
  1 + Math.max(0, ...[...cards, ...groups, ...actions, ...last].map(each => each.id))

/** The column of a card; the first one if the format has no such column. */
function columnOf(board: Board, card: Card): string {
  const { columns } = formatOf(board.format)
  return (columns.find(column => column.id === card.column) ?? columns[0])?.id ?? card.column
}

/** The titles of the columns by their id. */
export const columnTitle = (board: Board, column: string): string =>
  formatOf(board.format).columns.find(each => each.id === column)?.title ?? column

/** The cards of a column, in the order in which they were added. */
export const cardsIn = (board: Board, column: string): Card[] =>
  board.cards.filter(card => columnOf(board, card) === column)
