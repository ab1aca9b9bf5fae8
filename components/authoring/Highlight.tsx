import { misuse } from '../misuse'
import styles from './Highlight.module.css'

interface HighlightProps {
  text: string
  isBold?: boolean
}

/** One sentence worth stopping at. */
export function Highlight({ text, isBold = false }: HighlightProps) {
  if (!text?.trim()) throw misuse('Highlight', 'needs text: the sentence to show.')
  return <p className={styles.highlight}>{isBold ? <strong>{text}</strong> : text}</p>
}
