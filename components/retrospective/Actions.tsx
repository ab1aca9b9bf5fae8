import { useId } from 'react'
import { addAction, changeAction, lacksInWords, removeAction } from '@lib/retrospective/actions'
import { longestText, mostActions, type Action } from '@lib/retrospective/board'
import { Button, ButtonRow } from '../controls/Button'
import toolStyles from '../tools/Fields.module.css'
import parts from '../tools/Parts.module.css'
import { SentenceField } from '../tools/SentenceField'
import styles from './Retrospective.module.css'
import type { BoardControls } from './useBoard'

const fields = [
  ['text', 'What we’ll try', 'sentence'],
  ['owner', 'Who takes the first step', 'text'],
  ['due', 'By when', 'date'],
  ['helped', 'It has helped if', 'sentence'],
] as const

function ActionFields({
  action,
  number,
  controls,
}: {
  action: Action
  number: number
  controls: BoardControls
}) {
  const id = useId()
  const change = (changes: Partial<Action>) => controls.type(now => changeAction(now, action.id, changes))
  return (
    <li className={styles.action} aria-label={`Action ${number}`}>
      {fields.map(([name, label, type]) => (
        <div key={name} className={toolStyles.field}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          {type === 'sentence' ? (
            <SentenceField
              id={`${id}-${name}`}
              value={action[name]}
              maxLength={longestText}
              onType={text => change({ [name]: text })}
            />
          ) : (
            <input
              id={`${id}-${name}`}
              type={type}
              value={action[name]}
              maxLength={type === 'text' ? longestText : undefined}
              autoComplete="off"
              onChange={event => change({ [name]: event.target.value })}
            />
          )}
        </div>
      ))}
      <p className={parts.note}>{lacksInWords(action)}</p>
      <ButtonRow>
        <Button
          onClick={() => controls.act(now => removeAction(now, action.id), `Action ${number} removed.`)}
        >
          Remove<span className="visually-hidden"> action {number}</span>
        </Button>
      </ButtonRow>
    </li>
  )
}

/** What the team will change: who takes the first step, by when, and how they'll know that it helped. */
export function Actions({ controls }: { controls: BoardControls }) {
  const { board, act } = controls
  return (
    <section className={parts.part}>
      <h2 id="what-to-change">4. What will you change?</h2>
      {board.actions.length > 0 && (
        <ol className={parts.plainList}>
          {board.actions.map((action, index) => (
            <ActionFields key={action.id} action={action} number={index + 1} controls={controls} />
          ))}
        </ol>
      )}
      <ButtonRow>
        <Button
          disabled={board.actions.length >= mostActions}
          onClick={() => act(now => addAction(now), 'An action was added.')}
        >
          Add an action
        </Button>
      </ButtonRow>
    </section>
  )
}
