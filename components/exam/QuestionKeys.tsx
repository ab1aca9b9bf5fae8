import type { KeyboardEvent, ReactNode } from 'react'
import type { Confidence } from '@lib/progress/shape'
import styles from './ExamScreen.module.css'

interface QuestionKeysProps {
  onConfidence: (confidence: Confidence) => void
  onEnter: () => void
  onBookmark?: () => void
  children: ReactNode
}

const confidenceKeys: Partial<Record<string, Confidence>> = { s: 'sure', u: 'unsure', g: 'guess' }

/** Elements where Enter has its own meaning. */
const withOwnEnter = 'a, button, summary, select'

/**
 * A question with its keys. They work within it only: page-wide single-key shortcuts get in the way of people who
 * use speech input.
 */
export function QuestionKeys({ onConfidence, onEnter, onBookmark, children }: QuestionKeysProps) {
  const actionOf = ({ key, repeat, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (/^[1-9]$/.test(key)) {
      const option = currentTarget.querySelectorAll<HTMLInputElement>('fieldset input')[Number(key) - 1]
      return () => {
        option?.focus()
        option?.click()
      }
    }
    if (repeat) return undefined
    if (key === 'Enter') return (target as Element).closest(withOwnEnter) ? undefined : onEnter
    const letter = key.toLowerCase()
    // F was the key when bookmarks were called flags.
    if (letter === 'b' || letter === 'f') return onBookmark
    const confidence = confidenceKeys[letter]
    return confidence && (() => onConfidence(confidence))
  }
  const listen = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    if ((event.target as Element).closest('textarea')) return
    const act = actionOf(event)
    if (!act) return
    act()
    event.preventDefault()
  }
  return (
    // Focusable, so that a press next to an option keeps the keys working.
    <div className={styles.question} tabIndex={-1} onKeyDown={listen}>
      {children}
    </div>
  )
}
