import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { teamNameWords as words } from '../../../data/team-names'
import { nameOfTheDay } from '../../../lib/team-names/name-of-the-day'

describe('the name of the day', () => {
  it('is the same for everyone on that day', () => {
    assert.equal(nameOfTheDay(words, 2026, 11, 22), nameOfTheDay(words, 2026, 11, 22))
    assert.match(nameOfTheDay(words, 2026, 11, 22), /^The [A-Z][a-z]+ [A-Z][a-z]+$/)
  })

  it('is another one on each day of ten years', () => {
    const names = Array.from({ length: 3653 }, (_, days) => {
      const date = new Date(Date.UTC(2026, 0, 1 + days))
      return nameOfTheDay(words, date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
    })
    assert.equal(new Set(names).size, names.length)
  })

  it('is there for days long past', () => {
    assert.match(nameOfTheDay(words, 1999, 12, 31), /^The /)
  })
})
