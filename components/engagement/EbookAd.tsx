import { OutsideLink } from '@components/site/OutsideLink'
import { site } from '@data/site'
import styles from './EbookAd.module.css'

/** The handbook's offer within an article, visibly not part of it: one quiet line. */
export function EbookAd() {
  return (
    // A group rather than a landmark, since a page has several.
    <div className={styles.ad} role="group" aria-label="Free handbook" data-ebook-ad="">
      Free ebook: the Scrum Mastery Handbook.{' '}
      <OutsideLink className={styles.button} href={site.ebookSignUpPage}>
        Download now
      </OutsideLink>
    </div>
  )
}
