import { useId, useRef, useState } from 'react'
import type { Column } from '@lib/retrospective/formats'
import { addCards } from '@lib/retrospective/cards'
import { Button } from '../controls/Button'
import toolStyles from '../tools/Fields.module.css'
import styles from './Retrospective.module.css'
import type { BoardControls } from './useBoard'

/** A field for new cards of a column: each line becomes one. Enter adds. */
export function AddCards({ column, controls: { board, act } }: { column: Column; controls: BoardControls }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const add = () => {
    const { added, left, problem: found } = addCards(board, column.id, text)
    if (added > 0)
      act(
        now => addCards(now, column.id, text).board,
        `${added === 1 ? 'Card' : `${added} cards`} added to ${column.title}.`,
      )
    setText(left)
    setProblem(found)
    field.current?.focus()
  }
  return (
    <form
      className={styles.add}
      data-needs-scripts=""
      onSubmit={event => {
        event.preventDefault()
        add()
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        New card: {column.title}
      </label>
      <textarea
        className={toolStyles.input}
        ref={field}
        id={id}
        rows={2}
        value={text}
        placeholder="New card"
        autoComplete="off"
        aria-describedby={problem ? `${id}-problem` : undefined}
        aria-invalid={problem ? true : undefined}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
      />
      <Button type="submit">
        Add <span className="visually-hidden">to {column.title}</span>
      </Button>
      <p id={`${id}-problem`} role="status" className={styles.problem}>
        {problem}
      </p>
    </form>
  )
}
