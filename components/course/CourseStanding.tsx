import Link from 'next/link'
import type { LessonFacts } from '@lib/course/course-section'
import { nextLesson } from '@lib/progress/progress'
import type { Progress } from '@lib/progress/shape'
import type { ProgressState } from '@lib/progress/progress-store'
import styles from './CourseOutline.module.css'

interface CourseStandingProps {
  lessons: readonly LessonFacts[]
  /** Undefined in the exported HTML. */
  state: ProgressState | undefined
}

const minutesPerHour = 60

/** How long the course is and, once the browser has said, how far the reader has come. */
export function CourseStanding({ lessons, state }: CourseStandingProps) {
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  const hours = Math.max(1, Math.round(minutes / minutesPerHour))
  return (
    <div className={styles.standing}>
      <p className={styles.length}>
        {lessons.length} lessons, about {hours} {hours === 1 ? 'hour' : 'hours'} of reading, questions not
        counted.
      </p>
      <p className={styles.progress}>{state ? <Standing lessons={lessons} state={state} /> : ' '}</p>
    </div>
  )
}

function Standing({ lessons, state }: { lessons: readonly LessonFacts[]; state: ProgressState }) {
  if (state.kind === 'unreadable')
    return <>What this browser has kept of your progress cannot be read. It was left as it is.</>
  if (state.kind === 'forbidden')
    return <>Your browser does not let this site keep anything, so it cannot show how far you are.</>
  return <ReadSoFar lessons={lessons} progress={state.progress} />
}

function ReadSoFar({ lessons, progress }: { lessons: readonly LessonFacts[]; progress: Progress }) {
  const routes = lessons.map(lesson => lesson.route)
  const read = routes.filter(route => route in progress.lessons).length
  const next = lessons.find(lesson => lesson.route === nextLesson(progress, routes))
  if (!next) return <>You have read all {lessons.length} lessons.</>
  const link = <Link href={next.route}>{next.title}</Link>
  if (read === 0 && progress.last === undefined)
    return <>Begin with {link}. Mark a lesson as read at its end, and this page remembers it.</>
  return (
    <>
      <progress className={styles.bar} max={lessons.length} value={read} aria-label="Lessons read" />
      You have read {read} of {lessons.length}. Go on with {link}.
    </>
  )
}
