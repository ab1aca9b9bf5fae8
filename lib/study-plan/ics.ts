import type { IsoDay } from '../example/days'

/** A calendar event: all day, or a start time and minutes. */
export interface CalendarEvent {
  /** Stable per day, so that a calendar updates its event. */
  id: string
  day: IsoDay
  /** The day after it. */
  end: IsoDay
  title: string
  /** Lines separated by line feeds. */
  text: string
  url: string
  /** Local 'HH:MM' and duration; all day if missing. */
  time?: { at: string; minutes: number }
  /** When to remind, relative to the start: '-PT15M'. */
  trigger?: string
}

/** An event as a file has it. */
export interface SentEvent extends CalendarEvent {
  /** Higher than that of an earlier file, if the event changed. */
  sequence: number
  isCanceled?: boolean
}

/** Maximum octets per line, without its end, in RFC 5545. */
const longestLine = 75

const encoder = new TextEncoder()

const octets = (text: string) => encoder.encode(text).length

/** Folds a line at RFC 5545's limit without splitting a character. */
export function folded(line: string): string {
  if (octets(line) <= longestLine) return line
  const lines = ['']
  for (const character of line) {
    const last = lines.at(-1) ?? ''
    // A continuation line starts with a space, which counts.
    if (octets(last + character) <= longestLine) lines[lines.length - 1] = last + character
    else lines.push(` ${character}`)
  }
  return lines.join('\r\n')
}

/** Escapes a text for RFC 5545. */
export const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, mark => `\\${mark}`).replace(/\r\n|\r|\n/g, '\\n')

const compact = (text: string) => text.replace(/[-:]/g, '')

/** '20261122T154500Z' */
const stamp = (moment: Date) => `${compact(moment.toISOString()).slice(0, 15)}Z`

/** The event's time, without a zone: who studies at 6 pm does so on both sides of a clock change. */
const timeLines = ({ day, end, time }: CalendarEvent): string[] =>
  time
    ? [`DTSTART:${compact(day)}T${compact(time.at)}00`, `DURATION:PT${time.minutes}M`]
    : [
        `DTSTART;VALUE=DATE:${compact(day)}`,
        `DTEND;VALUE=DATE:${compact(end)}`,
        // An all-day event shouldn't mark the reader busy.
        'TRANSP:TRANSPARENT',
      ]

const alarmLines = ({ trigger, title }: CalendarEvent): string[] =>
  trigger
    ? ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`, `TRIGGER:${trigger}`, 'END:VALARM']
    : []

const eventLines = (event: SentEvent, host: string, made: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.id)}@${host}`,
  `DTSTAMP:${stamp(made)}`,
  `SEQUENCE:${event.sequence}`,
  ...(event.isCanceled ? ['STATUS:CANCELLED'] : []),
  ...timeLines(event),
  `SUMMARY:${escaped(event.title)}`,
  ...(event.text ? [`DESCRIPTION:${escaped(event.text)}`, `URL:${event.url}`] : []),
  ...alarmLines(event),
  'END:VEVENT',
]

/**
 * A calendar file in RFC 5545. Written by hand: the package `ics` is 21 KB of Brotli, mostly input
 * validation, and this needs two kinds of events.
 * @param host the site's, to make ids unique
 * @param made creation time
 */
export function calendarText(
  events: readonly SentEvent[],
  product: string,
  host: string,
  made: Date,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Study plan//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(event => eventLines(event, host, made)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
