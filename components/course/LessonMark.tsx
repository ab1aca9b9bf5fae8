import styles from './LessonMark.module.css'

interface LessonMarkProps {
  /** The lesson's own route. */
  route: string
}

/** At a lesson's end: whether it was read, stored by browser/lesson.ts. Needs scripts. */
export function LessonMark({ route }: LessonMarkProps) {
  return (
    <div className={styles.mark}>
      <label className={styles.label}>
        <input type="checkbox" autoComplete="off" data-lesson={route} aria-describedby="lesson-mark-hint" />I
        have read this lesson
      </label>
      <span id="lesson-mark-hint" className={styles.hint}>
        Kept on this device only.
      </span>
    </div>
  )
}
