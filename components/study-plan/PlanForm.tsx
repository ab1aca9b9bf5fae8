import { useState, type FormEvent } from 'react'
import { type IsoDay, parseDay, weekdays } from '@lib/example/days'
import { draftOf, switched } from '@lib/study-plan/draft'
import type { PlanSettings } from '@lib/study-plan/lay-out'
import { minutesAllowed, refusalOf, type Refusal } from '@lib/study-plan/plan'
import * as days from '@data/words/days'
import * as words from '@data/words/plan-app'
import { Button, ButtonRow } from '../controls/Button'
import styles from './PlanForm.module.css'

/** The answers, or what is wrong with them. */
function settingsOf(form: FormData, today: IsoDay): PlanSettings | Refusal {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const numberOf = (name: string) => (text(name) === '' ? NaN : Number(text(name)))
  const exam = parseDay(text('exam'))
  if (!exam) return { field: 'exam', sentence: words.noExamDay }
  const chosen = form.getAll('weekday')
  const own = form.has('own')
    ? Object.fromEntries(weekdays.map(day => [day, text(day) === '' ? 0 : Number(text(day))]))
    : undefined
  const settings: PlanSettings = own
    ? {
        exam,
        minutes: Math.max(...Object.values(own)),
        weekdays: weekdays.filter(day => own[day] !== 0),
        own,
      }
    : { exam, minutes: numberOf('minutes'), weekdays: weekdays.filter(day => chosen.includes(day)) }
  return refusalOf(settings, today) ?? settings
}

interface PlanFormProps {
  /** The previous answers. */
  settings: PlanSettings | undefined
  today: IsoDay | undefined
  /** Whether it is active; earlier presses are kept. */
  canMake: boolean
  onMake: (settings: PlanSettings) => void
}

/** The answers a plan needs: the day, and minutes for all days or each weekday. Uncontrolled: hydration would discard a half-typed date. */
export function PlanForm({ settings, today, canMake, onMake }: PlanFormProps) {
  const [refused, setRefused] = useState<Refusal>()
  const [isOwn, setIsOwn] = useState(settings?.own !== undefined)
  const [draft, setDraft] = useState(() => draftOf(settings))
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!today) return
    const said = settingsOf(new FormData(event.currentTarget), today)
    const isWrong = 'sentence' in said
    setRefused(isWrong ? said : undefined)
    if (isWrong) event.currentTarget.querySelector<HTMLElement>(`[name=${said.field}]`)?.focus()
    else onMake(said)
  }
  const lookAgain = (event: FormEvent<HTMLFormElement>) => {
    if (!today || !refused) return
    const said = settingsOf(new FormData(event.currentTarget), today)
    if (!('sentence' in said) || said.sentence !== refused.sentence) setRefused(undefined)
  }
  const wrongIn = (field: Refusal['field']) =>
    refused?.field === field ? { 'aria-invalid': true, 'aria-describedby': 'study-plan-refusal' } : {}
  return (
    <form className={styles.form} noValidate onSubmit={send} onChange={lookAgain} data-needs-scripts="">
      <div className={styles.fields}>
        <label className={styles.field}>
          <span>{words.examDay}</span>
          <input
            className={styles.input}
            type="date"
            name="exam"
            required
            defaultValue={settings?.exam}
            {...wrongIn('exam')}
          />
        </label>
        {!isOwn && (
          <MinutesField
            name="minutes"
            label={words.minutesADay}
            minutes={draft.minutes}
            wrong={wrongIn('minutes')}
          />
        )}
      </div>
      <label className={styles.own}>
        <input
          type="checkbox"
          name="own"
          defaultChecked={isOwn}
          onChange={({ target }) => {
            if (target.form) setDraft(switched(draft, new FormData(target.form), target.checked))
            setIsOwn(target.checked)
          }}
        />
        {words.otherMinutes}
      </label>
      {isOwn ? (
        <fieldset className={styles.days}>
          <legend>{words.minutesByWeekday}</legend>
          {weekdays.map(day => (
            <MinutesField
              key={day}
              name={day}
              label={days.weekdayName(day)}
              minutes={draft.own[day] ?? 0}
              wrong={wrongIn(day)}
            />
          ))}
        </fieldset>
      ) : (
        <fieldset className={styles.days} aria-describedby={wrongIn('weekday')['aria-describedby']}>
          <legend>{words.studyDays}</legend>
          {weekdays.map(day => (
            <label key={day}>
              <input
                type="checkbox"
                name="weekday"
                value={day}
                defaultChecked={draft.weekdays.includes(day)}
              />
              {days.weekdayName(day)}
            </label>
          ))}
        </fieldset>
      )}
      <p role="alert" id="study-plan-refusal" className={styles.refusal}>
        {refused?.sentence}
      </p>
      <ButtonRow>
        <Button type="submit" look="primary" disabled={!canMake} data-waits="">
          {settings ? words.changePlan : words.makePlan}
        </Button>
      </ButtonRow>
    </form>
  )
}

interface MinutesFieldProps {
  name: string
  label: string
  minutes: number
  /** Attributes of a field that was refused. */
  wrong: object
}

function MinutesField({ name, label, minutes, wrong }: MinutesFieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        className={styles.input}
        type="number"
        name={name}
        inputMode="numeric"
        required
        defaultValue={minutes}
        min={name === 'minutes' ? minutesAllowed.least : 0}
        max={minutesAllowed.most}
        {...wrong}
      />
    </label>
  )
}
