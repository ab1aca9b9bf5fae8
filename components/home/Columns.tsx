import type { PropsWithChildren } from 'react'
import styles from './Columns.module.css'

/** Two columns of the front page. */
export function Columns({ children }: PropsWithChildren) {
  return <div className={styles.columns}>{children}</div>
}

/** A column with its heading. */
export function Column({ children }: PropsWithChildren) {
  return <div className={styles.column}>{children}</div>
}
