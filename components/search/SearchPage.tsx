import Link from 'next/link'
import type { ReactNode } from 'react'
import { Button } from '@components/controls/Button'
import { Island } from '@components/controls/Island'
import * as words from '@data/words/search'
import { inWords } from '../inWords'
import styles from './Search.module.css'
import { SearchMessages } from './SearchMessages'

/** All results for the words in the page's address, which browser/search-page.ts draws. */
export function SearchPage() {
  return (
    <Island name="search" readsAddress>
      <form role="search" action="/search" className={styles.words} aria-label={words.all}>
        <label htmlFor="search-words" className="visually-hidden">
          {words.field}
        </label>
        <input
          id="search-words"
          className={styles.field}
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={words.placeholder}
        />
        <Button type="submit" look="primary">
          {words.button}
        </Button>
      </form>
      <noscript>
        <p>{inWords(words.needsScripts<ReactNode>(text => <Link href="/sitemap">{text}</Link>))}</p>
      </noscript>
      <p role="status" className={styles.message} data-search-count="" />
      <div data-search-panel="" />
      <SearchMessages />
    </Island>
  )
}
