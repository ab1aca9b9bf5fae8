import Link from 'next/link'
import type { ReactNode } from 'react'
import styles from './Hero.module.css'

interface HeroProps {
  title: string
  /** What the site is and for whom, in two sentences. */
  lead: string
  /** The ways in, as `WayIn`. */
  children: ReactNode
}

/** The front page's first screen: what this is, for whom, and where to begin. */
export function Hero({ title, lead, children }: HeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <h1 id="hero-title" className={styles.title}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.ways}>{children}</ul>
    </section>
  )
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
