import type { ReactNode } from 'react'
import styles from './RowButton.module.css'

interface RowButtonProps {
  /** The name that the button is about, which its visible words leave out. */
  about: string
  /** On what is on or off. */
  isPressed?: boolean
  disabled?: boolean
  onPress: () => void
  children: ReactNode
}

/** A quiet button next to a name; a press before the code is there waits. */
export function RowButton({ about, isPressed, disabled, onPress, children }: RowButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isPressed}
      disabled={disabled}
      data-waits=""
      onClick={onPress}
    >
      {children}
      <span className="visually-hidden"> {about}</span>
    </button>
  )
}
