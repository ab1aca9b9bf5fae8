import styles from './SelectField.module.css'

interface SelectFieldProps {
  label: string
  value: string
  /** Value → label. */
  options: readonly (readonly [value: string, words: string])[]
  onChoose: (value: string) => void
}

/** A list to choose from, below its label. */
export function SelectField({ label, value, options, onChoose }: SelectFieldProps) {
  return (
    <label className={styles.field}>
      {label}
      <select value={value} onChange={event => onChoose(event.target.value)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
