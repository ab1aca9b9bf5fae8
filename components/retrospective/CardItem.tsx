import clsx from 'clsx'
import { useId, useState } from 'react'
import { longestText, type Card } from '@lib/retrospective/board'
import { editCard, shiftCard } from '@lib/retrospective/cards'
import { Button } from '../controls/Button'
import toolStyles from '../tools/Fields.module.css'
import parts from '../tools/Parts.module.css'
import styles from './Retrospective.module.css'
import type { BoardControls } from './useBoard'

interface CardItemProps {
  card: Card
  controls: BoardControls
  isSelected: boolean
  onToggle: () => void
  /** Another card was dropped on it. */
  onDropCard: () => void
  onDragStart: () => void
}

/** A card: ticked to be moved or grouped, or edited in its place. Dragging it is one more way. */
export function CardItem(props: CardItemProps) {
  const { card, controls, isSelected, onToggle, onDropCard, onDragStart } = props
  const { board, isAwake, act } = controls
  const [draft, setDraft] = useState<string>()
  const id = useId()
  const group = board.groups.find(each => each.id === card.group)
  const isEditing = draft !== undefined
  return (
    <li
      className={styles.card}
      data-selected={isSelected ? '' : undefined}
      draggable={isAwake && !isEditing}
      onDragStart={event => {
        event.dataTransfer.setData('text/plain', card.text)
        onDragStart()
      }}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        event.stopPropagation()
        onDropCard()
      }}
    >
      {isEditing ? (
        <form
          onSubmit={event => {
            event.preventDefault()
            act(now => editCard(now, card.id, draft), 'Card changed.')
            setDraft(undefined)
          }}
        >
          <label htmlFor={id} className="visually-hidden">
            Text of the card
          </label>
          <textarea
            className={toolStyles.input}
            id={id}
            rows={3}
            required
            autoFocus
            maxLength={longestText}
            value={draft}
            onChange={event => setDraft(event.target.value)}
            onKeyDown={event => {
              if (event.key === 'Escape') setDraft(undefined)
            }}
          />
          <div className={styles.buttons}>
            <Button type="submit">Save</Button>
            <Button onClick={() => setDraft(undefined)}>Cancel</Button>
            <Button onClick={() => act(now => shiftCard(now, card.id, -1), 'Card moved up.')}>Up</Button>
            <Button onClick={() => act(now => shiftCard(now, card.id, 1), 'Card moved down.')}>Down</Button>
          </div>
        </form>
      ) : (
        <>
          <label className={clsx(parts.check, styles.cardText)}>
            <input type="checkbox" checked={isSelected} data-needs-scripts="" onChange={onToggle} />
            <span>{card.text}</span>
          </label>
          <div className={styles.cardEnd}>
            <span className={parts.note}>{card.group && (group?.title || 'Grouped')}</span>
            <button
              type="button"
              className={parts.quiet}
              data-needs-scripts=""
              onClick={() => setDraft(card.text)}
            >
              Edit<span className="visually-hidden">: {card.text}</span>
            </button>
          </div>
        </>
      )}
    </li>
  )
}
