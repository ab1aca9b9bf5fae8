import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { examTime, passOf } from '../../../lib/exam/exam-rules'
import {
  recordInWords,
  reviewed,
  sureScores,
  usefulFilters,
  type ReviewFilter,
} from '../../../lib/exam/review'
import { resultText } from '../../../lib/exam/result-text'
import { clockText } from '../../../lib/exam/time-text'
import { parseProgress } from '../../../lib/progress/progress'
import { bank, resultWith } from './result-samples'

/** Milliseconds for each of the eight questions. */
const pace = examTime / 8
const plain = resultWith({ right: 3, wrong: 2, blank: 1, asked: 8 })
/** q-0 to q-2 are right, q-3 and q-4 wrong, q-5 blank, q-6 and q-7 unseen. */
const result = {
  ...plain,
  confidence: { 'q-0': 'sure', 'q-1': 'guess', 'q-2': 'unsure', 'q-3': 'sure', 'q-4': 'unsure' },
  changes: { 'q-0': 1, 'q-1': 2, 'q-3': 1 },
  before: { 'q-0': ['a'], 'q-1': ['b'], 'q-3': ['a', 'c'] },
  flagged: ['q-2', 'q-6', 'gone'],
  times: { ...plain.times, 'q-4': 3 * pace },
} as const
const read = parseProgress({ lessons: {}, exams: [result] })?.exams[0]
assert.ok(read)

const ids = (filter: ReviewFilter) => reviewed(read, bank, filter).map(({ id }) => id)

describe('a review', () => {
  it('can be limited', () => {
    assert.deepEqual(ids('missed'), ['q-3', 'q-4'])
    assert.deepEqual(ids('blank'), ['q-5', 'q-6', 'q-7'])
    assert.deepEqual(ids('unsure'), ['q-1', 'q-2', 'q-4'])
    assert.deepEqual(ids('lucky'), ['q-1', 'q-2'])
    assert.deepEqual(ids('convinced'), ['q-3'])
    assert.deepEqual(ids('bookmarked'), ['q-2', 'q-6'])
    assert.deepEqual(ids('slow'), ['q-4'])
    assert.deepEqual(ids('changed'), ['q-0', 'q-1', 'q-3'])
    assert.equal(ids('all').length, 8)
  })

  it('offers only what there is', () => {
    assert.deepEqual(
      usefulFilters(plain, bank).map(({ filter, count }) => `${filter} ${count}`),
      ['missed 2', 'blank 3', 'all 8'],
    )
  })

  it('says how sure the reader was, and nothing where they never said', () => {
    assert.deepEqual(sureScores(read, bank), [
      { name: 'sure', right: 1, wrong: 1 },
      { name: 'unsure', right: 1, wrong: 1 },
      { name: 'guess', right: 1, wrong: 0 },
    ])
    assert.equal(sureScores(plain, bank), undefined)
  })

  it('says what the exam recorded, with the way of each change where it was kept', () => {
    assert.deepEqual(recordInWords(read, bank), [
      'You bookmarked 2 questions: 1 right, 1 not reached.',
      'You changed 3 answers: 1 from wrong to right, 1 from right to wrong.',
      `1 question took more than twice the pace of ${clockText(pace)}: 0 right.`,
    ])
    assert.equal(
      recordInWords({ ...read, before: undefined }, bank)[1],
      'You changed 3 answers: 2 right at the end.',
    )
    assert.deepEqual(recordInWords(plain, bank), [])
  })

  it('says that a bookmarked question was left blank', () => {
    assert.deepEqual(recordInWords({ ...plain, flagged: ['q-5'] }, bank), [
      'You bookmarked 1 question: 0 right, 1 left blank.',
    ])
  })
})

describe('a result as a text', () => {
  const text = resultText(read, bank)

  it('has the score, the parts and what was recorded', () => {
    assert.match(text, new RegExp(`^3 of 8 right, 37%: not passed \\(needed: ${passOf(8)}\\)$`, 'm'))
    assert.match(text, /^2 wrong, 1 left blank, 2 not reached\.$/m)
    assert.match(text, /^Empiricism: 3 right, 2 wrong, 1 left blank, 2 not reached$/m)
  })

  it('has each question with its options, answers and reasons', () => {
    assert.match(
      text,
      /^2\. What is 1\? \(right; q-1\)\n {3}Guess, changed, 0:45 min \(pace [\d:]+\)\.\n {3}A\. a\n {6}So\.\n {3}B\. b \[right, your answer\]$/m,
    )
    assert.ok(text.includes(` min (pace ${clockText(pace)}).`))
    assert.match(text, /^4\. What is 3\? \(missed; q-3\)/m)
    assert.match(text, / {3}B\. b \[your answer\]/)
    assert.match(text, /^6\. What is 5\? \(left blank; q-5\)/m)
    assert.match(text, /^7\. What is 6\? \(not reached; q-6\)/m)
  })

  it('says nothing of passing where one cannot', () => {
    assert.match(resultText({ ...read, mode: 'own' }, bank), /^3 of 8 right, 37%$/m)
  })
})

it('A result that an earlier version stored, without confidence, changes, times and mode, is shown whole', () => {
  const file = `{"lessons":{},"answers":{"q-0":{"right":true,"at":"2026-11-21T11:00:00.000Z"}},"exams":[{"id":"old",
    "startedAt":"2026-11-21T10:00:00.000Z","endedAt":"2026-11-21T11:00:00.000Z","spent":1000,"right":1,
    "questions":["q-0","q-1","gone"],"answers":{"q-0":["b"]},"areas":{"Empiricism":{"right":1,"asked":2}}}],"cards":{}}`
  const old = parseProgress(JSON.parse(file))?.exams[0]
  assert.ok(old)
  assert.deepEqual(
    usefulFilters(old, bank).map(({ filter, count }) => `${filter} ${count}`),
    ['blank 1', 'all 2'],
  )
  assert.equal(sureScores(old, bank), undefined)
  assert.deepEqual(recordInWords(old, bank), [])
  const score = `^1 of 3 right, 33%: not passed \\(needed: ${passOf(3)}\\)\n1 left blank\\.$`
  assert.match(resultText(old, bank), new RegExp(score, 'm'))
})
