import type { ReactNode } from 'react'
import * as words from '@data/words/blocks'
import { misuse } from '../misuse'
import styles from './TableOfContents.module.css'

interface TableOfContentsProps {
  /** The list of links; the build fills it in if empty. */
  children?: ReactNode
  isMinimized?: boolean
}

/** The page's sections under a heading that toggles them. Open in the HTML, so that it works without scripts. */
export function TableOfContents({ children, isMinimized = false }: TableOfContentsProps) {
  if (!children)
    throw misuse('TableOfContents', 'is empty: it needs level-2 headings after it, or links inside it.')
  return (
    <div className={styles.block} data-contents="" data-minimized={isMinimized ? '' : undefined}>
      <button
        type="button"
        className={styles.toggle}
        data-toggle=""
        aria-expanded="true"
        aria-controls="in-this-article"
      >
        {words.inThisArticle}
        <span aria-hidden="true" className={styles.sign}>
          −
        </span>
      </button>
      <div id="in-this-article" className={styles.list}>
        {children}
      </div>
    </div>
  )
}
