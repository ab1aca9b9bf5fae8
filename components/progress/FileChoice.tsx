import clsx from 'clsx'
import type { ChangeEvent } from 'react'
import buttonStyles from '../controls/Button.module.css'
import styles from './ProgressTools.module.css'

interface FileChoiceProps {
  label: string
  /** What it accepts and what it does with it. */
  hint: string
  isDisabled: boolean
  onChoose: (file: File) => void
}

/** The native file input, invisible over a label that looks like the buttons next to it. */
export function FileChoice({ label, hint, isDisabled, onChoose }: FileChoiceProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file) onChoose(file)
    // Without a value, the same file can be chosen again after it was fixed.
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
