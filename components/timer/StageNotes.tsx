import type { Run, View } from '@lib/timer/run'
import { latenessInWords, minutesInWords, timeOfDay } from '@lib/timer/words'
import parts from '../tools/Parts.module.css'
import type { Tones } from './useTones'
import type { WakeLockState } from './useWakeLock'

/** An overtime that says that the meeting is probably long over, in milliseconds. */
const forgotten = 3_600_000

interface StageNotesProps {
  run: Run | undefined
  view: View | undefined
  wakeLock: WakeLockState
  tones: Tones
  hasSound: boolean
}

/** When the agenda ends, and what the device can't do. */
export function StageNotes({ run, view, wakeLock, tones, hasSound }: StageNotesProps) {
  if (!run || !view) return null
  if (view.state === 'finished')
    return (
      <p className={parts.note}>
        It ended at {timeOfDay(view.endsAt)}, {latenessInWords(view.late)}. What each step took is in the list
        below.
      </p>
    )
  return (
    <>
      <p className={parts.note}>
        {minutesInWords(view.totalLeft)} left in all. Ends at {timeOfDay(view.endsAt)},{' '}
        {latenessInWords(view.late)}.
      </p>
      {view.left < -forgotten && (
        <p className={parts.note}>
          This timer was started on {new Date(run.started).toLocaleDateString('en-US')} at{' '}
          {timeOfDay(run.started)}. If that meeting is over, press ‘End’.
        </p>
      )}
      {(wakeLock === 'missing' || wakeLock === 'refused') && (
        <p className={parts.note}>
          Your screen may go dark: this browser doesn’t let the page keep it on. The time stays right.
        </p>
      )}
      {hasSound && tones.state !== 'ready' && (
        <p className={parts.note}>
          {tones.state === 'missing'
            ? 'This browser has no sound for the timer.'
            : 'Your browser lets this page sound after you press a key or a button on it.'}
        </p>
      )}
    </>
  )
}
