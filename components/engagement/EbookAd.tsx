import { OutsideLink } from '@components/site/OutsideLink'
import { site } from '@data/site'
import * as words from '@data/words/offers'
import styles from './EbookAd.module.css'

/** The handbook's offer within an article, visibly not part of it: one quiet line. */
export function EbookAd() {
  return (
    // A group rather than a landmark, since a page has several.
    <div className={styles.ad} role="group" aria-label={words.freeHandbook} data-ebook-ad="">
      {words.freeHandbookAd}{' '}
      <OutsideLink className={styles.button} href={site.ebookSignUpPage}>
        {words.downloadNow}
      </OutsideLink>
    </div>
  )
}
