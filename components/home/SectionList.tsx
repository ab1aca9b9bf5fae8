import Link from 'next/link'
import type { PropsWithChildren, ReactNode } from 'react'
import styles from './PageGrid.module.css'

/** The site's sections and what they teach. */
export function SectionList({ children }: PropsWithChildren) {
  return <ul className={styles.list}>{children}</ul>
}

interface SectionProps {
  href: string
  title: string
  /** What the section teaches. */
  children: ReactNode
}

/** A section of the site. */
export function Section({ href, title, children }: SectionProps) {
  return (
    <li className={styles.entry}>
      <h3 className={styles.title}>
        <Link href={href}>{title}</Link>
      </h3>
      {children}
    </li>
  )
}
