import type { ReactNode } from 'react'
import styles from './Columns.module.css'

interface ColumnsProps {
  /** Two of `Column`; on a phone one follows the other. */
  children: ReactNode
}

/** Two parts of the front page side by side. */
export function Columns({ children }: ColumnsProps) {
  return <div className={styles.columns}>{children}</div>
}

/** One of two parts, with its heading. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}
