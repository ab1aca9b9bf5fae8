import { useState } from 'react'
import { repeatable } from '@lib/loading/repeatable'
import type { SiteInput } from '@lib/site/schema'
import type { Plan } from '@lib/study-plan/plan'
import { keepPlan } from '@lib/study-plan/plan-store'
import type { KeptPlan } from '@lib/progress/plan-shape'
import { listed } from '@lib/words'
import * as words from '@data/words/plan-app'
import { Button, ButtonRow } from '../controls/Button'
import { saveFile } from '../controls/save-file'
import form from './PlanForm.module.css'
import styles from './StudyPlan.module.css'

const loadCalendar = repeatable(() => import('@lib/study-plan/calendar'))

/** The site in a calendar's file. Given by the page: the app would load all settings for it. */
export type CalendarSource = Pick<SiteInput, 'brand' | 'url'>

interface PlanToolsProps {
  plan: Plan
  settings: KeptPlan
  source: CalendarSource
  onDelete: () => void
}

/** What to do with a plan: calendar, print, delete. */
export function PlanTools({ plan, settings, source: { brand, url }, onDelete }: PlanToolsProps) {
  const kept = settings.calendar
  const [at, setAt] = useState(kept?.at ?? '')
  const [reminds, setReminds] = useState(kept?.reminds ?? false)
  const [said, setSaid] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const save = async (isDeleted: boolean) => {
    setSaid('')
    try {
      const { calendarEvents, calendarFileName, calendarText, updated } = await loadCalendar()
      const made = new Date()
      const planned = isDeleted ? [] : calendarEvents(plan, { site: url, at: at || undefined, reminds })
      const { events, sent } = updated(planned, kept?.sent ?? {}, plan.today, made)
      const text = calendarText(events, brand, new URL(url).hostname, made)
      saveFile(calendarFileName, text, 'text/calendar;charset=utf-8')
      keepPlan({ ...settings, calendar: { ...kept, at, reminds, sent } })
      const canceled = events.length - planned.length
      const what = [
        ...(planned.length > 0 ? [words.entries(planned.length)] : []),
        ...(canceled > 0 ? [words.canceled(canceled)] : []),
      ]
      setSaid(words.savedAs(calendarFileName, listed(what)))
    } catch {
      setSaid(words.notSaved)
    }
  }
  return (
    <div className={styles.tools}>
      <label className={styles.time}>
        <span>{words.timeOfDay}</span>
        <input type="time" className={form.input} value={at} onChange={event => setAt(event.target.value)} />
      </label>
      <label className={form.own}>
        <input type="checkbox" checked={reminds} onChange={({ target }) => setReminds(target.checked)} />
        {at ? words.remindBefore : words.remindAtNine}
      </label>
      <ButtonRow>
        <Button onClick={() => save(false)}>{words.saveForCalendar}</Button>
        <Button onClick={() => window.print()}>{words.print}</Button>
        {!isAsking && <Button onClick={() => setIsAsking(true)}>{words.deletePlan}</Button>}
      </ButtonRow>
      {isAsking && (
        <div role="group" aria-label={words.isToDelete}>
          <p role="status">{words.isToDeleteNote}</p>
          <ButtonRow>
            <Button onClick={() => setIsAsking(false)}>{words.keepIt}</Button>
            {kept?.sent && <Button onClick={() => save(true)}>{words.saveCancellation}</Button>}
            <Button look="danger" onClick={onDelete}>
              {words.deleteIt}
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
