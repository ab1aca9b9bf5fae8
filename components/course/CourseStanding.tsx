import Link from 'next/link'
import { studyHours } from '@lib/exam/study-hours'
import type { LessonFacts } from '@lib/course/course-section'
import styles from './CourseOutline.module.css'

const minutesPerHour = 60

/** The length of the course and the reader's progress; until that is known, a new reader's first step. */
export function CourseStanding({ lessons }: { lessons: readonly LessonFacts[] }) {
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  const hours = Math.max(1, Math.round(minutes / minutesPerHour))
  const [first] = lessons
  return (
    <div className={styles.standing}>
      <p className={styles.length}>
        {lessons.length} lessons, about {hours} of the {studyHours} hours of study that the exam takes.
      </p>
      <p className={styles.progress} data-standing="">
        {first && (
          <>
            Begin with <Link href={first.route}>{first.title}</Link>.{' '}
            <span data-needs-scripts="">Mark each lesson as read at its end, and this page keeps track.</span>
          </>
        )}
      </p>
      <template>
        <progress className={styles.bar} max={lessons.length} value={0} aria-label="Lessons read" />
        You have read <span data-count="" /> of {lessons.length}. Continue with <a />.
      </template>
    </div>
  )
}
