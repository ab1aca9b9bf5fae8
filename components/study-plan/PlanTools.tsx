import { useState } from 'react'
import { site } from '@data/site'
import { calendarEvents, calendarFileName } from '@lib/study-plan/calendar'
import type { Plan } from '@lib/study-plan/plan'
import { Button, ButtonRow } from '../controls/Button'
import { saveFile } from '../controls/save-file'
import form from './PlanForm.module.css'
import styles from './StudyPlan.module.css'

interface PlanToolsProps {
  plan: Plan
  onDelete: () => void
}

/** What to do with a plan: calendar, print, delete. */
export function PlanTools({ plan, onDelete }: PlanToolsProps) {
  const [at, setAt] = useState('')
  const [said, setSaid] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const save = async () => {
    setSaid('')
    try {
      const { calendarText } = await import('@lib/study-plan/ics')
      const events = calendarEvents(plan, { site: site.url, at: at || undefined })
      const text = calendarText(events, site.brand, new URL(site.url).hostname, new Date())
      saveFile(calendarFileName, text, 'text/calendar;charset=utf-8')
      setSaid(`Saved as ${calendarFileName}, with ${events.length} entries. Open it in your calendar.`)
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
      <ButtonRow>
        <Button onClick={save}>Save for your calendar (.ics)</Button>
        <Button onClick={() => window.print()}>Print the plan</Button>
        {!isAsking && <Button onClick={() => setIsAsking(true)}>Delete the plan …</Button>}
      </ButtonRow>
      {isAsking && (
        <div role="group" aria-label="Delete the plan?">
          <p role="status">Delete the plan? Your progress in the course stays.</p>
          <ButtonRow>
            <Button onClick={() => setIsAsking(false)}>Keep it</Button>
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
