import { useRef } from 'react'
import { problemsOf, timedSteps } from '@lib/timer/agenda'
import { back, next, pause, resume, viewAt } from '@lib/timer/run'
import { phaseOf } from '@lib/timer/tones'
import { announcement, clockOf, lengthInWords, minutesInWords } from '@lib/timer/words'
import { Problems } from './Problems'
import { StageButtons } from './StageButtons'
import { StageNotes } from './StageNotes'
import styles from './Stage.module.css'
import { useTimerKeys } from './useTimerKeys'
import { useTones } from './useTones'
import { useWakeLock } from './useWakeLock'
import type { TimerControls } from './useTimer'

interface StageProps {
  controls: TimerControls
  now: number
}

/** What a room sees: the step, its time in large digits, the words to say, and what comes next. */
export function Stage({ controls, now }: StageProps) {
  const { data, changeRun } = controls
  const { run } = data
  const stage = useRef<HTMLDivElement>(null)
  const view = run && viewAt(run, now)
  const tones = useTones(run, data.hasSound)
  const wakeLock = useWakeLock(view?.state === 'runs')
  useTimerKeys(view !== undefined && view.state !== 'finished', {
    onSpace: () => changeRun(view?.state === 'paused' ? resume : pause),
    onLeft: () => changeRun(back),
    onRight: () => changeRun(next),
  })
  const steps = run?.steps ?? timedSteps(data.steps)
  const index = view?.index ?? 0
  const step = view?.step ?? steps[0]
  const following = steps[index + 1]
  const left = view?.left ?? (step?.seconds ?? 0) * 1000
  const isFinished = view?.state === 'finished'
  const phase = view && !isFinished ? phaseOf(view) : 'going'
  return (
    <div ref={stage} className={styles.stage} data-phase={phase}>
      <p className={styles.place}>
        {isFinished ? 'Done' : steps.length > 0 ? `Step ${index + 1} of ${steps.length}` : 'No steps'}
        {view?.state === 'paused' && ' – paused'}
      </p>
      <p className={styles.name}>{isFinished ? 'The agenda is done.' : step?.name}</p>
      <p
        className={styles.digits}
        role="timer"
        aria-label={isFinished ? 'Time taken' : 'Time left in this step'}
      >
        {isFinished && run ? minutesInWords(run.used.reduce((sum, each) => sum + each, 0)) : clockOf(left)}
      </p>
      <progress
        className={styles.bar}
        aria-label="Time of this step"
        max={1}
        value={
          isFinished ? 1 : step ? Math.min(1, Math.max(0, 1 - left / 1000 / Math.max(1, step.seconds))) : 0
        }
      />
      <StageButtons controls={controls} view={view} stage={stage} tones={tones} />
      {phase === 'over' && <p className={styles.over}>Time is up, {clockOf(left).replace('+', '')} over</p>}
      {!isFinished && step?.say && (
        <p className={styles.words}>
          <span className={styles.label}>Say</span> {step.say}
        </p>
      )}
      {!isFinished && step && (
        <p className={styles.next}>
          {following
            ? `Next: ${following.name}, ${lengthInWords(following.seconds)}`
            : 'This is the last step.'}
        </p>
      )}
      <StageNotes run={run} view={view} wakeLock={wakeLock} tones={tones} hasSound={data.hasSound} />
      <p role="status" className="visually-hidden">
        {run && view && announcement(run, view)}
      </p>
      {!run && <Problems problems={problemsOf(data.steps)} />}
    </div>
  )
}
