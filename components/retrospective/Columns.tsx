import { useRef } from 'react'
import { cardsIn } from '@lib/retrospective/board'
import { groupCards, moveCards } from '@lib/retrospective/cards'
import { formatOf } from '@lib/retrospective/formats'
import { AddCards } from './AddCards'
import { BoardFields } from './BoardFields'
import { CardItem } from './CardItem'
import parts from '../tools/Parts.module.css'
import styles from './Retrospective.module.css'
import type { BoardControls } from './useBoard'

/** The parts of the app that know which cards are ticked. */
export interface SelectionProps {
  controls: BoardControls
  selected: readonly number[]
  onSelect: (ids: readonly number[]) => void
}

/** The columns of the format with their cards. */
export function Columns({ controls, selected, onSelect }: SelectionProps) {
  const { board, act } = controls
  const dragged = useRef<readonly number[]>([])
  return (
    <section className={parts.part}>
      <h2 id="write-and-group">2. Write and group</h2>
      <BoardFields controls={controls} />
      <div className={styles.columns}>
        {formatOf(board.format).columns.map(column => {
          const cards = cardsIn(board, column.id)
          return (
            <section
              key={column.id}
              className={styles.column}
              aria-label={column.title}
              onDragOver={event => event.preventDefault()}
              onDrop={event => {
                event.preventDefault()
                act(now => moveCards(now, dragged.current, column.id), `Moved to ${column.title}.`)
              }}
            >
              <h3>{column.title}</h3>
              <p className={parts.note}>{column.asks}</p>
              <ul className={parts.plainList} aria-label={`Cards: ${column.title}`}>
                {cards.map(card => (
                  <CardItem
                    key={card.id}
                    card={card}
                    controls={controls}
                    isSelected={selected.includes(card.id)}
                    onToggle={() =>
                      onSelect(
                        selected.includes(card.id)
                          ? selected.filter(each => each !== card.id)
                          : [...selected, card.id],
                      )
                    }
                    onDragStart={() => {
                      dragged.current = selected.includes(card.id) ? selected : [card.id]
                    }}
                    onDropCard={() =>
                      act(
                        now => groupCards(now, [card.id, ...dragged.current]),
                        'Cards grouped. Name the group below.',
                      )
                    }
                  />
                ))}
              </ul>
              <AddCards column={column} controls={controls} />
            </section>
          )
        })}
      </div>
    </section>
  )
}
