import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { storedEntries } from '../../../data/stored-entries'
import { cardsToday } from '../../../lib/flashcards/today'
import { beginStudy } from '../../../lib/flashcards/study'
import { parseKeptPlan } from '../../../lib/progress/plan-shape'
import { parseProgress } from '../../../lib/progress/progress'
import { withQuestionCards } from '../../../lib/repetition/question-cards'
import { localKeys, parseKept, prefix, readSession, sessionKeys } from '../../../lib/storage/browser-storage'
import { calendarEvents, updated } from '../../../lib/study-plan/calendar'
import { calendarText } from '../../../lib/study-plan/ics'
import { laidOf } from '../../../lib/study-plan/moved'
import { makePlan } from '../../../lib/study-plan/plan'
import { favoritesStore, toggleFavorite } from '../../../lib/team-names/favorites'
import { openBrowser } from '../progress/fake-browser'
import { facts, noon, today } from '../study-plan/support'
import { everything } from './samples'
import { almost, anyText, often, storedText } from './values'

const browser = openBrowser()
const site = {
  banner: { key: 'x', dismissible: true },
  darkMode: 'system',
  exitIntent: 'when-asked',
  locales: [1, 2],
  offline: true,
} as const

describe('stored entries, whatever they are', () => {
  it('are those of which readers are told', () => {
    const told = storedEntries(site).map(({ name }) => name)
    for (const key of [...localKeys, ...sessionKeys]) assert.ok(told.includes(prefix + key), key)
  })

  it('are parsed or taken for damaged', () => {
    fc.assert(
      fc.property(storedText({ '/scrum': true }), text => {
        Reflect.set(window, 'sessionStorage', { getItem: () => text })
        const kept = parseKept(text)
        assert.ok(kept.kind === 'value' || kept.kind === 'damaged')
        assert.deepEqual(readSession('sidebar-folders'), kept.kind === 'value' ? kept.value : null)
      }),
      often,
    )
  })

  it('keep the favorite names, which a new one is added to, or are left alone', () => {
    const key = `${prefix}favorite-names`
    fc.assert(
      fc.property(storedText(['Swift Otters', 'Otter Crew']), anyText, (text, name) => {
        browser.kept.set(key, text)
        favoritesStore.announce(undefined)
        const { names, isKept } = favoritesStore.read()
        toggleFavorite(name)
        if (!isKept) assert.equal(browser.kept.get(key), text)
        else
          assert.deepEqual(
            favoritesStore.read().names.filter(each => each !== name),
            names.filter(each => each !== name),
          )
      }),
      often,
    )
  })

  it('make a pile of cards, and cards of answers', () => {
    fc.assert(
      fc.property(almost(everything), value => {
        const progress = parseProgress(value)
        if (!progress) return
        const cards = withQuestionCards(progress)
        const { due, fresh } = cardsToday({ ...progress, cards }, facts.cards.ids, () => true, noon)
        for (const day of due) assert.match(day, /^-?\d+-\d\d-\d\d$/)
        assert.ok(fresh >= 0 && fresh <= facts.cards.ids.length)
        const order = Object.keys(cards)
        const { card } = beginStudy({ kind: 'term', order, cards, newADay: 10, now: noon })
        assert.ok(card === undefined || order.includes(card.id))
      }),
      often,
    )
  })
})

describe('a stored plan, whatever it is', () => {
  const anyPlan = almost(everything.plan).map(parseKeptPlan)
  /** A short course, so that each plan is made fast. */
  const course = {
    ...facts,
    lessons: facts.lessons.slice(0, 2),
    cards: { ...facts.cards, ids: facts.cards.ids.slice(0, 4) },
  }

  it('is laid out over days until the exam, or refused in a sentence', () => {
    fc.assert(
      fc.property(anyPlan, kept => {
        if (!kept) return
        const plan = makePlan(course, kept, everything, noon)
        if (typeof plan === 'string') assert.match(plan, /^[A-Z].*[.!]$/s)
        else {
          for (const { day } of plan.rooms) assert.ok(day >= today && day < plan.exam)
          assert.ok(parseKeptPlan({ ...kept, laid: laidOf(kept.laid, plan) }))
        }
      }),
      often,
    )
  })

  it('writes a calendar in which each line is one of its own', () => {
    const line =
      /^(?: |BEGIN|END|VERSION|PRODID|CALSCALE|METHOD|UID|DTSTAMP|SEQUENCE|STATUS|DTSTART|DTEND|DURATION|TRANSP|SUMMARY|DESCRIPTION|URL|ACTION|TRIGGER)/
    const plan = makePlan(course, { exam: '2026-11-24', minutes: 5, weekdays: ['Monday'] }, everything, noon)
    assert.ok(typeof plan === 'object')
    const event = { day: '2026-11-30', sequence: 1, of: 'x' } as const
    const sentBefore = fc
      .array(anyText, { maxLength: 2 })
      .map(ids => Object.fromEntries(ids.map(id => [id.slice(0, 40), event])))
    fc.assert(
      fc.property(anyText, sentBefore, (at, sent) => {
        const events = calendarEvents(plan, { site: '', at })
        const file = calendarText(updated(events, sent, today, noon).events, 'Site', 'site.example', noon)
        const lines = file.split(/\r\n|\r|\n/)
        assert.equal(
          lines.filter(each => each === 'BEGIN:VEVENT').length,
          lines.filter(each => each.startsWith('UID:')).length,
        )
        for (const each of lines.slice(0, -1)) assert.match(each, line)
      }),
      often,
    )
  })
})
