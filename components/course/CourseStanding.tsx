import Link from 'next/link'
import { studyHours } from '@lib/exam/study-hours'
import type { LessonFacts } from '@lib/course/course-section'
import * as words from '@data/words/course'
import type { ReactNode } from 'react'
import { inWords } from '../inWords'
import styles from './CourseOutline.module.css'

const minutesPerHour = 60

/** The length of the course and the reader's progress; until that is known, a new reader's first step. */
export function CourseStanding({ lessons }: { lessons: readonly LessonFacts[] }) {
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  const hours = Math.max(1, Math.round(minutes / minutesPerHour))
  const [first] = lessons
  return (
    <div className={styles.standing}>
      <p className={styles.length}>{words.length(lessons.length, hours, studyHours)}</p>
      <p className={styles.progress} data-standing="">
        {first && (
          <>
            {inWords(words.beginWith(<Link href={first.route}>{first.title}</Link>))}{' '}
            <span data-needs-scripts="">{words.pageKeepsTrack}</span>
          </>
        )}
      </p>
      <template>
        <progress className={styles.bar} max={lessons.length} value={0} aria-label={words.lessonsRead} />
        {inWords(words.readSoFar<ReactNode>(<span data-count="" />, lessons.length, <a />))}
      </template>
    </div>
  )
}
