import styles from './SelectField.module.css'

interface SelectFieldProps {
  label: string
  value: string
  /** Value → label. */
  options: readonly (readonly [value: string, words: string])[]
  onChoose: (value: string) => void
}

/** A choice from a list, with its label above. */
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
