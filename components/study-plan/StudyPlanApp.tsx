import { useEffect, useRef, useState } from 'react'
import type { PlanSettings } from '@lib/study-plan/lay-out'
import { forgetPlan, keepPlan } from '@lib/study-plan/plan-store'
import type { StudyFacts } from '@lib/study-plan/study-facts'
import { doneWords, notes, summary } from '@lib/study-plan/words'
import * as words from '@data/words/plan-app'
import { useUnfoldedInPrint } from '../controls/useUnfoldedInPrint'
import { PlanForm } from './PlanForm'
import { Misfit } from './Misfit'
import { PlanDays, PlanToday } from './PlanDays'
import { PlanTools, type CalendarSource } from './PlanTools'
import days from '../course/PlanDays.module.css'
import styles from './StudyPlan.module.css'
import { usePlan } from './usePlan'

const notices = {
  ready: '',
  unreadable: words.unreadable,
  forbidden: words.forbidden,
}

interface StudyPlanAppProps {
  facts: StudyFacts
  source: CalendarSource
}

/** Makes a plan from three answers and shows today's version, today's work first. */
export function StudyPlanApp({ facts, source }: StudyPlanAppProps) {
  const { kind, settings, plan, moved, today } = usePlan(facts)
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const result = useRef<HTMLElement>(null)
  useUnfoldedInPrint(result)
  const takesFocus = useRef(false)
  // A new plan with the same answers is the same, but gets announced.
  const [timesMade, setTimesMade] = useState(0)
  const isLaid = typeof plan === 'object'
  useEffect(() => {
    if (!takesFocus.current || !isLaid) return
    takesFocus.current = false
    setSaid(summary(plan))
    heading.current?.focus()
  }, [plan, isLaid, timesMade])
  const make = ({ own, ...made }: PlanSettings) => {
    takesFocus.current = true
    setTimesMade(timesMade + 1)
    // Other answers give today another list.
    const { own: _before, today: _list, ...kept } = settings ?? { since: today, laid: [] }
    keepPlan({
      ...kept,
      ...made,
      ...(own && { own }),
      weekdays: [...made.weekdays],
      changedAt: new Date().toISOString(),
    })
  }
  const remove = () => {
    forgetPlan()
    setSaid(words.wasDeleted)
  }
  const form = (
    <PlanForm
      key={settings && JSON.stringify([settings.exam, settings.minutes, settings.weekdays, settings.own])}
      settings={settings}
      today={kind && today}
      canMake={kind === 'ready' || kind === 'forbidden'}
      onMake={make}
    />
  )
  return (
    <div>
      {kind && notices[kind] && <p className={styles.notice}>{notices[kind]}</p>}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {settings && typeof plan === 'string' && <p className={styles.notice}>{plan}</p>}
      {settings && isLaid ? (
        <section
          ref={result}
          aria-labelledby="study-plan-days"
          className={styles.result}
          data-prints-alone="plan"
        >
          <h3 id="study-plan-days" ref={heading} tabIndex={-1}>
            {words.yourPlan}
          </h3>
          <PlanToday plan={plan} moved={moved} />
          {doneWords(plan) && <p className={styles.done}>{doneWords(plan)}</p>}
          <p>{summary(plan)}</p>
          {moved.size > 0 && <p className={styles.notice}>{words.notDone(moved.size)}</p>}
          {plan.leftOut.length > 0 && (
            <Misfit plan={plan} onChange={change => make({ ...settings, ...change })} />
          )}
          {notes(plan).map(note => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
          <PlanDays plan={plan} moved={moved} />
          <PlanTools plan={plan} settings={settings} source={source} onDelete={remove} />
          <details className={days.week}>
            <summary>{words.changePlan}</summary>
            {form}
          </details>
        </section>
      ) : (
        <>
          <p>{words.introduction}</p>
          {form}
        </>
      )}
    </div>
  )
}
