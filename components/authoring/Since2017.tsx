import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './Note.module.css'

interface Since2017Props {
  children: ReactNode
}

/** What the 2020 edition of the Scrum Guide changed. */
export function Since2017({ children }: Since2017Props) {
  return (
    <div role="note" className={clsx(styles.note, styles.since)} aria-label="2017 to 2020">
      <p className={styles.label}>2017 to 2020</p>
      {children}
    </div>
  )
}
