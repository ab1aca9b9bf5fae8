import type { ReactNode } from 'react'
import styles from './RowButton.module.css'

interface RowButtonProps {
  /** The button's name for screen readers, which its visible label leaves out. */
  about: string
  /** For toggles. */
  isPressed?: boolean
  disabled?: boolean
  onPress: () => void
  children: ReactNode
}

/** A quiet button next to a name; early presses are kept. */
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
