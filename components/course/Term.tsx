import styles from './Term.module.css'
import { misuse } from '../misuse'

interface TermProps {
  /** 'yes' where the Scrum Guide of 2020 uses the term, else 'no'. */
  inScrumGuide: string
  /** Other words for it, separated by commas. */
  also?: string
}

/** Below the heading of a term in the glossary: whether it is Scrum's, and what else it is called. */
export function Term({ inScrumGuide, also }: TermProps) {
  if (inScrumGuide !== 'yes' && inScrumGuide !== 'no')
    throw misuse('Term', `has inScrumGuide '${inScrumGuide}': write yes or no.`)
  return (
    <p className={styles.facts}>
      <span className={styles.origin} data-in-guide={inScrumGuide}>
        In the Scrum Guide: {inScrumGuide}
      </span>
      {also && <span>also: {also}</span>}
    </p>
  )
}
