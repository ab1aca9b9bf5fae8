import { dayInWords } from '@lib/example/days'
import type { PlanSettings } from '@lib/study-plan/lay-out'
import type { Plan } from '@lib/study-plan/plan'
import { amounts, taskText } from '@lib/study-plan/words'
import { duration } from '@lib/words'
import { Button, ButtonRow } from '../controls/Button'
import styles from './StudyPlan.module.css'

interface MisfitProps {
  plan: Plan
  onChange: (change: Partial<PlanSettings>) => void
}

/** Shown if not everything fits: how much time is missing, what is left out, and what would help. */
export function Misfit({ plan: { leftOut, minutesMissing, remedies }, onChange }: MisfitProps) {
  const { minutes, exam } = remedies
  return (
    <div className={styles.misfit}>
      <p>
        <b>It doesn’t all fit. You’d need another {duration(minutesMissing)}.</b> Left out: {amounts(leftOut)}
        .
        {minutes === undefined &&
          exam === undefined &&
          ' More minutes or a later exam alone wouldn’t be enough. Try both, or add days of the week.'}
      </p>
      <details>
        <summary>What is left out</summary>
        <ul className={styles.leftOut}>
          {leftOut.map(task => (
            <li key={task.id}>
              {taskText({ task })}, {task.minutes} min
            </li>
          ))}
        </ul>
      </details>
      <ButtonRow>
        {minutes !== undefined && (
          <Button onClick={() => onChange({ minutes, own: undefined })}>Study {minutes} minutes a day</Button>
        )}
        {exam !== undefined && (
          <Button onClick={() => onChange({ exam })}>Take the exam on {dayInWords(exam)}</Button>
        )}
      </ButtonRow>
    </div>
  )
}
