import { useId } from 'react'
import styles from './Fields.module.css'

interface DayFieldProps {
  label: string
  /** 'YYYY-MM-DD', or empty. */
  value: string
  hint: string
  onChange: (value: string) => void
}

/** A day, in the browser's own field for dates. */
export function DayField({ label, value, hint, onChange }: DayFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={event => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  )
}
