import { dayInShort, dayOfIso } from '../tools/dates'
import { csvOf } from '../tools/table'
import { marksInWords, realActions } from './actions'
import { cardsIn, columnTitle, type Board } from './board'
import { formatOf } from './formats'
import { resultsOf, votesInWords } from './votes'

/** 'Aug 24, 2026' of '2026-08-24'; the text itself if it isn't a day. */
function dayInWords(iso: string): string {
  const day = dayOfIso(iso)
  return day === undefined ? iso : dayInShort(day, true)
}

/** 'Sprint 42, Three questions, Aug 21, 2026'. */
export const headingOf = (board: Board): string =>
  [board.title.trim() || 'Retrospective', formatOf(board.format).title, dayInWords(board.day)]
    .filter(Boolean)
    .join(', ')

/** 'Ravi, by Aug 24, 2026'; '' if both are missing. */
export const whoAndWhen = ({ owner, due }: { owner: string; due: string }): string =>
  [owner.trim(), due ? `by ${dayInWords(due)}` : ''].filter(Boolean).join(', ')

/** Text in Markdown that shows as it was typed. */
const plain = (text: string) => text.replace(/\s*\n\s*/g, ' ').replace(/([\\`*_[\]<>#|~])/g, '\\$1')

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`## ${title}`, '', ...lines, ''] : []

/** The board as Markdown: actions first, then last time's, the topics by votes, and all cards. */
export function markdownOf(board: Board): string {
  const actions = realActions(board).map(action => {
    const about = [whoAndWhen(action), action.helped.trim() && `it has helped if ${action.helped.trim()}`]
    const rest = about.filter(Boolean).map(plain).join('; ')
    return `- [ ] ${plain(action.text.trim() || 'An action without words')}${rest ? ` (${rest})` : ''}`
  })
  const last = board.last.map(({ mark, text }) => `- ${marksInWords[mark]}: ${plain(text)}`)
  const results = resultsOf(board).filter(({ votes, cards }) => votes > 0 || cards.length > 1)
  const topics = results.flatMap((result, index) => [
    `${index + 1}. ${plain(result.title)} (${votesInWords(result).toLowerCase()})`,
    ...(result.cards.length > 1 ? result.cards.map(({ text }) => `   - ${plain(text)}`) : []),
  ])
  const columns = formatOf(board.format).columns.flatMap(({ id, title }) =>
    section(
      title,
      cardsIn(board, id).map(({ text }) => `- ${plain(text)}`),
    ),
  )
  return `${[
    `# ${plain(headingOf(board))}`,
    '',
    ...section('What we agreed on', actions),
    ...section('Last time', last),
    ...section('Topics by votes', topics),
    ...columns,
  ]
    .join('\n')
    .trimEnd()}\n`
}

/** Columns of the CSV file: one row for each action of last time, card, and new action. */
const csvColumns = [
  'Kind',
  'Column',
  'Text',
  'Topic',
  'Votes',
  'People',
  'Owner',
  'Date',
  'Helped if',
  'State',
] as const

/** The board as CSV. A card's votes are those of its topic. */
export function csvOfBoard(board: Board): string {
  const results = resultsOf(board)
  const last = board.last.map(action => [
    'Last time', '', action.text, '', '', '', action.owner, action.due, action.helped, marksInWords[action.mark],
  ]) // prettier-ignore
  const cards = results.flatMap(({ title, cards: own, votes, people }) =>
    own.map(card => [
      'Card',
      columnTitle(board, card.column),
      card.text,
      title,
      votes,
      people,
      '',
      '',
      '',
      '',
    ]),
  )
  const actions = realActions(board).map(action => [
    'Action', '', action.text, '', '', '', action.owner, action.due, action.helped, '',
  ]) // prettier-ignore
  return csvOf(csvColumns, [...last, ...cards, ...actions])
}
