import { formatDate } from '@lib/site/format-date'
import * as words from '@data/words/article'
import { inWords } from '../inWords'
import styles from './LastUpdated.module.css'
import { usePage } from './usePage'

/** The page's date, its files to print, and buttons that print it or copy it as Markdown (browser/copying.ts). */
export function LastUpdated({ timestamp }: { timestamp: Date }) {
  const { printed = [] } = usePage()
  return (
    <>
      {inWords(words.lastUpdated(<time dateTime={timestamp.toISOString()}>{formatDate(timestamp)}</time>))}
      {printed.map(({ label, href, about }) => (
        <span key={href} className={styles.copy}>
          <a href={href} download="">
            {label}
          </a>{' '}
          ({about})
        </span>
      ))}
      <span className={styles.copy} data-needs-scripts="">
        <button type="button" data-act="print">
          {words.printPage}
        </button>
      </span>
      <span className={styles.copy} data-needs-scripts="">
        <button type="button" data-act="copy-page">
          {words.copyPage}
        </button>
        <span role="status" />
      </span>
    </>
  )
}
