import Link from 'next/link'
import type { ShownLink } from '@lib/nav/related-link'
import { LessonEnd } from '@components/course/LessonEnd'
import * as words from '@data/words/article'
import styles from './ContinueReading.module.css'

interface ContinueReadingProps {
  /** Name of the group in data/related-links/. */
  pageName: string
  /** The group's links to existing pages, filled in by the build, so that a page carries only its own. */
  links?: readonly ShownLink[]
  /** The course's lessons in order, filled in by the build on a lesson that asks questions. */
  lessons?: readonly { route: string; title: string }[]
}

/** The related links at the end of a page, below what ends a lesson. */
export function ContinueReading({ pageName, links, lessons }: ContinueReadingProps) {
  if (!links) {
    throw new Error(`<ContinueReading> has pageName '${pageName}', which is missing in data/related-links/.`)
  }
  return (
    <>
      {lessons && <LessonEnd lessons={lessons} />}
      <nav className={styles.block} aria-labelledby="continue-reading">
        {/* Not a level-2 heading: the ebook block counts those, and this isn't one of the article's sections. */}
        <p id="continue-reading" className={styles.heading}>
          {words.continueReading}
        </p>
        <ul className={styles.list}>
          {links.map(({ link, title, shortDescription, isNext }) => (
            <li key={link}>
              <Link href={link}>{title}</Link>
              {isNext && <span className={styles.next}>{words.nextLesson}</span>}
              <p>{shortDescription}</p>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
