import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { calendarEvents, updated } from '../../../lib/study-plan/calendar'
import { calendarText, escaped, folded, type SentEvent } from '../../../lib/study-plan/ics'
import { minutesOfDay } from '../../../lib/study-plan/words'
import { planOf, settingsOf } from './support'

const made = new Date('2026-11-22T15:45:30.123Z')
const event: SentEvent = {
  id: 'study-2026-11-30',
  day: '2026-11-30',
  end: '2026-12-01',
  title: 'Study, first; then rest',
  text: 'Read this.\nThen that \\ these.',
  url: 'https://site.example/plan#make',
  sequence: 7,
}
const textOf = (change: Partial<SentEvent> = {}) =>
  calendarText([{ ...event, ...change }], 'A, B', 'site.example', made)

/** The lines as a calendar reads them. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar file', () => {
  it('has a whole day from its morning to the next, with what RFC 5545 asks of an entry', () => {
    assert.deepEqual(unfolded(textOf()), [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//A\\, B//Study plan//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:study-2026-11-30@site.example',
      'DTSTAMP:20261122T154530Z',
      'SEQUENCE:7',
      'DTSTART;VALUE=DATE:20261130',
      'DTEND;VALUE=DATE:20261201',
      'TRANSP:TRANSPARENT',
      'SUMMARY:Study\\, first\\; then rest',
      'DESCRIPTION:Read this.\\nThen that \\\\ these.',
      'URL:https://site.example/plan#make',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('has an hour without a zone and a length where the reader names a time', () => {
    const lines = unfolded(textOf({ time: { at: '18:05', minutes: 90 } }))
    assert.ok(lines.includes('DTSTART:20261130T180500'))
    assert.ok(lines.includes('DURATION:PT90M'))
    assert.ok(!lines.some(line => /^(DTEND|TRANSP)/.test(line)))
  })

  it('folds no character, has no line over 75 octets, and reads as it was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), text => {
        const line = `DESCRIPTION:${escaped(text)}`.replace(/[\r\n]/g, '')
        const lines = folded(line).split('\r\n')
        for (const each of lines) assert.ok(Buffer.byteLength(each) <= 75, each)
        assert.ok(lines.slice(1).every(each => each.startsWith(' ')))
        assert.equal(lines.map((each, at) => (at === 0 ? each : each.slice(1))).join(''), line)
      }),
    )
  })

  it('escapes what has a meaning, and turns every kind of line end into one', () => {
    assert.equal(escaped('a;b,c\\d'), 'a\\;b\\,c\\\\d')
    assert.equal(escaped('a\r\nb\rc\nd'), 'a\\nb\\nc\\nd')
  })
})

describe('the entries of a plan', () => {
  const plan = planOf(settingsOf(14, 60))
  const options = { site: 'https://site.example', at: undefined }

  it('are one for each day with something to do, and the day of the exam', () => {
    const events = calendarEvents(plan, options)
    const days = plan.rooms.filter(room => minutesOfDay(room) > 0).map(({ day }) => day)
    assert.deepEqual(
      events.map(({ day }) => day),
      [...days, plan.exam],
    )
    assert.equal(new Set(events.map(({ id }) => id)).size, events.length)
    assert.equal(events.at(-1)?.title, 'PSM I exam')
    assert.match(events[0]?.text ?? '', /Read Lesson 0, 8 min\nhttps:\/\/site\.example\/lesson-0/)
  })

  it('are as long as the day’s work where they have an hour; the exam is a whole day', () => {
    const events = calendarEvents(plan, { ...options, at: '07:30' })
    const [first] = plan.rooms
    assert.ok(first)
    assert.deepEqual(events[0]?.time, { at: '07:30', minutes: minutesOfDay(first) })
    assert.equal(events.at(-1)?.time, undefined)
  })
})

describe('a later calendar file', () => {
  const options = { site: 'https://site.example', at: undefined }
  const eventsOf = (days: number) => calendarEvents(planOf(settingsOf(days, 60)), options)
  const first = updated(eventsOf(14), {}, '2026-11-22', made)
  const laterOn = new Date('2026-11-25T10:00:00Z')

  it('leaves alone what has not changed', () => {
    assert.ok(first.events.every(({ sequence }) => sequence === 29_922_705))
    assert.deepEqual(updated(eventsOf(14), first.sent, '2026-11-22', laterOn), first)
  })

  it('cancels what was dropped, and nothing of the past, under the same id and a higher number', () => {
    const fewer = eventsOf(14).filter(({ day }) => day === '2026-12-06')
    const next = updated(fewer, first.sent, '2026-11-25', laterOn)
    const canceled = next.events.filter(({ isCanceled }) => isCanceled)
    const days = first.events.map(({ day }) => day).filter(day => day >= '2026-11-25' && day !== '2026-12-06')
    assert.deepEqual(canceled.map(({ day }) => day).sort(), days)
    assert.ok(canceled.every(({ id, sequence }) => sequence > (first.sent[id]?.sequence ?? Infinity)))
    const lines = unfolded(calendarText(next.events, 'A', 'site.example', laterOn))
    assert.equal(lines.filter(line => line === 'STATUS:CANCELLED').length, canceled.length)
    const again = updated(fewer, next.sent, '2026-11-25', laterOn)
    assert.deepEqual(again, next)
  })

  it('brings a canceled day back with a higher number', () => {
    const none = updated([], first.sent, '2026-11-22', laterOn)
    const back = updated(eventsOf(14), none.sent, '2026-11-22', laterOn)
    for (const { id, sequence, isCanceled } of back.events) {
      assert.ok(!isCanceled)
      assert.ok(sequence > (none.sent[id]?.sequence ?? Infinity))
    }
  })

  it('reminds on study days where the reader wants it, before the hour or in the morning', () => {
    const alarms = (at: string | undefined) =>
      calendarEvents(planOf(settingsOf(14, 60)), { ...options, at, reminds: true }).map(
        ({ trigger }) => trigger,
      )
    assert.deepEqual([...new Set(alarms('18:00'))], ['-PT15M', undefined])
    assert.deepEqual([...new Set(alarms(undefined))], ['PT9H', undefined])
    const lines = unfolded(textOf({ trigger: '-PT15M' }))
    const at = lines.indexOf('BEGIN:VALARM')
    assert.deepEqual(lines.slice(at + 1, at + 5), [
      'ACTION:DISPLAY',
      'DESCRIPTION:Study\\, first\\; then rest',
      'TRIGGER:-PT15M',
      'END:VALARM',
    ])
  })
})
