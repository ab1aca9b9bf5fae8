import type { ReactNode } from 'react'
import styles from './NameLine.module.css'

interface NameLineProps {
  name: string
  isLocked?: boolean
  /** Its buttons. */
  children: ReactNode
}

/** A name with its buttons. */
export function NameLine({ name, isLocked = false, children }: NameLineProps) {
  return (
    <div className={styles.line} data-locked={isLocked ? '' : undefined}>
      <span className={styles.name}>{name}</span>
      <span className={styles.actions} data-needs-scripts="">
        {children}
      </span>
    </div>
  )
}
