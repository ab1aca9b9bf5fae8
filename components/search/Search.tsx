import clsx from 'clsx'
import * as words from '@data/words/search'
import { SearchMessages } from './SearchMessages'
import styles from './Search.module.css'

/**
 * The search field. What it needs to answer is loaded when it is first pointed at, focused or typed into
 * (browser/features/search.ts); until then one of the two messages may show. Without scripts it leads to the page of all
 * results, which says what to use instead.
 */
export function Search({ position }: { position: 'bar' | 'page' }) {
  const id = `search-${position}`
  return (
    <form
      role="search"
      action="/search"
      data-search=""
      className={clsx(styles.search, styles[position])}
      aria-label={position === 'page' ? words.onPage : undefined}
    >
      <label htmlFor={id} className="visually-hidden">
        {words.field}
      </label>
      <input
        id={id}
        className={styles.field}
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded="false"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        placeholder={words.placeholder}
      />
      <kbd aria-hidden="true" className={styles.key}>
        /
      </kbd>
      <div data-search-panel="" />
      <SearchMessages />
    </form>
  )
}
