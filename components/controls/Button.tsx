import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './Button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** On what is disabled until its island is awake: a press before that waits (browser/features/islands.ts). */
  'data-waits'?: ''
  /** primary: what most will want next, one on a screen. danger: what loses something. */
  look?: 'primary' | 'plain' | 'danger'
}

/** A button of the pages to practice on: exam, flashcards, progress. */
export function Button({ look = 'plain', ...attributes }: ButtonProps) {
  return <button type="button" {...attributes} className={styles.button} data-look={look} />
}

/** Buttons in a row that breaks where the screen ends; not printed. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
