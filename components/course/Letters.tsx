import type { ReactNode } from 'react'
import * as words from '@data/words/blocks'
import styles from './Letters.module.css'

/** The letters of a glossary as links, which stay below the bar; the build fills them in. */
export function Letters({ children }: { children?: ReactNode }) {
  return (
    <nav className={styles.letters} aria-label={words.letters}>
      {children}
    </nav>
  )
}
