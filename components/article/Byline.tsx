import Link from 'next/link'
import { usePage } from '@components/site/usePage'
import { site } from '@data/site'
import { formatDate } from '@lib/site/format-date'
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
      <img
        src={site.author.photo}
        alt={`Portrait of ${author}`}
        width={72}
        height={72}
        className={styles.photo}
      />
      <p className={styles.text}>
        {lesson && (
          <span className={styles.place}>
            Lesson {lesson.number} of {lesson.count}, {lesson.minutes} min
          </span>
        )}
        By {author}, <time dateTime={dateModified}>{formatDate(new Date(dateModified))}</time>
        <span className={styles.latest}>
          Latest article: {latestArticle && <Link href={latestArticle.route}>{latestArticle.title}</Link>}
        </span>
      </p>
    </div>
  )
}
