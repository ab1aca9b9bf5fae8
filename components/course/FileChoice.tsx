import { useId, type ChangeEvent } from 'react'
import styles from './ProgressTools.module.css'

interface FileChoiceProps {
  label: string
  /** What is taken and what becomes of it. */
  hint: string
  isDisabled: boolean
  onChoose: (file: File) => void
}

/** The browser's own choice of a file; it lies unseen over a label that looks like the buttons beside it. */
export function FileChoice({ label, hint, isDisabled, onChoose }: FileChoiceProps) {
  const hintId = useId()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file) onChoose(file)
    // Without a value the same file can be chosen again, once it is mended.
    target.value = ''
  }
  return (
    <label className={styles.choice}>
      {label}
      <input
        type="file"
        accept=".json,application/json"
        disabled={isDisabled}
        aria-describedby={hintId}
        onChange={choose}
      />
      <span id={hintId} hidden>
        {hint}
      </span>
    </label>
  )
}
