import { timedSteps } from '@lib/timer/agenda'
import { takenOf } from '@lib/timer/export'
import { viewAt } from '@lib/timer/run'
import { lengthInWords } from '@lib/timer/words'
import styles from './Timer.module.css'
import type { TimerControls } from './useTimer'

/** The steps in order, the current one marked; once the timer is at its end, what each took. */
export function AgendaList({ controls: { data }, now }: { controls: TimerControls; now: number }) {
  const { run } = data
  const view = run && viewAt(run, now)
  const taken = run && view?.state === 'finished' ? takenOf(run) : undefined
  return (
    <ol className={styles.list} aria-label="Steps">
      {(run?.steps ?? timedSteps(data.steps)).map(({ name, say, seconds }, index) => (
        <li
          key={index}
          aria-current={view && view.state !== 'finished' && view.index === index ? 'step' : undefined}
        >
          <b>{name}</b> <span className={styles.minutes}>{lengthInWords(seconds)}</span>
          {taken && <span className={styles.minutes}>, took {taken[index]?.[2]}</span>}
          {say && <span className={styles.say}>{say}</span>}
        </li>
      ))}
    </ol>
  )
}
