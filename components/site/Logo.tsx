import { site } from '@data/site'
import styles from './Logo.module.css'

/** The logo, an open book, and the brand's name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg aria-hidden="true" viewBox="0 0 32 32" width="28" height="28">
        <path
          className={styles.cover}
          d="M16 8.5C12.5 5.8 8 5 3.5 5.6v18.6C8 23.600 12.500 24.400 16 27c3.500-2.600 8-3.400 12.500-2.800V5.600C24 5 19.500 5.800 16 8.500Z"
        />
        <path
          className={styles.line}
          d="M16 8.500V27M20 13.500c1.600-.6 3-.9 4.800-1M20 18.200c1.600-.6 3-.9 4.800-1"
        />
        <path className={styles.line} d="m7 15.500 2.200 2.200 3.600-4.200" />
      </svg>
      {site.brand}
    </span>
  )
}
