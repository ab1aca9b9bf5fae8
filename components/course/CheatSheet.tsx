import type { ReactNode } from 'react'
import styles from './CheatSheet.module.css'

interface CheatSheetProps {
  children: ReactNode
}

/**
 * The part of a page that is printed, on its own and in two columns: it must fit on two sheets of A4 and of
 * Letter.
 */
export function CheatSheet({ children }: CheatSheetProps) {
  return (
    <div className={styles.sheet} data-prints-alone="">
      {children}
    </div>
  )
}
