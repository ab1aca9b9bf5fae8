import { OutsideLink } from '@components/site/OutsideLink'
import { site } from '@data/site'
import styles from './EbookAd.module.css'

/** The free handbook's offer: clearly not the article, one line where there is room. */
export function EbookAd() {
  return (
    // A group, not a landmark: it stands on a page several times.
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
