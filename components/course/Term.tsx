import * as words from '@data/words/blocks'
import styles from './Term.module.css'
import { misuse } from '../misuse'

interface TermProps {
  /** 'yes' if the Scrum Guide 2020 uses the term, otherwise 'no'. */
  inScrumGuide: string
  /** Other names, separated by commas. */
  also?: string
}

/** Below a term's heading in the glossary: whether it is Scrum's, and its other names. */
export function Term({ inScrumGuide, also }: TermProps) {
  if (inScrumGuide !== 'yes' && inScrumGuide !== 'no')
    throw misuse('Term', `has inScrumGuide '${inScrumGuide}': write yes or no.`)
  return (
    <p className={styles.facts}>
      <span className={styles.origin} data-in-guide={inScrumGuide}>
        {words.termInGuide[inScrumGuide]}
      </span>
      {also && (
        <span>
          {words.also}
          {also}
        </span>
      )}
    </p>
  )
}
