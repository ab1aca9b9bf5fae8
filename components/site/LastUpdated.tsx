import { formatDate } from '@lib/site/format-date'
import * as words from '@data/words/article'
import { inWords } from '../inWords'
import styles from './LastUpdated.module.css'

/** The page's date, and the button that copies the page as Markdown (browser/copying.ts). */
export function LastUpdated({ timestamp }: { timestamp: Date }) {
  return (
    <>
      {inWords(words.lastUpdated(<time dateTime={timestamp.toISOString()}>{formatDate(timestamp)}</time>))}
      <span className={styles.copy} data-needs-scripts="">
        <button type="button" data-act="copy-page">
          {words.copyPage}
        </button>
        <span role="status" />
      </span>
    </>
  )
}
