import { useId, useState } from 'react'
import { dayOfIso } from '@lib/tools/dates'
import toolStyles from '../tools/Fields.module.css'

interface DateFieldProps {
  label: string
  /** 'YYYY-MM-DD' */
  value: string
  hint: string
  onChange: (value: string) => void
  disabled?: boolean
}

const isDay = (text: string) => text.length === 10 && dayOfIso(text) !== undefined

/** A day; `onChange` hears of days that exist, within four digits of a year. */
export function DateField({ label, value, hint, onChange, disabled }: DateFieldProps) {
  const id = useId()
  // What was typed counts until the value changes from elsewhere.
  const [typed, setTyped] = useState({ for: value, text: value })
  const text = typed.for === value ? typed.text : value
  return (
    <div className={toolStyles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        min="1970-01-01"
        max="2199-12-31"
        value={text}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const isFine = isDay(target.value)
          setTyped({ for: isFine ? target.value : value, text: target.value })
          if (isFine) onChange(target.value)
        }}
      />
      <p id={`${id}-hint`} className={toolStyles.hint} role="status">
        {isDay(text) ? hint : 'Enter a whole date. Until then, the one before counts.'}
      </p>
    </div>
  )
}
