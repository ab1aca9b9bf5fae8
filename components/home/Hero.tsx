import Link from 'next/link'
import type { PropsWithChildren, ReactNode } from 'react'
import { Search } from '@components/search/Search'
import styles from './Hero.module.css'

interface HeroProps {
  title: string
  /** Two sentences: what the site is and for whom. */
  lead: string
  /** Entry points, and a figure of what the site teaches. */
  children: ReactNode
}

/** The first screen of the front page. */
export function Hero({ title, lead, children }: HeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <h1 id="hero-title" className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.search}>
        <Search position="page" />
      </div>
      {children}
    </section>
  )
}

/** The entry points, one per kind of reader; browser/course.ts has the first lead on for a reader who has been here. */
export function WaysIn({ children }: PropsWithChildren) {
  return (
    <ul className={styles.ways} data-ways="">
      {children}
    </ul>
  )
}

interface WayInProps {
  href: string
  /** The reader's situation, as a question. */
  question: string
  /** What to do in that case. */
  action: string
}

/** An entry point for readers in one situation. */
export function WayIn({ href, question, action }: WayInProps) {
  return (
    <li className={styles.way}>
      <Link href={href}>
        <span className={styles.question}>{question}</span>
        <span className={styles.action}>{action}</span>
      </Link>
    </li>
  )
}
