import clsx from 'clsx'
import { loadingLabel, searchLabels } from '@data/search-labels'
import { site } from '@data/site'
import styles from './Search.module.css'

/**
 * The search field. What it needs to answer is loaded when it is first pointed at, focused or typed into
 * (browser/features/search.ts); until then one of the two messages may show.
 */
export function Search({ position }: { position: 'bar' | 'page' }) {
  const id = `search-${position}`
  return (
    <div
      role="search"
      data-search=""
      className={clsx(styles.search, styles[position])}
      aria-label={position === 'page' ? searchLabels.onPage : undefined}
    >
      <label htmlFor={id} className="visually-hidden">
        {searchLabels.field}
      </label>
      <input
        id={id}
        className={styles.field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded="false"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        placeholder={searchLabels.placeholder}
      />
      <kbd aria-hidden="true" className={styles.key}>
        /
      </kbd>
      <div data-search-panel="" />
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
    </div>
  )
}
