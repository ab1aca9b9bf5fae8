import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { questionBank } from '../../../data/question-bank'
import type { ExamAction } from '../../../lib/exam/attempt'
import { endExam, holdExam, stepExam } from '../../../lib/exam/exam-progress'
import { examAddress, resultAddress } from '../../../lib/exam/address'
import { usefulFilters } from '../../../lib/exam/review'
import { resultText } from '../../../lib/exam/result-text'
import { withGrade } from '../../../lib/flashcards/study'
import { withLesson } from '../../../lib/progress/lessons'
import { mergeProgress } from '../../../lib/progress/merge'
import { withNote } from '../../../lib/progress/notes'
import { parseProgress } from '../../../lib/progress/progress'
import { largestFile, readProgressFile, readProgressText } from '../../../lib/progress/progress-file'
import { changeProgress, readProgress } from '../../../lib/progress/progress-store'
import type { Progress } from '../../../lib/progress/shape'
import { amountsInWords, amountsOf } from '../../../lib/progress/standing'
import { judged } from '../../../lib/repetition/judged'
import { prefix } from '../../../lib/storage/browser-storage'
import { openBrowser } from '../progress/fake-browser'
import { later, progress as mine } from '../progress/samples'
import { everything, questionIds } from './samples'
import { almost, often, storedText } from './values'

const stored = storedText(everything)

/** Progress of unknown origin that the schema accepts. */
const accepted: fc.Arbitrary<Progress> = almost(everything)
  .map(parseProgress)
  .filter(progress => progress !== undefined)

const written = (progress: Progress): unknown => JSON.parse(JSON.stringify(progress))

/** That a change leaves what the next visit can read. */
function assertReadable(progress: Progress): void {
  assert.ok(parseProgress(written(progress)), JSON.stringify(progress))
}

/** That everything one side has is in the merged one, as it was or newer. */
function assertKept(side: Progress, merged: Progress): void {
  for (const part of ['lessons', 'answers', 'cards', 'notes'] as const)
    for (const key of Object.keys(side[part] ?? {})) assert.ok(Object.hasOwn(merged[part] ?? {}, key), key)
  for (const { id } of side.exams) assert.ok(merged.exams.some(exam => exam.id === id))
}

const browser = openBrowser()

const moment = { holder: 'me', at: later }
const inExam = (action?: ExamAction) => (kept: Progress) =>
  stepExam(holdExam(kept, moment.holder), questionBank, moment, 1000, action)

/** What a reader does, each on a question that there is, or by a name that every object has. */
const deeds: readonly ((kept: Progress) => Progress)[] = [
  kept => withLesson(kept, '/scrum/one', later),
  ...[...questionIds, 'toString'].flatMap(question => [
    (kept: Progress) => withNote(kept, question, 'a note', later),
    inExam({ kind: 'answer', question, keys: ['a'] }),
    inExam({ kind: 'confidence', question, confidence: 'sure' }),
    inExam({ kind: 'flag', question, flagged: true }),
  ]),
  kept => judged(kept, questionIds[0], { right: false, at: later, chosen: ['a'] }),
  inExam({ kind: 'go', to: 1 }),
  inExam({ kind: 'pause' }),
  inExam(),
  kept => endExam(kept, questionBank, later),
  kept => withGrade(kept, 'term:1', 'Good', new Date(later)),
]

describe('stored progress, whatever it is', () => {
  it('is read or left alone, and never replaced by what could be understood of it', () => {
    fc.assert(
      fc.property(stored, text => {
        browser.kept.set(`${prefix}progress`, text)
        const state = readProgress()
        if (state.kind === 'unreadable') {
          assert.equal(
            changeProgress(progress => ({ ...progress, last: '/x' })),
            false,
          )
          assert.equal(browser.kept.get(`${prefix}progress`), text)
        } else {
          assertReadable(state.progress)
          assert.equal(typeof amountsInWords(amountsOf(state.progress)), 'string')
        }
      }),
      often,
    )
  })

  it('stays readable after anything that a reader does with it', () => {
    fc.assert(
      fc.property(accepted, fc.constantFrom(...deeds), (kept, deed) => assertReadable(deed(kept))),
      often,
    )
  })

  it('has results that can be shown, saved, and led to', () => {
    fc.assert(
      fc.property(accepted, ({ exams, exam }) => {
        for (const { id } of exam ? [...exams, exam] : exams)
          assert.match(examAddress(id) + resultAddress(id), /^[\w.!~*'()%#-]*$/)
        for (const result of exams)
          assert.ok(resultText(result, questionBank) && usefulFilters(result, questionBank))
      }),
      often,
    )
  })
})

describe('progress from a file, whatever it is', () => {
  const fileOf = (progress: unknown) => ({ kind: 'agile-primer-progress', version: 1, progress })
  const anyFile = fc.oneof(
    { weight: 4, arbitrary: almost(everything).map(progress => JSON.stringify(fileOf(progress))) },
    storedText(fileOf(everything)),
  )

  it('is refused in a sentence, or loses nothing of what the reader had', () => {
    fc.assert(
      fc.property(anyFile, text => {
        const reading = readProgressText(text)
        if (reading.kind === 'refused') assert.match(reading.sentence, /^This file .+\.$/s)
        else {
          const merged = mergeProgress(mine, reading.progress)
          assertKept(mine, merged)
          assertKept(reading.progress, merged)
          assertReadable(merged)
          assert.deepEqual(mergeProgress(merged, reading.progress), merged)
          assert.deepEqual(mergeProgress(merged, mine), merged)
        }
      }),
      often,
    )
  })

  it('is refused unread where it is 50 MB large', async () => {
    const file = new Blob([new Uint8Array(50_000_000).fill(0x5b)])
    const reading = await readProgressFile({
      size: file.size,
      text: () => assert.fail('It was opened.'),
    })
    assert.equal(reading.kind, 'refused')
  })

  it('is refused where it is too deep to be stored again', () => {
    const depth = largestFile / 5
    const nest = `${'['.repeat(depth)}${']'.repeat(depth)}`
    for (const part of [`"lessons":{},"later":${nest}`, `"lessons":${nest}`]) {
      const reading = readProgressText(`{"kind":"agile-primer-progress","version":1,"progress":{${part}}}`)
      assert.equal(reading.kind, 'refused')
    }
  })
})
