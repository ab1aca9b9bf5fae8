import clsx from 'clsx'
import type { ChangeEvent } from 'react'
import buttonStyles from '../controls/Button.module.css'
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
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file) onChoose(file)
    // Without a value the same file can be chosen again, once it is mended.
    target.value = ''
  }
  return (
    <label className={clsx(buttonStyles.button, styles.choice)}>
      {label}
      <input
        type="file"
        accept=".json,application/json"
        disabled={isDisabled}
        aria-describedby="file-choice-hint"
        onChange={choose}
      />
      <span id="file-choice-hint" hidden>
        {hint}
      </span>
    </label>
  )
}
