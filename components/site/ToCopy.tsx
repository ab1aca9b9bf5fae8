import type { ReactNode } from 'react'
import * as words from '@data/words/copying'
import { misuse } from '../misuse'
import styles from './ToCopy.module.css'

interface CopyFrameProps {
  title: string | undefined
  children: ReactNode
}

/** A frame with a row above its content: a title, and a button that copies the content as plain lines (browser/copying.ts). */
export function CopyFrame({ title, children }: CopyFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.head} data-box="">
        {title && <p className={styles.label}>{title}</p>}
        <span role="status" />
        <button
          type="button"
          data-act="copy-block"
          aria-label={title ? words.copyNamed(title) : words.copyBelow}
        >
          {words.copy}
        </button>
      </div>
      {children}
    </div>
  )
}

/** An agenda, template, canvas, or checklist, which readers take away by a button. */
export function ToCopy({ title, children }: { title?: string; children: ReactNode }) {
  if (!title?.trim() || !children) throw misuse('ToCopy', 'needs a title, and below it what is copied.')
  return (
    <CopyFrame title={title}>
      <div className={styles.content}>{children}</div>
    </CopyFrame>
  )
}
