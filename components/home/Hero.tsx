import Link from 'next/link'
import type { ReactNode } from 'react'
import { Search } from '@components/search/Search'
import styles from './Hero.module.css'

interface HeroProps {
  title: string
  /** What the site is and for whom, in two sentences. */
  lead: string
  /** The ways in, and a figure of what the site teaches. */
  children: ReactNode
}

/** The front page's first screen: what this is, for whom, and where to begin. */
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
        <Search place="page" />
      </div>
      {children}
    </section>
  )
}

interface WaysInProps {
  /** As `WayIn`. */
  children: ReactNode
}

/** The ways into the site, of which each reader takes one. */
export function WaysIn({ children }: WaysInProps) {
  return <ul className={styles.ways}>{children}</ul>
}

interface WayInProps {
  href: string
  /** The reader's situation, as a question. */
  question: string
  /** What to do then. */
  action: string
}

/** One way into the site, for readers in one situation. */
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
