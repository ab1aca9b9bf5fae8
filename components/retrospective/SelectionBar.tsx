import { useRef } from 'react'
import { columnTitle } from '@lib/retrospective/board'
import { groupCards, moveCards, removeCards, ungroupCards } from '@lib/retrospective/cards'
import { formatOf } from '@lib/retrospective/formats'
import { Button } from '../controls/Button'
import { SelectField } from '../controls/SelectField'
import type { SelectionProps } from './Columns'
import parts from '../tools/Parts.module.css'
import styles from './Retrospective.module.css'

const counted = (count: number) => (count === 1 ? 'One card' : `${count} cards`)

/** What can be done with the ticked cards, what changed last, and 'Undo'. */
export function SelectionBar({ controls, selected, onSelect }: SelectionProps) {
  const { board, said, canUndo, act, undo } = controls
  const undoButton = useRef<HTMLDivElement>(null)
  const done = () => {
    onSelect([])
    // The pressed button goes with the selection.
    undoButton.current?.querySelector('button')?.focus({ preventScroll: true })
  }
  const isGrouped = board.cards.some(({ id, group }) => group !== undefined && selected.includes(id))
  return (
    <div className={styles.bar} data-selected={selected.length > 0 ? '' : undefined} data-needs-scripts="">
      {selected.length === 0 ? (
        <p className={parts.note}>
          Tick cards to group, move or delete them. On a computer, you can also drag them.
        </p>
      ) : (
        <div className={styles.buttons} role="group" aria-label="Ticked cards">
          <SelectField
            label={`${counted(selected.length)}: move to`}
            value=""
            options={[
              ['', 'Choose …'],
              ...formatOf(board.format).columns.map(({ id, title }) => [id, title] as const),
            ]}
            onChoose={column => {
              if (!column) return
              act(
                now => moveCards(now, selected, column),
                `${counted(selected.length)} moved to ${columnTitle(board, column)}.`,
              )
              done()
            }}
          />
          <Button
            disabled={selected.length < 2}
            onClick={() => {
              act(
                now => groupCards(now, selected),
                `${counted(selected.length)} grouped. Name the group below.`,
              )
              done()
            }}
          >
            Group
          </Button>
          {isGrouped && (
            <Button
              onClick={() => {
                act(now => ungroupCards(now, selected), `${counted(selected.length)} taken out of the group.`)
                done()
              }}
            >
              Ungroup
            </Button>
          )}
          <Button
            look="danger"
            onClick={() => {
              act(now => removeCards(now, selected), `${counted(selected.length)} deleted.`)
              done()
            }}
          >
            Delete
          </Button>
          <Button onClick={done}>Untick</Button>
        </div>
      )}
      <div className={parts.said} ref={undoButton}>
        <p role="status">{said}</p>
        <Button aria-disabled={!canUndo} onClick={undo}>
          Undo
        </Button>
      </div>
    </div>
  )
}
