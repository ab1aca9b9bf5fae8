import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withLesson } from '../../../lib/progress/lessons'
import { judged } from '../../../lib/repetition/judged'
import { nextLesson, noProgress, withoutChoices } from '../../../lib/progress/progress'
import { later, progress, time } from './samples'

describe('withLesson', () => {
  it('marks a lesson and takes the mark back, and leaves the others', () => {
    const one = withLesson({ ...noProgress, last: '/b' }, '/a', time)
    assert.deepEqual(one, { ...noProgress, lessons: { '/a': time }, last: '/a' })
    assert.deepEqual(withLesson(withLesson(one, '/b', time), '/a', undefined).lessons, { '/b': time })
  })

  it('leaves answers, exams and cards as they are', () => {
    const { lessons, last, ...rest } = withLesson(progress, '/scrum/three', time)
    assert.deepEqual(Object.keys(lessons), ['/scrum/one', '/scrum/two', '/scrum/three'])
    assert.equal(last, '/scrum/three')
    const { lessons: _lessons, last: _last, ...before } = progress
    assert.deepEqual(rest, before)
  })
})

describe('the answers to a lesson', () => {
  const first = { right: false, at: time }
  const chosen = judged(noProgress, 'a-1', { ...first, chosen: ['b'] })

  it('keep what was chosen, also when an exam or practice asks the question again', () => {
    assert.deepEqual(chosen.answers, { 'a-1': { ...first, chosen: ['b'], first } })
    assert.deepEqual(judged(chosen, 'a-1', { right: true, at: later }).answers['a-1'], {
      ...{ right: true, at: later },
      ...{ chosen: ['b'], first },
    })
  })

  it('lose their choices for another try, and stay in the record', () => {
    const other = judged(chosen, 'b-1', { right: true, at: time, chosen: ['a'] })
    assert.deepEqual(withoutChoices(other, ['a-1']).answers, {
      'a-1': { ...first, first },
      'b-1': { right: true, at: time, chosen: ['a'], first: { right: true, at: time } },
    })
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

  it('starts over if the last lesson is gone from the course', () => {
    assert.equal(nextLesson({ lessons: { '/a': time }, last: '/gone' }, routes), '/b')
  })
})
