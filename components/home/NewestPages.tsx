import Link from 'next/link'
import { formatDate } from '@lib/site/format-date'
import * as formats from '@data/words/formats'
import { misuse } from '../misuse'
import styles from './PageGrid.module.css'

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
    <ul className={styles.list}>
      {pages.map(({ route, title, text, section, minutes, published }) => (
        <li key={route} className={styles.entry}>
          <p>{section}</p>
          <h3 className={styles.title}>
            <Link href={route}>{title}</Link>
          </h3>
          <p>{text}</p>
          <p>
            {formats.minutes(minutes)}, <time dateTime={published}>{formatDate(new Date(published))}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
