import type { TextareaHTMLAttributes } from 'react'
import styles from './Fields.module.css'

interface SentenceFieldProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> {
  onType: (text: string) => void
}

/** A field for a sentence, which wraps: one line on a computer is three on a phone. Like a field of one line, it has no line breaks. */
export function SentenceField({ onType, ...props }: SentenceFieldProps) {
  return (
    <textarea
      {...props}
      className={styles.sentence}
      rows={2}
      autoComplete="off"
      onChange={event => onType(event.target.value.replace(/\s*[\r\n]\s*/g, ' '))}
      onKeyDown={event => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
      }}
    />
  )
}
