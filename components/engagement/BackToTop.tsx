import * as words from '@data/words/article'
import styles from './BackToTop.module.css'

/** A floating button back to the top; hidden while the page isn't scrolled. */
export function BackToTop() {
  return (
    <button type="button" className={styles.button} data-act="top" aria-label={words.backToTop}>
      <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22">
        <path d="M12 19V5M5.500 11.500 12 5l6.500 6.500" />
      </svg>
    </button>
  )
}
