import Link from 'next/link'
import type { CourseSectionFacts } from '@lib/course/course-section'
import { Island } from '@components/controls/Island'
import * as words from '@data/words/course'
import { misuse } from '../misuse'
import styles from './CoursePath.module.css'
import { CourseStanding } from './CourseStanding'

interface CoursePathProps {
  /** Address of the course. */
  course: string
  /** Its sections with their lessons, filled in by the build. */
  sections?: readonly CourseSectionFacts[]
}

/** The course as a path: sections in order, with a dot per lesson, filled once read (browser/course.ts). */
export function CoursePath({ course, sections }: CoursePathProps) {
  if (!sections?.length)
    throw misuse('CoursePath', `has course '${course}', below which there is no lesson of a course.`)
  return (
    <Island name="course" shows="progress">
      <CourseStanding lessons={sections.flatMap(({ lessons }) => lessons)} />
      <ol className={styles.path}>
        {sections.map(({ route, title, lessons }) => (
          <li key={route} className={styles.stop}>
            <Link href={route} className={styles.title}>
              {title}
            </Link>
            <span className={styles.facts}>
              {words.lessons(lessons.length)}
              <span data-read-count="" />
            </span>
            <span className={styles.dots} aria-hidden="true">
              {lessons.map(lesson => (
                <i key={lesson.route} className={styles.dot}>
                  <b data-read={lesson.route} data-title={lesson.title} hidden />
                </i>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </Island>
  )
}
