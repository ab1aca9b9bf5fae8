import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { noProgress } from '../../../lib/progress/progress'
import type { Progress } from '../../../lib/progress/shape'
import { graded, type Grade } from '../../../lib/repetition/schedule'
import { keptWith } from '../../../lib/study-plan/moved'
import { doneWords } from '../../../lib/study-plan/words'
import { noon, planOf, settingsOf, today } from './support'

/** A reader with a plan and so many terms that are due, who grades one card after the other, a minute each. */
function readerOf(minutes: number, newADay: number, due: number) {
  const settings = settingsOf(28, minutes)
  const before = new Date(noon.getTime() - 20 * 24 * 60 * 60_000)
  const old = Array.from({ length: due }, (_, at) => `term:${39 - at}`)
  let now = noon
  let progress: Progress = {
    ...noProgress,
    decks: { newADay },
    cards: Object.fromEntries(old.map(id => [id, graded(undefined, 'Easy', before)])),
  }
  return {
    /** What the plan has for today, and what was done. */
    look: () => {
      const plan = planOf(settings, progress, now)
      const days = { ...settings, weekdays: [...settings.weekdays], since: today, laid: [] }
      const kept = keptWith(progress.plan ?? days, plan)
      if (kept) progress = { ...progress, plan: kept }
      const { cards = 0, fresh = 0, minutes: open = 0 } = plan.rooms[0]?.cards ?? {}
      return { cards, fresh, minutes: open, done: plan.known.today, words: doneWords(plan) }
    },
    grade: (id: string, grade: Grade) => {
      now = new Date(now.getTime() + 60_000)
      progress = { ...progress, cards: { ...progress.cards, [id]: graded(progress.cards[id], grade, now) } }
    },
  }
}

describe('the flashcards done today', () => {
  it('are as many and take as long as the plan said', () => {
    const { look, grade } = readerOf(60, 10, 0)
    const { cards, fresh, minutes } = look()
    assert.deepEqual([cards, fresh, minutes], [10, 10, 7])
    const ids = Array.from({ length: fresh }, (_, at) => `term:${at}`)
    for (const id of ids) grade(id, 'Good')
    // Seen once, they come up again today.
    const half = look()
    assert.deepEqual([half.cards, half.fresh, half.minutes, half.words], [10, 0, 4, ''])
    for (const id of ids) grade(id, 'Good')
    const end = look()
    assert.deepEqual([end.cards, end.words], [0, 'Done today: 10 flashcards, about 7 min.'])
  })

  it('are with those of the plan always as many as it had, whatever the grades', () => {
    for (const minutes of [8, 15, 20, 60])
      for (const newADay of [0, 5, 20])
        for (const due of [0, 3, 30])
          for (const grades of [['Good', 'Good'], ['Easy'], ['Again', 'Good', 'Good']] as const) {
            const { look, grade } = readerOf(minutes, newADay, due)
            const began = look()
            const isAsPlanned = () => {
              const { cards, minutes: open, done } = look()
              assert.equal(cards + done.cards, began.cards)
              assert.ok(Math.abs(open + done.cardMinutes - began.minutes) <= 1)
            }
            for (let at = 0; at < began.cards - began.fresh; at += 1) {
              grade(`term:${39 - at}`, 'Good')
              isAsPlanned()
            }
            for (let at = 0; at < began.fresh; at += 1)
              for (const each of grades) {
                grade(`term:${at}`, each)
                isAsPlanned()
              }
            assert.equal(look().cards, 0)
          }
  })
})
