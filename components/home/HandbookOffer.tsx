import { site } from '@data/site'
import styles from './HandbookOffer.module.css'

/** The free handbook, clearly apart from the text around it. */
export function HandbookOffer() {
  return (
    <aside className={styles.offer} aria-label="Free handbook">
      <div>
        <p className={styles.title}>Scrum Mastery Handbook</p>
        <p className={styles.text}>A free ebook by the author of these lessons.</p>
      </div>
      <a className={styles.button} href={site.ebookSignUpPage} target="_blank" rel="noopener">
        Download now
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </aside>
  )
}
