import { useId, useState } from 'react'
import { limits } from '@lib/flow/settings'
import styles from '../tools/Fields.module.css'

interface LimitFieldProps {
  label: string
  /** 0 for no limit, which is an empty field. */
  value: number
  onChange: (value: number) => void
  disabled: boolean
}

const most = limits.limit[1]

const textOf = (value: number) => (value === 0 ? '' : `${value}`)

/** The number that counts; undefined if the text isn't a limit. */
function limitIn(text: string): number | undefined {
  if (text.trim() === '') return 0
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined
}

function problemOf(text: string): string | undefined {
  if (limitIn(text) !== undefined) return undefined
  return Number(text) === 0
    ? 'A limit of 0 would let nothing in. Leave the field empty if there is no limit.'
    : `Enter a whole number from 1 to ${most}, or nothing if there is no limit.`
}

/** A WIP limit. What is typed stays as typed; `onChange` hears of possible limits alone. */
export function LimitField({ label, value, onChange, disabled }: LimitFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(textOf(value))
  // Changed from elsewhere, by a scenario, say.
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (limitIn(typed) !== value) setTyped(textOf(value))
  }
  const problem = problemOf(typed)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {/* Not type="number": that hides what isn't a number, and empty has a meaning here. */}
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        disabled={disabled}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={({ target }) => {
          const limit = limitIn(target.value)
          setTyped(target.value)
          if (limit === undefined || limit === value) return
          setSeen(limit)
          onChange(limit)
        }}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        Empty: no limit.
      </p>
      <p id={`${id}-problem`} className={styles.problems} role="status">
        {problem && `${problem} Until then, ${value === 0 ? 'there is no limit' : `${value} counts`}.`}
      </p>
    </div>
  )
}
