import { buttonClass } from '@components/controls/Button'
import { OutsideLink } from '@components/site/OutsideLink'
import { site } from '@data/site'
import styles from './HandbookOffer.module.css'

/** The handbook's offer on the front page. */
export function HandbookOffer() {
  return (
    <aside className={styles.offer} aria-label="Free handbook">
      <div>
        <p className={styles.title}>Scrum Mastery Handbook</p>
        <p className={styles.text}>A free ebook by the author of these lessons.</p>
      </div>
      <OutsideLink className={buttonClass} data-look="primary" href={site.ebookSignUpPage}>
        Download now
      </OutsideLink>
    </aside>
  )
}
