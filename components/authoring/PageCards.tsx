import Link from 'next/link'
import { Children, isValidElement, type PropsWithChildren, type ReactNode } from 'react'
import { duration } from '@lib/words'
import * as words from '@data/words/blocks'
import * as formats from '@data/words/formats'
import { misuse } from '../misuse'
import { CardDrawing } from '../tools-hub/CardDrawing'
import styles from './PageCards.module.css'

/** A hub's list of pages in reading order, with their number, total time, and a link to start. */
export function PageCards({ children }: PropsWithChildren) {
  const cards = Children.toArray(children).filter(child => isValidElement<PageCardProps>(child))
  const sumOf = (prop: 'minutes' | 'pages') =>
    cards.reduce((sum, { props }) => sum + (props.src ? 0 : Number(props[prop] ?? 0)), 0)
  const minutes = sumOf('minutes')
  return (
    <div className={styles.map}>
      {cards.length > 1 && minutes > 0 && (
        <p className={styles.facts}>{words.pagesToRead(sumOf('pages'), duration(minutes))}</p>
      )}
      <ol className={styles.cards}>{children}</ol>
    </div>
  )
}

interface PageCardProps {
  href: string
  /** What the page answers, in one line. */
  children: ReactNode
  /** For a page to use, not to read in order: a small drawing of what it is for, 640 by 320, under public/; with `alt`. */
  src?: string
  alt?: string
  /** Filled in by the build: title, reading time, and number of pages, for a hub those of its section. */
  title?: string
  minutes?: string
  pages?: string
}

/** A hub's card for one page. */
export function PageCard({ href, src, alt, title, minutes, pages = '1', children }: PageCardProps) {
  if (src && !alt?.trim())
    throw misuse('PageCard', `of ${href} has src and needs alt: say what its drawing shows.`)
  return (
    <li className={styles.card}>
      <Link href={href} className={styles.title}>
        {title}
      </Link>
      <div className={styles.answer}>
        {src && alt ? (
          <CardDrawing src={src} alt={alt}>
            {children}
          </CardDrawing>
        ) : (
          children
        )}
      </div>
      {!src && minutes !== '0' && (
        <span className={styles.minutes}>
          {pages === '1'
            ? words.timeToRead(formats.minutes(Number(minutes)))
            : words.pagesAndTime(Number(pages), duration(Number(minutes)))}
        </span>
      )}
    </li>
  )
}
