import { useId, useState } from 'react'
import styles from './Fields.module.css'

interface NumberFieldProps {
  label: string
  value: number
  /** Inclusive. */
  min: number
  max: number
  /** 1 for whole numbers, the default; 0.1 for tenths. */
  step?: number
  hint?: string
  onChange: (value: number) => void
  disabled?: boolean
}

const numberIn = (text: string) => Number(text.replace(',', '.'))

/** What is wrong with a number as typed; undefined if nothing is. */
function problemOf(text: string, { min, max, step = 1 }: Pick<NumberFieldProps, 'min' | 'max' | 'step'>) {
  const value = numberIn(text)
  const range = `${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`
  if (text.trim() === '' || !Number.isFinite(value)) return `Enter a number from ${range}.`
  if (value < min || value > max) return `This number has to be from ${range}.`
  const steps = value / step
  return Math.abs(steps - Math.round(steps)) > 1e-6
    ? step === 1
      ? 'Enter a whole number.'
      : `Enter a number in steps of ${step}.`
    : undefined
}

/** A number with its label and limits. What is typed stays as typed; `onChange` hears of numbers within the limits alone. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, min, max, step = 1, hint, onChange, disabled } = props
  const id = useId()
  const [typed, setTyped] = useState(String(value))
  const problem = problemOf(typed, props)
  const typedValue = problem ? undefined : numberIn(typed)
  // Changed from elsewhere, by an undone step, say: that is shown, but '5.0' stays where 5 counts.
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (numberIn(typed) !== value) setTyped(String(value))
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode={step === 1 && min >= 0 ? 'numeric' : 'decimal'}
        min={min}
        max={max}
        step={step}
        value={typed}
        disabled={disabled}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={event => {
          const text = event.target.value
          setTyped(text)
          if (problemOf(text, props) === undefined && numberIn(text) !== typedValue) onChange(numberIn(text))
        }}
      />
      <p id={`${id}-hint`} className={styles.hint} hidden={!hint}>
        {hint}
      </p>
      <p id={`${id}-problem`} className={styles.problems} role="status">
        {problem && `${problem} Until then, ${value.toLocaleString('en-US')} counts.`}
      </p>
    </div>
  )
}
