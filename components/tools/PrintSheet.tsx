import type { CSSProperties, ReactNode } from 'react'
import styles from './PrintSheet.module.css'

interface PrintSheetProps {
  /** The size of its text. */
  points: number
  children: ReactNode
}

/** What a tool prints instead of its page: one sheet of A4 or Letter. lib/tools/sheet.ts finds the size of its text. */
export function PrintSheet({ points, children }: PrintSheetProps) {
  return (
    <div
      className={styles.sheet}
      data-prints-alone=""
      style={{ '--sheet-text': `${points}pt` } as CSSProperties}
    >
      {children}
    </div>
  )
}
