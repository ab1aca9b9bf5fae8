import clsx from 'clsx'
import { clockText, timeAnnouncement } from '@lib/exam/time-text'
import * as words from '@data/words/exam-screen'
import styles from './ExamScreen.module.css'

interface ExamClockProps {
  /** Milliseconds left. */
  left: number
  /** Milliseconds of the whole exam. */
  time: number
  /** '3 min behind' */
  pace: string
}

/** Time left and pace, announced four times an hour. */
export function ExamClock({ left, time, pace }: ExamClockProps) {
  return (
    <p className={styles.time}>
      <span className={clsx(styles.unit, styles.pace)}>{pace}</span>{' '}
      <span role="timer">
        {clockText(left)} <span className={styles.unit}>{words.left}</span>
      </span>
      <span role="status" className="visually-hidden">
        {timeAnnouncement(left, time)}
      </span>
    </p>
  )
}
