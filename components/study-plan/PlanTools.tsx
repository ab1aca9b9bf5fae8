import { useState } from 'react'
import { site } from '@data/site'
import type { Plan } from '@lib/study-plan/plan'
import { keepPlan } from '@lib/study-plan/plan-store'
import type { KeptPlan } from '@lib/progress/plan-shape'
import { counted, listed } from '@lib/words'
import { Button, ButtonRow } from '../controls/Button'
import { saveFile } from '../controls/save-file'
import form from './PlanForm.module.css'
import styles from './StudyPlan.module.css'

interface PlanToolsProps {
  plan: Plan
  settings: KeptPlan
  onDelete: () => void
}

/** What to do with a plan: calendar, print, delete. */
export function PlanTools({ plan, settings, onDelete }: PlanToolsProps) {
  const kept = settings.calendar
  const [at, setAt] = useState(kept?.at ?? '')
  const [reminds, setReminds] = useState(kept?.reminds ?? false)
  const [said, setSaid] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const save = async (isDeleted: boolean) => {
    setSaid('')
    try {
      const { calendarText } = await import('@lib/study-plan/ics')
      const { calendarEvents, calendarFileName, updated } = await import('@lib/study-plan/calendar')
      const made = new Date()
      const planned = isDeleted ? [] : calendarEvents(plan, { site: site.url, at: at || undefined, reminds })
      const { events, sent } = updated(planned, kept?.sent ?? {}, plan.today, made)
      const text = calendarText(events, site.brand, new URL(site.url).hostname, made)
      saveFile(calendarFileName, text, 'text/calendar;charset=utf-8')
      keepPlan({ ...settings, calendar: { ...kept, at, reminds, sent } })
      const canceled = events.length - planned.length
      const what = [
        ...(planned.length > 0 ? [counted(planned.length, 'entry', 'entries')] : []),
        ...(canceled > 0 ? [`${canceled} canceled`] : []),
      ]
      setSaid(`Saved as ${calendarFileName}, with ${listed(what)}. Open it in your calendar.`)
    } catch {
      setSaid('The calendar file couldn’t be made. Check your connection and try again.')
    }
  }
  return (
    <div className={styles.tools}>
      <label className={styles.time}>
        <span>Time of day for your calendar (optional)</span>
        <input type="time" className={form.input} value={at} onChange={event => setAt(event.target.value)} />
      </label>
      <label className={form.own}>
        <input type="checkbox" checked={reminds} onChange={({ target }) => setReminds(target.checked)} />
        Remind me, {at ? '15 minutes before' : 'at 9 in the morning'}
      </label>
      <ButtonRow>
        <Button onClick={() => save(false)}>Save for your calendar (.ics)</Button>
        <Button onClick={() => window.print()}>Print the plan</Button>
        {!isAsking && <Button onClick={() => setIsAsking(true)}>Delete the plan …</Button>}
      </ButtonRow>
      {isAsking && (
        <div role="group" aria-label="Delete the plan?">
          <p role="status">Delete the plan? Your progress in the course stays.</p>
          <ButtonRow>
            <Button onClick={() => setIsAsking(false)}>Keep it</Button>
            {kept?.sent && (
              <Button onClick={() => save(true)}>Save a file that cancels it in your calendar</Button>
            )}
            <Button look="danger" onClick={onDelete}>
              Delete it
            </Button>
          </ButtonRow>
        </div>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  )
}
