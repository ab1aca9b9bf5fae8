import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { noProgress, parseProgress } from '../../../lib/progress/progress'
import { attempt, card, progress, result, time } from './samples'

const again = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('parseProgress reads', () => {
  it('what was kept', () => {
    assert.deepEqual(parseProgress(again(progress)), progress)
    assert.deepEqual(parseProgress(again(noProgress)), noProgress)
  })

  it('what the site kept before it had answers, exams and cards', () => {
    // The letters of a browser's storage from then.
    const text = `{"lessons":{"/scrum/psm-1/introduction":"2026-11-21T10:00:00.000Z"},"last":"/scrum/psm-1/introduction"}`
    assert.deepEqual(parseProgress(JSON.parse(text)), {
      lessons: { '/scrum/psm-1/introduction': time },
      last: '/scrum/psm-1/introduction',
      answers: {},
      exams: [],
      cards: {},
    })
    assert.deepEqual(parseProgress({ lessons: {} }), noProgress)
  })

  it('what a later version has added, in every part, and keeps it', () => {
    const later = {
      lessons: {},
      answers: { a: { right: true, at: time, hints: 2 } },
      exam: { ...attempt, breaks: 1 },
      exams: [{ ...result, areas: { Events: { right: 1, asked: 2, skipped: 1 } }, place: 'home' }],
      cards: { a: { ...card, leech: true } },
      badges: ['first'],
    }
    assert.deepEqual(parseProgress(again(later)), later)
  })
})

const exam = (field: object) => ({ exam: { ...attempt, ...field } })
const exams = (field: object) => ({ exams: [{ ...result, ...field }] })
const cards = (field: object) => ({ cards: { a: { ...card, ...field } } })

/** JSON has no 1e999, but a reader of JSON takes it for infinity. */
const infinite = Infinity

describe('parseProgress refuses', () => {
  for (const value of [null, [], 'read', 7, {}]) {
    it(JSON.stringify(value), () => assert.equal(parseProgress(value), undefined))
  }

  for (const field of [
    { lessons: [] },
    { lessons: null },
    { lessons: { '/scrum/one': 'yesterday' } },
    // It looks like a time, but browsers reject it.
    { lessons: { '/scrum/one': '2026-11-21T10:00:00+05' } },
    { lessons: { one: time } },
    { last: 7 },
    { last: 'one' },
    { answers: null },
    { answers: [] },
    { answers: { a: true } },
    { answers: { a: { right: 1, at: time } } },
    { answers: { a: { right: true } } },
    { exam: null },
    { exam: {} },
    exam({ id: 3 }),
    exam({ startedAt: '' }),
    exam({ questions: [] }),
    exam({ questions: ['a', 'a'] }),
    exam({ answers: { a: 'b' } }),
    exam({ flagged: {} }),
    exam({ at: -1 }),
    exam({ at: 2 }),
    exam({ at: 0.5 }),
    exam({ spent: -1 }),
    exam({ spent: infinite }),
    exam({ holder: 1 }),
    { exams: {} },
    { exams: [null] },
    exams({ endedAt: undefined }),
    exams({ right: '1' }),
    exams({ right: 3 }),
    exams({ areas: [] }),
    exams({ areas: { Events: { right: 1 } } }),
    { cards: [] },
    cards({ due: 'soon' }),
    cards({ stability: infinite }),
    cards({ difficulty: null }),
    cards({ scheduled_days: '1' }),
    cards({ learning_steps: -1 }),
    cards({ reps: 1.5 }),
    cards({ lapses: null }),
    cards({ state: 4 }),
    cards({ last_review: null }),
  ]) {
    it(JSON.stringify(field), () => assert.equal(parseProgress({ lessons: {}, ...field }), undefined))
  }
})
