import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './Note.module.css'

interface NoteProps {
  children: ReactNode
}

/** The two or three sentences to take away from a lesson. */
export function Remember({ children }: NoteProps) {
  return (
    <div role="note" className={clsx(styles.note, styles.remember)} aria-label="To remember">
      <p className={styles.label}>To remember</p>
      {children}
    </div>
  )
}
