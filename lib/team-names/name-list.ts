import { deckOf, type Deck } from './deck'
import { textOfName, type TeamName } from './team-name'
import type { TeamNameChoice } from './choice'
import type { TeamNameWords } from './theme'

/** A name in the list. */
export interface NameRow {
  /** Its index in the order; missing for a name locked from an earlier list. */
  position: number | undefined
  name: TeamName
  text: string
  isLocked: boolean
}

/** A list of names, with the settings behind it. */
export interface NameList {
  choice: TeamNameChoice
  seed: number
  /** Names wanted; fewer may match. */
  size: number
  /** Names that match. */
  count: number
  rows: readonly NameRow[]
}

/** The settings of a list. */
export type NameRequest = Pick<NameList, 'choice' | 'seed' | 'size'>

export const listSizes = [5, 10, 15, 20, 30, 50] as const

function rowAt(words: TeamNameWords, deck: Deck, position: number): NameRow {
  const name = deck.at(position)
  return { position, name, text: textOfName(words, name) ?? '', isLocked: false }
}

/** The first index from `from`, wrapping around, whose name isn't taken. */
function freePosition(
  words: TeamNameWords,
  deck: Deck,
  from: number,
  taken: ReadonlySet<string>,
): NameRow | undefined {
  // Each taken name blocks one index at most.
  for (let tried = 0; tried <= taken.size && tried < deck.count; tried += 1) {
    const row = rowAt(words, deck, (from + tried) % deck.count)
    if (!taken.has(row.text)) return row
  }
  return undefined
}

const textsOf = (rows: readonly NameRow[]) => new Set(rows.map(({ text }) => text))

/** Locked rows of an earlier list, at their positions in a list of `size` rows; those beyond go to the end. */
function keptRows(earlier: readonly NameRow[], size: number): (NameRow | undefined)[] {
  const locked = earlier.flatMap((row, index) => (row.isLocked ? [{ row, index }] : []))
  const kept = Array.from({ length: Math.max(size, locked.length) }, (): NameRow | undefined => undefined)
  const put = (row: NameRow, index: number) => (kept[index] = { ...row, position: undefined })
  for (const { row, index } of locked) if (index < kept.length) put(row, index)
  for (const { row, index } of locked) if (index >= kept.length) put(row, kept.lastIndexOf(undefined))
  return kept
}

/** A new list; locked names of an earlier one stay. */
export function generateNames(
  words: TeamNameWords,
  request: NameRequest,
  earlier: readonly NameRow[] = [],
): NameList {
  const deck = deckOf(words, request.choice, request.seed)
  const kept = keptRows(earlier, request.size)
  const taken = textsOf(kept.filter(row => row !== undefined))
  let next = 0
  const rows = kept.flatMap(locked => {
    const row = locked ?? freePosition(words, deck, next, taken)
    if (!row) return []
    if (row.position !== undefined) next = row.position + 1
    taken.add(row.text)
    return [row]
  })
  return { ...request, count: deck.count, rows }
}

const withRow = (list: NameList, index: number, row: NameRow): NameList => ({
  ...list,
  rows: list.rows.map((each, at) => (at === index ? row : each)),
})

/** The list with one row's name replaced; unchanged if no other name matches. */
export function swapName(words: TeamNameWords, list: NameList, index: number): NameList {
  const deck = deckOf(words, list.choice, list.seed)
  const last = Math.max(-1, ...list.rows.map(({ position }) => position ?? -1))
  const row = freePosition(words, deck, last + 1, textsOf(list.rows))
  return row ? withRow(list, index, row) : list
}

/** The list with one name locked or unlocked. */
export function toggleLock(list: NameList, index: number): NameList {
  const row = list.rows[index]
  return row ? withRow(list, index, { ...row, isLocked: !row.isLocked }) : list
}
