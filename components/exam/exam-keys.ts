import type { KeyboardEvent } from 'react'

/** Keyboard actions on a question of an exam. */
export interface ExamKeys {
  /** Toggles the option at an index. */
  onDigit: (place: number, exam: HTMLElement) => void
  onEnter: () => void
  onFlag: () => void
}

/** Elements where Enter has its own meaning. */
const withOwnEnter = 'a, button, summary, select, textarea'

/**
 * Digits choose, Enter goes on, F flags. Heard only while the focus is within the exam: single keys that a whole page hears
 * are in the way of those who speak to their computer.
 */
export function examKeyListener({ onDigit, onEnter, onFlag }: ExamKeys) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    const { key } = event
    if (/^[1-9]$/.test(key)) onDigit(Number(key) - 1, event.currentTarget)
    else if (key.toLowerCase() === 'f' && !event.repeat) onFlag()
    else if (key === 'Enter' && !event.repeat && !(event.target as Element).closest(withOwnEnter)) onEnter()
    else return
    event.preventDefault()
  }
}
