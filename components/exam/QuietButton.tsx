import type { ButtonHTMLAttributes } from 'react'
import styles from './ExamScreen.module.css'

/** A button that stays in the background, next to a question. */
export function QuietButton(attributes: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...attributes} className={styles.quietButton} />
}
