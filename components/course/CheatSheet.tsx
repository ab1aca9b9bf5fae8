import type { PropsWithChildren } from 'react'
import styles from './CheatSheet.module.css'

/** The part of a page that is printed, in two columns: it must fit on two sheets of A4 and of Letter. */
export function CheatSheet({ children }: PropsWithChildren) {
  return (
    <div className={styles.sheet} data-prints-alone="">
      {children}
    </div>
  )
}
