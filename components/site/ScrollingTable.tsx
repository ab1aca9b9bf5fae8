import type { ComponentProps } from 'react'
import * as words from '@data/words/layout'
import styles from './plainElements.module.css'

/** Scrolls, also by keyboard; on phones, tables too wide stack their rows (tooling/build/finish-tables.ts). */
export function ScrollingTable(props: ComponentProps<'table'>) {
  return (
    <div className={styles.scroller} role="group" aria-label={words.table} tabIndex={0}>
      <table {...props} />
    </div>
  )
}
