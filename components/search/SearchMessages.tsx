import { loadingLabel, searchLabels } from '@data/search-labels'
import { site } from '@data/site'
import styles from './Search.module.css'

/** What the search says instead of results. */
export function SearchMessages() {
  return (
    <>
      <template data-search-says="loading">
        <div className={styles.box}>
          <p className={styles.message} role="status">
            {loadingLabel(site.defaultLocale)}
          </p>
        </div>
      </template>
      <template data-search-says="failed">
        <div className={styles.box}>
          <p className={styles.message} role="alert">
            {searchLabels.failed}{' '}
            <button type="button" className={styles.retry} data-act="search-again">
              {searchLabels.retry}
            </button>
          </p>
        </div>
      </template>
    </>
  )
}
