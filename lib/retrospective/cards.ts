import { cardsIn, longestText, mostCards, nextId, type Board, type Card, type Group } from './board'
import { formatOf, type FormatId } from './formats'

/** Lines of a text as cards in a column. What can't become a card is in `left`, with a sentence that says why. */
export interface Adding {
  board: Board
  added: number
  /** Lines for the field to keep; '' if there aren't any. */
  left: string
  /** What is wrong with them and how to fix it. */
  problem?: string
}

/** Adds a card for each line. Bullets and numbers at the beginning of a pasted line are left out. */
export function addCards(board: Board, column: string, text: string): Adding {
  const lines = text.split('\n').flatMap(line => {
    const bare = line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '').trim()
    return bare ? [bare] : []
  })
  const first = nextId(board)
  const room = mostCards - board.cards.length
  const short = lines.filter(line => line.length <= longestText)
  const fitting = short.slice(0, room)
  const left = lines.filter(line => line.length > longestText).concat(short.slice(room))
  const cards = fitting.map((line, index): Card => ({ id: first + index, column, text: line }))
  const problem =
    short.length < lines.length
      ? `A card has ${longestText} characters at most. Shorten what is still in the field, or break it into lines: each becomes a card.`
      : left.length > 0
        ? `A board has ${mostCards} cards at most. Delete some, and add the rest again.`
        : undefined
  return {
    board: cards.length > 0 ? { ...board, cards: [...board.cards, ...cards] } : board,
    added: cards.length,
    left: left.join('\n'),
    ...(problem ? { problem } : {}),
  }
}

/** Changes a card's text; an empty or too long one changes nothing. */
export function editCard(board: Board, id: number, text: string): Board {
  const bare = text.replace(/\s*\n\s*/g, ' ').trim()
  if (!bare || bare.length > longestText) return board
  return { ...board, cards: board.cards.map(card => (card.id === id ? { ...card, text: bare } : card)) }
}

/** What votes are for: a group, or a card that is in none. */
export interface Topic {
  /** 'g3' of a group, 'c7' of a card. */
  key: string
  title: string
  cards: readonly Card[]
}

const keyOfGroup = ({ id }: Pick<Group, 'id'>) => `g${id}`
const keyOfCard = ({ id }: Pick<Card, 'id'>) => `c${id}`

/** The key of the topic that a card belongs to. */
const topicKey = (card: Card): string =>
  card.group === undefined ? keyOfCard(card) : keyOfGroup({ id: card.group })

/** The topics of a board: column by column, each where its first card is. */
export function topicsOf(board: Board): Topic[] {
  const topics = new Map<string, Topic>()
  const ordered = formatOf(board.format).columns.flatMap(({ id }) => cardsIn(board, id))
  for (const card of ordered) {
    const key = topicKey(card)
    const topic = topics.get(key)
    const group = board.groups.find(({ id }) => id === card.group)
    topics.set(key, {
      key,
      title: topic?.title ?? (group?.title || card.text),
      cards: [...(topic?.cards ?? []), card],
    })
  }
  return [...topics.values()]
}

/**
 * After cards have moved or gone: groups of no cards are removed, one of a single card is the card, and votes stay with
 * the topic that their cards now belong to. A vote above the limit of one each goes.
 */
function tidied(before: Board, after: Board): Board {
  const sizes = new Map<number, number>()
  for (const { group } of after.cards) if (group) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  const cards = after.cards.map(card => {
    if (card.group === undefined || (sizes.get(card.group) ?? 0) > 1) return card
    const { group: _, ...alone } = card
    return alone
  })
  const groups = after.groups.filter(({ id }) => (sizes.get(id) ?? 0) > 1)
  const board = { ...after, cards, groups }
  const now = new Set(topicsOf(board).map(({ key }) => key))
  const heir = new Map<string, string>()
  for (const topic of topicsOf(before)) {
    // The topic's own key, or that of its first card that is still here.
    const remaining = topic.cards.flatMap(({ id }) => cards.filter(card => card.id === id))
    const key = now.has(topic.key) ? topic.key : remaining[0] && topicKey(remaining[0])
    if (key) heir.set(topic.key, key)
  }
  const votes: Board['votes'] = []
  for (const vote of after.votes) {
    const on = heir.get(vote.on)
    if (!on || (board.isOneEach && votes.some(each => each.person === vote.person && each.on === on)))
      continue
    votes.push({ ...vote, on })
  }
  return { ...board, votes }
}

/** Removes cards, and votes on what is gone. */
export const removeCards = (board: Board, ids: readonly number[]): Board =>
  tidied(board, { ...board, cards: board.cards.filter(({ id }) => !ids.includes(id)) })

/** Moves cards to the end of a column; they stay in their groups. */
export function moveCards(board: Board, ids: readonly number[], column: string): Board {
  const moved = board.cards.filter(({ id }) => ids.includes(id)).map(card => ({ ...card, column }))
  return { ...board, cards: [...board.cards.filter(({ id }) => !ids.includes(id)), ...moved] }
}

/** Moves a card one place up or down within its column. */
export function shiftCard(board: Board, id: number, by: -1 | 1): Board {
  const card = board.cards.find(each => each.id === id)
  if (!card) return board
  const column = cardsIn(board, card.column)
  const other = column[column.indexOf(card) + by]
  if (!other) return board
  const swapped = board.cards.map(each => (each === card ? other : each === other ? card : each))
  return { ...board, cards: swapped }
}

/** Puts cards, with what their groups have, into one group; it keeps the first group's title. Two cards are needed. */
export function groupCards(board: Board, ids: readonly number[]): Board {
  const keys = new Set(board.cards.filter(({ id }) => ids.includes(id)).map(topicKey))
  const cards = board.cards.filter(card => keys.has(topicKey(card)))
  if (keys.size < 2) return board
  const known = board.groups.filter(group => keys.has(keyOfGroup(group)))
  const group = { id: known[0]?.id ?? nextId(board), title: known.find(({ title }) => title)?.title ?? '' }
  const others = board.groups.filter(each => !known.includes(each))
  return tidied(board, {
    ...board,
    cards: board.cards.map(card => (cards.includes(card) ? { ...card, group: group.id } : card)),
    groups: [...others, group],
  })
}

/** Takes cards out of their groups. */
export const ungroupCards = (board: Board, ids: readonly number[]): Board =>
  tidied(board, {
    ...board,
    cards: board.cards.map(card => {
      if (!ids.includes(card.id)) return card
      const { group: _, ...alone } = card
      return alone
    }),
  })

/** Names a group; with '', its first card is its title. */
export const nameGroup = (board: Board, id: number, title: string): Board => ({
  ...board,
  groups: board.groups.map(group =>
    group.id === id ? { ...group, title: title.slice(0, longestText) } : group,
  ),
})

/** Another format for the same cards: the first column's go to the first column, and so on; the last one takes the rest. */
export function changeFormat(board: Board, format: FormatId): Board {
  const from = formatOf(board.format).columns.map(({ id }) => id)
  const to = formatOf(format).columns.map(({ id }) => id)
  const placeOf = (column: string) => Math.max(0, from.indexOf(column))
  const cards = board.cards.map(card => ({
    ...card,
    column: to[Math.min(placeOf(card.column), to.length - 1)] ?? card.column,
  }))
  return { ...board, format, cards }
}
