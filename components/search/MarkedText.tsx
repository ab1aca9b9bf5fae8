import type { Marked } from '@lib/search/marked'

/** A text with the matches in it marked: every second part is one. Parts are text and never markup. */
export function MarkedText({ parts }: { parts: Marked }) {
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part))
}
