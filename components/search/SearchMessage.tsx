import { loadingLabel, searchLabels } from '@data/search-labels'
import { site } from '@data/site'
import styles from './Search.module.css'

/** 'Loading' in the locale's words. */
export function Loading() {
  return (
    <p className={styles.message} role="status">
      {loadingLabel(site.defaultLocale)}
    </p>
  )
}

/** Says that the index did not come, with a button to try again. */
export function Failure({ retry }: { retry: () => void }) {
  return (
    <p className={styles.message} role="alert">
      {searchLabels.failed}{' '}
      <button type="button" className={styles.retry} onClick={retry}>
        {searchLabels.retry}
      </button>
    </p>
  )
}
