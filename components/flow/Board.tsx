import { memo, type CSSProperties } from 'react'
import { boardAt, type BoardCard } from '@lib/flow/board-state'
import type { FlowItem } from '@lib/flow/simulation'
import styles from './Flow.module.css'

/** Cards next to each other in a column, and on top of each other; more are counted and not drawn. */
const across = 3
const down = 8
const mostDrawn = across * down

export interface BoardColumn {
  name: string
  /** 0 for no limit. */
  limit: number
}

interface BoardProps {
  items: readonly FlowItem[]
  /** The ids of finished items, in the order in which they were done. */
  inOrderOfDone: readonly number[]
  columns: readonly BoardColumn[]
  /** In days. */
  time: number
}

interface DrawnCard extends Omit<BoardCard, 'state'> {
  state: BoardCard['state'] | 'done'
  slot: number
}

/** The cards that are drawn, in the order of their ids, so that React moves none in the document. */
function drawnCards({ items, inOrderOfDone, columns, time }: BoardProps) {
  const { cards, done } = boardAt(items, time)
  const counts = columns.map(() => 0)
  const blocked = columns.map(() => 0)
  const drawn: DrawnCard[] = []
  for (const card of cards) {
    const slot = counts[card.column] ?? 0
    counts[card.column] = slot + 1
    if (card.state === 'blocked') blocked[card.column] = (blocked[card.column] ?? 0) + 1
    if (slot < mostDrawn) drawn.push({ ...card, slot })
  }
  const last = columns.length - 1
  counts[last] = done
  // The newest take the places of the oldest, so that no other card moves.
  for (let at = Math.max(0, done - mostDrawn); at < done; at += 1) {
    const id = inOrderOfDone[at] ?? 0
    drawn.push({
      id,
      isUrgent: items[id]?.isUrgent === true,
      column: last,
      state: 'done',
      slot: at % mostDrawn,
    })
  }
  return { drawn: drawn.sort((a, b) => a.id - b.id), counts, blocked }
}

/** The board at a time of its run. */
export const Board = memo(function Board(props: BoardProps) {
  const { columns } = props
  const { drawn, counts, blocked } = drawnCards(props)
  const last = columns.length - 1
  return (
    <div
      className={styles.board}
      data-many={columns.length > 4 ? '' : undefined}
      style={{ '--columns': columns.length } as CSSProperties}
    >
      <ul className={styles.heads}>
        {columns.map(({ name, limit }, column) => {
          const count = counts[column] ?? 0
          return (
            <li key={column} data-full={limit > 0 && count >= limit ? '' : undefined}>
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>
                {count}
                {limit > 0 && ` of ${limit}`}
              </span>
              <span className={styles.more}>
                {column < last && count > mostDrawn && `${count - mostDrawn} not drawn`}
                {(blocked[column] ?? 0) > 0 && `${blocked[column]} blocked`}
              </span>
            </li>
          )
        })}
      </ul>
      <div className={styles.cards} aria-hidden="true">
        {drawn.map(({ id, isUrgent, column, state, slot }) => (
          <span
            key={id}
            className={styles.card}
            data-state={state}
            data-urgent={isUrgent ? '' : undefined}
            style={
              {
                '--column': column,
                '--x': (slot % across) / across,
                '--y': Math.floor(slot / across),
              } as CSSProperties
            }
          />
        ))}
      </div>
    </div>
  )
})
