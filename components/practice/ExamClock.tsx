import { useState } from 'react'
import { clockText, timeAnnouncement } from '@lib/exam/time-text'
import { Button } from '../controls/Button'
import styles from './ExamScreen.module.css'

interface ExamClockProps {
  /** Milliseconds left. */
  left: number
}

/** The time left, which can be hidden; four times an hour it is said aloud, and shown where it is hidden. */
export function ExamClock({ left }: ExamClockProps) {
  const [isHidden, setIsHidden] = useState(false)
  return (
    <>
      <p className={styles.time}>
        {!isHidden && (
          <span role="timer">
            {clockText(left)} <span className={styles.unit}>left</span>
          </span>
        )}
        <span role="status" className={isHidden ? styles.unit : 'visually-hidden'}>
          {timeAnnouncement(left)}
        </span>
      </p>
      <Button aria-pressed={isHidden} onClick={() => setIsHidden(!isHidden)}>
        Hide time
      </Button>
    </>
  )
}
