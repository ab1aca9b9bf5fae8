import * as formats from '../../data/words/formats'
import * as words from '../../data/words/plan-calendar'
import { daysAfter, type IsoDay } from '../example/days'
import type { CalendarEvent, SentEvent } from './ics'
import type { Plan } from './plan'
import type { KeptPlan } from '../progress/plan-shape'
import { cardsPage, planPage } from './page-addresses'
import { duration } from '../words'
import { cardsWords, minutesOfDay, taskText, taskWords } from './words'

// Saving a file takes both: one file less to load.
export { calendarText } from './ics'

/** How a plan goes into a calendar: an event per study day, and the day of the exam. */
export interface CalendarOptions {
  /** The site's address, without a trailing slash. */
  site: string
  /** 'HH:MM'; all-day events if missing. */
  at: string | undefined
  /** Whether the study days have a reminder. */
  reminds?: boolean
}

/** What saved files had, by event. */
export type Sent = NonNullable<NonNullable<KeptPlan['calendar']>['sent']>

export const calendarFileName = 'psm-1-study-plan.ics'

/** A quarter of an hour before; on the morning of a whole day. */
const triggers = { time: '-PT15M', day: 'PT9H' } as const

/** The events of a plan. */
export function calendarEvents(
  { rooms, exam }: Plan,
  { site, at: wanted, reminds }: CalendarOptions,
): CalendarEvent[] {
  // A stored time may be any text.
  const at = /^\d\d:\d\d$/.test(wanted ?? '') ? wanted : undefined
  const url = `${site}${planPage}`
  const days = rooms
    .map(room => ({ ...room, minutes: minutesOfDay(room) }))
    .filter(({ minutes }) => minutes > 0)
    .map(({ day, entries, cards, minutes }): CalendarEvent => {
      const lines = entries.map(
        entry => `${taskText(entry)}, ${formats.minutes(entry.minutes)}\n${site}${taskWords(entry).href}`,
      )
      const { before = '', link = '' } = cards ? cardsWords(cards) : {}
      const ofCards = cards
        ? [`${before}${link}, ${formats.minutes(cards.minutes)}\n${site}${cardsPage}`]
        : []
      return {
        id: `study-${day}`,
        day,
        end: daysAfter(day, 1),
        title: words.studyFor(duration(minutes)),
        text: [...ofCards, ...lines, `${words.ifYouMiss}\n${url}`].join('\n\n'),
        url,
        ...(at ? { time: { at, minutes } } : {}),
        ...(reminds ? { trigger: at ? triggers.time : triggers.day } : {}),
      }
    })
  const last: CalendarEvent = {
    id: 'exam',
    day: exam,
    end: daysAfter(exam, 1),
    title: words.exam,
    text: words.examText,
    url,
  }
  return [...days, last]
}

/** A short fingerprint, to notice a change. */
function digest(text: string): string {
  let hash = 5381
  for (const character of text) hash = ((hash * 33) ^ (character.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}

const millisecondsPerMinute = 60_000

/**
 * Adds what RFC 5545 needs to update a calendar: an event that changed since the last file gets a higher SEQUENCE,
 * and one that was dropped is canceled, unless its day has passed.
 * @param sent what earlier files had
 * @returns the events for the file, and what to remember of it
 */
export function updated(
  events: readonly CalendarEvent[],
  sent: Sent,
  today: IsoDay,
  made: Date,
): { events: SentEvent[]; sent: Sent } {
  const next = (before: Sent[string] | undefined, of: string) =>
    before?.of === of
      ? before.sequence
      : // Files of earlier versions counted minutes since 1970.
        Math.max(Math.floor(made.getTime() / millisecondsPerMinute), (before?.sequence ?? 0) + 1)
  const ids = new Set(events.map(({ id }) => id))
  const dropped = Object.entries(sent).filter(([id, { day }]) => !ids.has(id) && day >= today)
  const all = [
    ...events.map(event => ({ ...event, of: digest(JSON.stringify(event)) })),
    ...dropped.map(([id, { day }]) => ({
      id,
      day,
      end: daysAfter(day, 1),
      title: words.noLongerPlanned,
      text: '',
      url: '',
      isCanceled: true,
      of: 'canceled',
    })),
  ].map(({ of, ...event }) => ({ of, event: { ...event, sequence: next(sent[event.id], of) } }))
  return {
    events: all.map(({ event }) => event),
    sent: Object.fromEntries(all.map(({ of, event: { id, day, sequence } }) => [id, { day, sequence, of }])),
  }
}
