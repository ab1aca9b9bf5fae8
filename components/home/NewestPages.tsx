import Link from 'next/link'
import { formatDate } from '@lib/site/format-date'
import { misuse } from '../misuse'
import styles from './NewestPages.module.css'

/** An article or lesson as the list shows it. */
export interface NewestPage {
  route: string
  title: string
  /** What the page answers, in one line. */
  text: string
  /** Title of its section. */
  section: string
  minutes: number
  /** ISO date. */
  published: string
}

interface NewestPagesProps {
  /** How many to show. */
  count: string
  /** Filled in by the build. */
  pages?: readonly NewestPage[]
}

/** The latest articles and lessons of all sections. */
export function NewestPages({ pages }: NewestPagesProps) {
  if (!pages) throw misuse('NewestPages', 'was not given its pages by the build.')
  return (
    <ul className={styles.pages}>
      {pages.map(({ route, title, text, section, minutes, published }) => (
        <li key={route} className={styles.page}>
          <p className={styles.facts}>{section}</p>
          <h3 className={styles.title}>
            <Link href={route}>{title}</Link>
          </h3>
          <p className={styles.text}>{text}</p>
          <p className={styles.facts}>
            {minutes} min, <time dateTime={published}>{formatDate(new Date(published))}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
