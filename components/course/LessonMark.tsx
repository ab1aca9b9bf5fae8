import { useRouter } from 'next/router'
import { useId } from 'react'
import { changeProgress } from '@lib/progress/progress-store'
import { withLesson } from '@lib/progress/progress'
import styles from './LessonMark.module.css'
import { useProgress } from './useProgress'

/** At a lesson's end: whether the reader has read it, kept on the device. Without scripts there is nothing to keep it. */
export function LessonMark() {
  const { pathname } = useRouter()
  const state = useProgress()
  const hintId = useId()

  const isRead = state?.kind === 'ready' && pathname in state.progress.lessons
  const mark = (isMarked: boolean) => {
    changeProgress(progress =>
      withLesson(progress, pathname, isMarked ? new Date().toISOString() : undefined),
    )
  }
  return (
    <div className={styles.mark}>
      <label className={styles.label}>
        <input
          type="checkbox"
          checked={isRead}
          disabled={state?.kind !== 'ready'}
          aria-describedby={hintId}
          onChange={event => mark(event.target.checked)}
        />
        I have read this lesson
      </label>
      <span id={hintId} className={styles.hint}>
        {hintOf(state?.kind)}
      </span>
    </div>
  )
}

function hintOf(kind: 'ready' | 'unreadable' | 'forbidden' | undefined): string {
  if (kind === 'unreadable')
    return 'What this browser has kept of your progress cannot be read. It was left as it is.'
  if (kind === 'forbidden')
    return 'Your browser does not let this site keep anything, so it cannot be marked.'
  return 'Kept on this device only.'
}
