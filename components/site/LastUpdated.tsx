import { formatDate } from '@lib/site/format-date'
import styles from './LastUpdated.module.css'

interface LastUpdatedProps {
  /** The page's dateModified, which the theme passes as a Date. */
  timestamp: Date
}

/**
 * 'Last updated at' with the page's date, and the button that copies the page as Markdown
 * (browser/copying.ts).
 */
export function LastUpdated({ timestamp }: LastUpdatedProps) {
  return (
    <>
      Last updated at <time dateTime={timestamp.toISOString()}>{formatDate(timestamp)}</time>
      <span className={styles.copy}>
        <button type="button" data-act="copy-page">
          Copy page as Markdown
        </button>
        <span role="status" />
      </span>
    </>
  )
}
