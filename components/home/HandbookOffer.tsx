import { buttonClass } from '@components/controls/Button'
import { OutsideLink } from '@components/site/OutsideLink'
import { site } from '@data/site'
import * as words from '@data/words/offers'
import styles from './HandbookOffer.module.css'

/** The handbook's offer on the front page. */
export function HandbookOffer() {
  return (
    <aside className={styles.offer} aria-label={words.freeHandbook}>
      <div>
        <p className={styles.title}>{words.handbook}</p>
        <p className={styles.text}>{words.handbookText}</p>
      </div>
      <OutsideLink className={buttonClass} data-look="primary" href={site.ebookSignUpPage}>
        {words.downloadNow}
      </OutsideLink>
    </aside>
  )
}
