import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withoutBlanks } from '../../../lib/progress/first-answer'
import { judged } from '../../../lib/repetition/judged'
import { mergeProgress } from '../../../lib/progress/merge'
import { noProgress } from '../../../lib/progress/progress'
import { readProgressText } from '../../../lib/progress/progress-file'
import type { Progress } from '../../../lib/progress/shape'
import { later, result, time } from './samples'

const wrong = { right: false, at: time }
const right = { right: true, at: later }

describe('the first answer to a question', () => {
  const once = judged(noProgress, 'a', wrong)

  it('is kept, whatever is answered later', () => {
    assert.deepEqual(judged(once, 'a', right).answers.a?.first, wrong)
  })

  it('is the last known one where an earlier version kept only that', () => {
    const old: Progress = { ...noProgress, answers: { a: wrong } }
    assert.deepEqual(judged(old, 'a', right).answers.a, { ...right, first: wrong })
  })

  it('is the earlier of two devices', () => {
    const other = judged(noProgress, 'a', right)
    for (const merged of [mergeProgress(once, other), mergeProgress(other, once)])
      assert.deepEqual(merged.answers.a, { ...right, first: wrong })
  })
})

describe('blanks that an earlier version stored as wrong', () => {
  const exam = { ...result, questions: ['a', 'b', 'c', 'd'], answers: { a: ['x'] }, right: 0 }
  const ended = { right: false, at: exam.endedAt }
  const progress: Progress = {
    ...noProgress,
    exams: [exam],
    answers: { a: ended, b: ended, c: { ...ended, chosen: ['a'] }, d: wrong },
  }

  it('are removed; what was answered elsewhere stays', () => {
    assert.deepEqual(Object.keys(withoutBlanks(progress).answers), ['a', 'c', 'd'])
    const clean = withoutBlanks(progress)
    assert.equal(withoutBlanks(clean), clean)
  })
})

/** Written by the version of November 27, 2026. */
const earlierFile = `{
  "kind": "agile-primer-progress", "version": 1, "exported": "2026-11-27T10:00:00.000Z",
  "progress": {
    "lessons": { "/scrum/one": "${time}" }, "last": "/scrum/one",
    "answers": { "events-1": { "right": false, "at": "${time}", "chosen": ["a"] } },
    "exams": [], "cards": {},
    "exam": {
      "id": "x", "startedAt": "${time}", "questions": ["events-1", "events-2"], "answers": { "events-1": ["b"] },
      "flagged": [], "at": 0, "spent": 5000, "holder": "1", "seed": 7, "time": 3600000, "isStrict": false,
      "keptAt": "${time}"
    }
  }
}`

it('a file that an earlier version saved is read as it is', () => {
  const reading = readProgressText(earlierFile)
  assert.ok(reading.kind === 'progress')
  assert.deepEqual(reading.progress, (JSON.parse(earlierFile) as { progress: unknown }).progress)
  const next = judged(reading.progress, 'events-1', right)
  assert.deepEqual(next.answers['events-1']?.first, wrong)
  assert.deepEqual(next.exam, reading.progress.exam)
})

describe('two study plans', () => {
  const plan = {
    exam: '2026-12-10',
    minutes: 45,
    weekdays: ['Monday' as const],
    since: '2026-11-22',
    laid: [],
  }
  const withPlan = (change: object): Progress => ({
    ...noProgress,
    plan: { ...plan, ...change } as NonNullable<Progress['plan']>,
  })

  it('become the one that was changed later; without one of them, the other stays', () => {
    const old = withPlan({})
    const changed = withPlan({ minutes: 60, changedAt: later })
    assert.equal(mergeProgress(old, changed).plan, changed.plan)
    assert.equal(mergeProgress(changed, old).plan, changed.plan)
    assert.equal(mergeProgress(noProgress, old).plan, old.plan)
    assert.equal(mergeProgress(old, noProgress).plan, old.plan)
  })
})
