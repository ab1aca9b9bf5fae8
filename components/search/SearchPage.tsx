import Link from 'next/link'
import { Button } from '@components/controls/Button'
import { Island } from '@components/controls/Island'
import { searchLabels } from '@data/search-labels'
import styles from './Search.module.css'
import { SearchMessages } from './SearchMessages'

/** All results for the words in the page's address, which browser/search-page.ts draws. */
export function SearchPage() {
  return (
    <Island name="search" readsAddress>
      <form role="search" action="/search" className={styles.words} aria-label={searchLabels.all}>
        <label htmlFor="search-words" className="visually-hidden">
          {searchLabels.field}
        </label>
        <input
          id="search-words"
          className={styles.field}
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={searchLabels.placeholder}
        />
        <Button type="submit" look="primary">
          {searchLabels.button}
        </Button>
      </form>
      <noscript>
        <p>
          The search needs scripts, and your browser runs none. The <Link href="/sitemap">sitemap</Link> lists
          every page.
        </p>
      </noscript>
      <p role="status" className={styles.message} data-search-count="" />
      <div data-search-panel="" />
      <SearchMessages />
    </Island>
  )
}
