import Link from 'next/link'
import type { ReactNode } from 'react'
import styles from './PageCards.module.css'

interface PageCardsProps {
  children: ReactNode
}

/** A hub's map: the pages below it, in reading order. */
export function PageCards({ children }: PageCardsProps) {
  return <ol className={styles.cards}>{children}</ol>
}

interface PageCardProps {
  href: string
  /** What the page answers, in one line. */
  children: ReactNode
  /** Title and reading time in minutes; the build reads both off the page. */
  title?: string
  minutes?: string
}

/** One page of a hub: its title, what it answers and how long it takes. */
export function PageCard({ href, title, minutes, children }: PageCardProps) {
  return (
    <li className={styles.card}>
      <Link href={href} className={styles.title}>
        {title}
      </Link>
      <div className={styles.answer}>{children}</div>
      <span className={styles.minutes}>{minutes} min read</span>
    </li>
  )
}
