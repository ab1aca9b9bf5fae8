import Link from 'next/link'
import { Drawing } from '@components/site/Drawing'
import { usePage } from '@components/site/usePage'
import { site } from '@data/site'
import { formatDate } from '@lib/site/format-date'
import * as words from '@data/words/article'
import * as formats from '@data/words/formats'
import { inWords } from '../inWords'
import styles from './Byline.module.css'

interface BylineProps {
  author: string
  /** ISO date of the last change. */
  dateModified: string
}

/** A lesson's place in the course, author, date of the last change, and the latest article. */
export function Byline({ author, dateModified }: BylineProps) {
  const { latestArticle, lesson } = usePage()
  return (
    <div className={styles.byline}>
      <Drawing
        src={site.author.photo}
        alt={words.portraitOf(author)}
        width={32}
        height={32}
        className={styles.photo}
      />
      <p className={styles.text}>
        {lesson && (
          <span className={styles.place}>
            {words.lessonPlace(lesson.number, lesson.count, formats.minutes(lesson.minutes))}
          </span>
        )}
        {inWords(
          words.byline(
            author,
            // With a direction of its own: after a name in Latin letters, an Arabic date would lose its day to the name.
            <time dateTime={dateModified} dir="auto">
              {formatDate(new Date(dateModified))}
            </time>,
          ),
        )}
        {latestArticle && (
          <span className={styles.latest}>
            <Link href={latestArticle.route} title={latestArticle.title}>
              {words.latestArticle}
              <span className="visually-hidden">: {latestArticle.title}</span>
            </Link>
          </span>
        )}
      </p>
    </div>
  )
}
