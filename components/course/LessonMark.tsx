import * as words from '@data/words/lesson'
import styles from './LessonMark.module.css'

/** At a lesson's end: whether it was read, stored by browser/lesson.ts. Needs scripts. */
export function LessonMark({ route }: { route: string }) {
  return (
    // Without autoComplete, Firefox restores the box on a reload. The method makes the Enter key submit nothing.
    <form className={styles.mark} method="dialog" autoComplete="off" data-needs-scripts="">
      <label className={styles.label}>
        <input type="checkbox" data-lesson={route} aria-describedby="lesson-mark-hint" />
        {words.haveRead}
      </label>
      <p id="lesson-mark-hint" role="status" className={styles.hint}>
        {words.savedHere}
      </p>
    </form>
  )
}
