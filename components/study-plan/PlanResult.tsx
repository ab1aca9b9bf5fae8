import { useRef, type RefObject } from 'react'
import type { PlanSettings } from '@lib/study-plan/lay-out'
import type { MovedTasks } from '@lib/study-plan/moved'
import type { Plan } from '@lib/study-plan/plan'
import { counted, doneWords, notes } from '@lib/study-plan/words'
import { useUnfoldedInPrint } from '../controls/useUnfoldedInPrint'
import { Misfit } from './Misfit'
import { PlanDays } from './PlanDays'
import { PlanTools } from './PlanTools'
import styles from './StudyPlan.module.css'

interface PlanResultProps {
  plan: Plan
  /** The plan in one sentence. */
  summary: string
  moved: MovedTasks
  headingRef: RefObject<HTMLHeadingElement>
  onChange: (change: Partial<PlanSettings>) => void
  onDelete: () => void
}

/** Today's version of the plan. */
export function PlanResult({ plan, summary, moved, headingRef, onChange, onDelete }: PlanResultProps) {
  const section = useRef<HTMLElement>(null)
  useUnfoldedInPrint(section)
  const done = doneWords(plan)
  return (
    <section
      ref={section}
      aria-labelledby="study-plan-days"
      className={styles.result}
      data-prints-alone="plan"
    >
      <h3 id="study-plan-days" ref={headingRef} tabIndex={-1}>
        Your plan
      </h3>
      <p>{summary}</p>
      {moved.size > 0 && (
        <p className={styles.notice}>
          {moved.size === 1
            ? '1 item from an earlier day is not done. It was moved'
            : `${counted(moved.size, 'item')} from earlier days are not done. They were moved`}{' '}
          to the days that are left.
        </p>
      )}
      {plan.leftOut.length > 0 && <Misfit plan={plan} onChange={onChange} />}
      {notes(plan).map(note => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {done && <p className={styles.done}>{done}</p>}
      <PlanDays plan={plan} moved={moved} />
      <PlanTools plan={plan} onDelete={onDelete} />
    </section>
  )
}
