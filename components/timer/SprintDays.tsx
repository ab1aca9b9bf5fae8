import { useEffect, useState } from 'react'
import { chooseWeeks } from '@lib/timer/edits'
import { sprintDayOf, type SprintDay } from '@lib/timer/sprint-days'
import { dayInShort, dayOfNow } from '@lib/tools/dates'
import { SelectField } from '../controls/SelectField'
import { DayField } from '../tools/DayField'
import toolStyles from '../tools/Fields.module.css'
import parts from '../tools/Parts.module.css'
import type { TimerControls } from './useTimer'

const weekOptions = [
  ['1', '1 week'],
  ['2', '2 weeks'],
  ['3', '3 weeks'],
  ['4', '4 weeks'],
] as const

function sentenceOf({ state, day, days, isWeekend, first, last }: SprintDay): string {
  const end = `Sprint Review and Sprint Retrospective are due on ${dayInShort(last, true)}, the last working day.`
  if (state === 'before')
    return `The Sprint begins on ${dayInShort(first, true)} with Sprint Planning. ${end}`
  if (state === 'after')
    return `This Sprint is over: its last working day was ${dayInShort(last, true)}. The next one begins at once.`
  const today = isWeekend
    ? `It’s the weekend after working day ${day} of ${days}.`
    : `Today is working day ${day} of ${days}.`
  return `${today}${day === 1 && !isWeekend ? ' Begin with Sprint Planning.' : ''}${isWeekend ? '' : ' There is a Daily Scrum today.'} ${end}`
}

/** The fifth event, the Sprint, which has no agenda: which day of it is today. */
export function SprintDays({ controls: { data, type, isAwake } }: { controls: TimerControls }) {
  const [today, setToday] = useState<number>()
  const { firstDay, weeks } = data
  useEffect(() => {
    const look = () => setToday(dayOfNow(new Date()))
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  const day = today === undefined ? undefined : sprintDayOf(firstDay, weeks, today)
  return (
    <section className={parts.part}>
      <h2 id="the-sprint-itself">The Sprint itself</h2>
      <p>
        The fifth event has no agenda, because the others happen inside it. Say when your Sprint began, and
        you see which day of it is today.
      </p>
      <fieldset className={parts.plain} disabled={!isAwake} data-waits="">
        <legend className="visually-hidden">The Sprint</legend>
        <div className={toolStyles.fields} data-needs-scripts="">
          <DayField
            label="First day of the Sprint"
            value={firstDay}
            hint="Holidays aren’t known here: Monday to Friday count."
            onChange={value => type(now => ({ ...now, firstDay: value }))}
          />
          <SelectField
            label="It lasts"
            value={`${weeks}`}
            options={weekOptions}
            onChoose={value => type(now => chooseWeeks(now, Number(value)))}
          />
        </div>
      </fieldset>
      <p role="status">{day && sentenceOf(day)}</p>
    </section>
  )
}
