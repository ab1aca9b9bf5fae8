import type { IsoDay } from '../example/days'

/** One entry of a calendar: a whole day, or so many minutes from an hour on. */
export interface CalendarEvent {
  /** The same each time for the same day, so that a calendar replaces what it has. */
  id: string
  day: IsoDay
  /** The day after it. */
  end: IsoDay
  title: string
  /** Lines are parted by line feeds. */
  text: string
  url: string
  /** 'HH:MM' where the reader is, and how long; a whole day without it. */
  time?: { at: string; minutes: number }
}

/** Octets of a line, without its end, that RFC 5545 allows. */
const longestLine = 75

const octets = (text: string) => new TextEncoder().encode(text).length

/** Folds a line so that none is longer than RFC 5545 allows, and no character is cut. */
export function folded(line: string): string {
  const lines = ['']
  for (const character of line) {
    const last = lines.at(-1) ?? ''
    // What follows begins with a space, which counts.
    if (octets(last + character) <= longestLine) lines[lines.length - 1] = last + character
    else lines.push(` ${character}`)
  }
  return lines.join('\r\n')
}

/** A text as a value of RFC 5545. */
export const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, mark => `\\${mark}`).replace(/\r\n|\r|\n/g, '\\n')

const compact = (text: string) => text.replace(/[-:]/g, '')

/** '20261122T154500Z' */
const stamp = (moment: Date) => `${compact(moment.toISOString()).slice(0, 15)}Z`

/**
 * When it is. Hours are those of wherever the calendar is, without a zone: a reader who studies at 6 pm does so on both
 * sides of a change of clocks.
 */
const timeLines = ({ day, end, time }: CalendarEvent): string[] =>
  time
    ? [`DTSTART:${compact(day)}T${compact(time.at)}00`, `DURATION:PT${time.minutes}M`]
    : [
        `DTSTART;VALUE=DATE:${compact(day)}`,
        `DTEND;VALUE=DATE:${compact(end)}`,
        // A whole day of it does not make the reader busy.
        'TRANSP:TRANSPARENT',
      ]

/** Minutes since 1970: a later file has the higher number, and so replaces the earlier one. */
const sequence = (moment: Date) => Math.floor(moment.getTime() / 60_000)

const eventLines = (event: CalendarEvent, host: string, made: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.id}@${host}`,
  `DTSTAMP:${stamp(made)}`,
  `SEQUENCE:${sequence(made)}`,
  ...timeLines(event),
  `SUMMARY:${escaped(event.title)}`,
  `DESCRIPTION:${escaped(event.text)}`,
  `URL:${event.url}`,
  'END:VEVENT',
]

/**
 * A calendar as a file of RFC 5545. By hand: the package `ics` is 21 KB after Brotli, most of it the check of its input,
 * and this needs two kinds of events.
 *
 * @param host the site's, which makes the ids its own
 * @param made when the file is made
 */
export function calendarText(
  events: readonly CalendarEvent[],
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
