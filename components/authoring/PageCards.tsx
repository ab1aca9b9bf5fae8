import Link from 'next/link'
import { Children, isValidElement, type PropsWithChildren, type ReactNode } from 'react'
import { duration } from '@lib/words'
import styles from './PageCards.module.css'

/** A hub's list of pages in reading order, with their number, total time, and a link to start. */
export function PageCards({ children }: PropsWithChildren) {
  const cards = Children.toArray(children).filter(child => isValidElement<PageCardProps>(child))
  const minutes = cards.reduce((sum, card) => sum + Number(card.props.minutes ?? 0), 0)
  return (
    <div className={styles.map}>
      {cards.length > 1 && minutes > 0 && (
        <p className={styles.facts}>
          {cards.length} pages, {duration(minutes)} to read
        </p>
      )}
      <ol className={styles.cards}>{children}</ol>
    </div>
  )
}

interface PageCardProps {
  href: string
  /** What the page answers, in one line. */
  children: ReactNode
  /** Title and reading time in minutes, filled in by the build. */
  title?: string
  minutes?: string
}

/** A hub's card for one page. */
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
