import { clockText, timeAnnouncement } from '@lib/exam/time-text'
import styles from './ExamScreen.module.css'

interface ExamClockProps {
  /** Milliseconds left. */
  left: number
  /** '3 min behind' */
  pace: string
  isHidden: boolean
}

/** Time left and pace, which can be hidden; announced four times an hour, and shown then even if hidden. */
export function ExamClock({ left, pace, isHidden }: ExamClockProps) {
  return (
    <p className={styles.time}>
      {!isHidden && (
        <>
          <span className={styles.unit}>{pace}</span>{' '}
          <span role="timer">
            {clockText(left)} <span className={styles.unit}>left</span>
          </span>
        </>
      )}
      <span role="status" className={isHidden ? styles.unit : 'visually-hidden'}>
        {timeAnnouncement(left)}
      </span>
    </p>
  )
}
