import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './Button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** For buttons disabled until their app is ready: presses are kept until then. */
  'data-waits'?: ''
  /** primary: the most likely next step, one per screen. danger: something gets lost. */
  look?: 'primary' | 'plain' | 'danger'
}

/** For links that look like a button, with `data-look`. */
export const buttonClass = styles.button

/** A button of an app or a form. */
export function Button({ look = 'plain', ...attributes }: ButtonProps) {
  return <button type="button" {...attributes} className={styles.button} data-look={look} />
}

/** A row of buttons that wraps; neither printed nor shown without scripts. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
