import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nextLesson, noProgress, parseProgress, withLesson } from '../../../lib/progress/progress'

const time = '2026-11-21T10:00:00.000Z'

describe('parseProgress', () => {
  it('reads what was kept', () => {
    const progress = { lessons: { '/scrum/one': time }, last: '/scrum/one' }
    assert.deepEqual(parseProgress(JSON.parse(JSON.stringify(progress))), progress)
    assert.deepEqual(parseProgress({ lessons: {} }), noProgress)
  })

  for (const value of [
    null,
    [],
    'read',
    {},
    { lessons: [] },
    { lessons: { '/scrum/one': 'yesterday' } },
    { lessons: { one: time } },
    { lessons: {}, last: 7 },
  ]) {
    it(`refuses ${JSON.stringify(value)}`, () => assert.equal(parseProgress(value), undefined))
  }
})

describe('withLesson', () => {
  it('marks a lesson and takes the mark back, and leaves the others', () => {
    const one = withLesson({ lessons: {}, last: '/b' }, '/a', time)
    assert.deepEqual(one, { lessons: { '/a': time }, last: '/a' })
    assert.deepEqual(withLesson(withLesson(one, '/b', time), '/a', undefined).lessons, { '/b': time })
  })
})

describe('nextLesson', () => {
  const routes = ['/a', '/b', '/c']

  it('is the first at first, and then the next that is not read after the one marked last', () => {
    assert.equal(nextLesson(noProgress, routes), '/a')
    assert.equal(nextLesson({ lessons: { '/b': time }, last: '/b' }, routes), '/c')
    assert.equal(nextLesson({ lessons: {}, last: '/b' }, routes), '/b')
  })

  it('goes back to what was left out, and ends when all are read', () => {
    assert.equal(nextLesson({ lessons: { '/b': time, '/c': time }, last: '/c' }, routes), '/a')
    assert.equal(nextLesson({ lessons: { '/a': time, '/b': time, '/c': time } }, routes), undefined)
  })

  it('begins anew where the last lesson is gone from the course', () => {
    assert.equal(nextLesson({ lessons: { '/a': time }, last: '/gone' }, routes), '/b')
  })
})
