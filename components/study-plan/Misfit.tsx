import * as formats from '@data/words/formats'
import * as words from '@data/words/plan-app'
import { formatDay } from '@lib/site/format-day'
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
        <b>{words.doesNotFit(duration(minutesMissing))}</b>
        {words.leftOut(amounts(leftOut))}
        {minutes === undefined && exam === undefined && words.nothingHelpsAlone}
      </p>
      <details>
        <summary>{words.whatIsLeftOut}</summary>
        <ul>
          {leftOut.map(task => (
            <li key={task.id}>
              {taskText({ task })}, {formats.minutes(task.minutes)}
            </li>
          ))}
        </ul>
      </details>
      <ButtonRow>
        {minutes !== undefined && (
          <Button onClick={() => onChange({ minutes, own: undefined })}>{words.studyMinutes(minutes)}</Button>
        )}
        {exam !== undefined && (
          <Button onClick={() => onChange({ exam })}>{words.takeExamOn(formatDay(exam))}</Button>
        )}
      </ButtonRow>
    </div>
  )
}
