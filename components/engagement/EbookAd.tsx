import { OutsideLink } from '@components/site/OutsideLink'
import { site } from '@data/site'
import styles from './EbookAd.module.css'

/** The handbook's offer within an article, visibly not part of it; one line where there is room. */
export function EbookAd() {
  return (
    // A group rather than a landmark, since a page has several.
    <div className={styles.ad} role="group" aria-label="Free handbook" data-ebook-ad="">
      <span className={styles.text}>
        Free ebook: the <strong>Scrum Mastery Handbook</strong>
      </span>
      <OutsideLink className={styles.button} href={site.ebookSignUpPage}>
        Download now
      </OutsideLink>
    </div>
  )
}
