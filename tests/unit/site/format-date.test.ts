import assert from 'node:assert/strict'
import { it } from 'node:test'
import { formatDate } from '../../../lib/site/format-date'

it('writes a date in US form at UTC, whatever the zone it was given in', () => {
  assert.equal(formatDate(new Date('2026-11-21')), 'November 21, 2026')
  assert.equal(formatDate(new Date('2026-11-21T23:30:00-04:00')), 'November 22, 2026')
  assert.equal(formatDate(new Date('2026-01-01T07:00:00+08:00')), 'December 31, 2025')
})
