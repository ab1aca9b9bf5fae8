import * as words from '@data/words/search'
import styles from './Search.module.css'

/** What the search says instead of results. */
export function SearchMessages() {
  return (
    <>
      <template data-search-says="loading">
        <div className={styles.box}>
          <p className={styles.message} role="status">
            {words.loading}
          </p>
        </div>
      </template>
      <template data-search-says="failed">
        <div className={styles.box}>
          <p className={styles.message} role="alert">
            {words.failed}{' '}
            <button type="button" className={styles.retry} data-act="search-again">
              {words.retry}
            </button>
          </p>
        </div>
      </template>
    </>
  )
}
