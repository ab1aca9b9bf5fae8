import type { ReactNode } from 'react'
import styles from './Columns.module.css'

interface ColumnsProps {
  /** Two `Column`s, stacked on a phone. */
  children: ReactNode
}

/** Two columns of the front page. */
export function Columns({ children }: ColumnsProps) {
  return <div className={styles.columns}>{children}</div>
}

/** A column with its heading. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}
