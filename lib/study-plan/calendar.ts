import { daysAfter } from '../example/days'
import type { CalendarEvent } from './ics'
import type { Plan } from './plan'
import { cardsPage, planPage } from './page-addresses'
import { counted, duration } from '../words'
import { minutesOfDay, taskText, taskWords } from './words'

/** A plan's calendar: an event per study day, and the day of the exam. */
export interface CalendarOptions {
  /** The site's address, without a trailing slash. */
  site: string
  /** 'HH:MM'; all-day events if missing. */
  at: string | undefined
}

export const calendarFileName = 'psm-1-study-plan.ics'

/** The events of a plan. */
export function calendarEvents({ rooms, exam }: Plan, { site, at }: CalendarOptions): CalendarEvent[] {
  const url = `${site}${planPage}`
  const days = rooms
    .map(room => ({ ...room, minutes: minutesOfDay(room) }))
    .filter(({ minutes }) => minutes > 0)
    .map(({ day, entries, cards, minutes }): CalendarEvent => {
      const lines = entries.map(
        entry => `${taskText(entry)}, ${entry.minutes} min\n${site}${taskWords(entry.task).href}`,
      )
      const ofCards = cards
        ? [`${counted(cards.cards, 'flashcard')}, ${cards.minutes} min\n${site}${cardsPage}`]
        : []
      return {
        id: `study-${day}`,
        day,
        end: daysAfter(day, 1),
        title: `PSM I: study for ${duration(minutes)}`,
        text: [
          ...ofCards,
          ...lines,
          `If you miss a day, open your plan, and it moves what isn’t done.\n${url}`,
        ].join('\n\n'),
        url,
        ...(at ? { time: { at, minutes } } : {}),
      }
    })
  const last: CalendarEvent = {
    id: 'exam',
    day: exam,
    end: daysAfter(exam, 1),
    title: 'PSM I exam',
    text: 'The day of your exam. Nothing else is planned.',
    url,
  }
  return [...days, last]
}
