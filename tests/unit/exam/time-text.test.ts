import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { clockText, minutesText, timeAnnouncement } from '../../../lib/exam/time-text'

const second = 1000
const minute = 60 * second

describe('the time in words', () => {
  it('is shown in minutes and seconds, a second that has begun as a whole one', () => {
    assert.equal(clockText(60 * minute), '60:00')
    assert.equal(clockText(41 * minute + 6.2 * second), '41:07')
    assert.equal(clockText(0), '0:00')
  })

  it('is said in minutes', () => {
    assert.equal(minutesText(41.9 * minute), '41 minutes')
    assert.equal(minutesText(minute), '1 minute')
    assert.equal(minutesText(59 * second), 'less than a minute')
  })

  it('is announced four times in an hour, and stays the same in between', () => {
    const heard = Array.from({ length: 3600 }, (_, passed) =>
      timeAnnouncement(60 * minute - passed * second, 60 * minute),
    )
    assert.deepEqual(
      [...new Set(heard)],
      ['', '30 minutes are left.', '10 minutes are left.', '5 minutes are left.', '1 minute is left.'],
    )
    assert.equal(timeAnnouncement(30 * minute + second, 60 * minute), '')
    assert.equal(timeAnnouncement(30 * minute, 60 * minute), '30 minutes are left.')
    // A short exam's own time is not 30 minutes.
    assert.equal(timeAnnouncement(22 * minute, 22.5 * minute), '')
  })
})
