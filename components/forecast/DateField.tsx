import { useEffect, useId, useState } from 'react'
import { dayOfIso } from '@lib/tools/dates'
import fields from '../tools/Fields.module.css'

interface DateFieldProps {
  label: string
  /** 'YYYY-MM-DD' */
  value: string
  hint: string
  onChange: (value: string) => void
  disabled?: boolean
}

/** A day; `onChange` hears of days that exist, within four digits of a year. */
export function DateField({ label, value, hint, onChange, disabled }: DateFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const isFine = typed.length === 10 && dayOfIso(typed) !== undefined
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        min="1970-01-01"
        max="2199-12-31"
        value={typed}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value.length === 10 && dayOfIso(target.value) !== undefined) onChange(target.value)
        }}
      />
      <p id={`${id}-hint`} className={fields.hint} role="status">
        {isFine ? hint : 'Enter a whole date. Until then, the one before counts.'}
      </p>
    </div>
  )
}
