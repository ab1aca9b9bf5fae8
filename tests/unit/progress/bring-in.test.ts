import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { bringIn } from '../../../lib/progress/bring-in'
import { noProgress } from '../../../lib/progress/progress'
import { progressFileText } from '../../../lib/progress/progress-file'
import { changeProgress, forgetProgress, keptText, readProgress } from '../../../lib/progress/progress-store'
import type { Progress } from '../../../lib/progress/shape'
import { openBrowser } from './fake-browser'
import { attempt, card, later, progress, result, time } from './samples'

const fileOf = (saved: Progress) => new Blob([progressFileText(saved, new Date(time))])
const here = (now: Progress) => changeProgress(() => now)

// Hooks of a file outside a suite would be those of all files: they run in one process.
describe('a file of progress', () => {
  let browser = openBrowser()
  beforeEach(() => {
    browser = openBrowser()
  })
  afterEach(() => {
    forgetProgress()
    Reflect.deleteProperty(globalThis, 'window')
  })

  describe('bringing in a file', () => {
    it('brings all of it to a device that knows nothing, and says how much', async () => {
      assert.deepEqual(await bringIn(fileOf(progress)), {
        isDone: true,
        sentence:
          'Loaded: 2 lessons marked as read, 1 exam taken, 1 exam under way, 2 answers to questions and 1 flashcard started.',
      })
      assert.deepEqual(readProgress(), { kind: 'ready', progress })
    })

    it('tells the parts of the page that sleep until there is something to show', async () => {
      let kept: string | undefined
      window.addEventListener('storage', () => (kept = keptText()))
      await bringIn(fileOf(progress))
      assert.ok(kept)
    })

    it('counts the card of a question with its answer, and not as a flashcard', async () => {
      const { sentence } = await bringIn(fileOf({ ...noProgress, cards: { a: card, 'question:a': card } }))
      assert.equal(sentence, 'Loaded: 1 flashcard started.')
    })

    it('counts nothing twice', async () => {
      here(progress)
      const { sentence } = await bringIn(fileOf(progress))
      assert.equal(sentence, 'Everything in this file was already here.')
      assert.deepEqual(readProgress(), { kind: 'ready', progress })
    })

    it('counts what the file knows better, and keeps what is known here', async () => {
      here({ ...noProgress, answers: { a: { right: false, at: time } }, lessons: { '/a': later } })
      const answers = { a: { right: true, at: later } }
      const { sentence } = await bringIn(fileOf({ ...noProgress, answers, lessons: { '/a': time } }))
      assert.equal(sentence, 'Loaded: 1 answer to a question.')
      assert.deepEqual(readProgress(), {
        kind: 'ready',
        progress: {
          ...noProgress,
          answers: { a: { right: true, at: later, first: { right: false, at: time } } },
          lessons: { '/a': later },
        },
      })
    })

    it('leaves an exam under way here, and says that the one of the file was left out', async () => {
      here({ ...noProgress, exam: { ...attempt, id: 'mine' } })
      const { sentence } = await bringIn(
        fileOf({ ...noProgress, exam: attempt, exams: [result], cards: { a: card } }),
      )
      assert.equal(
        sentence,
        'Loaded: 1 exam taken and 1 flashcard started. The exam under way in the file was left out, because you have one under way here.',
      )
      const state = readProgress()
      assert.equal(state.kind === 'ready' && state.progress.exam?.id, 'mine')
    })

    it('changes nothing for a file that cannot be read', async () => {
      here(progress)
      const before = keptText()
      const outcome = await bringIn(new Blob(['{']))
      assert.equal(outcome.isDone, false)
      assert.match(outcome.sentence, /isn’t JSON.*\. Nothing was changed\.$/)
      assert.equal(keptText(), before)
    })

    it('adds nothing to what cannot be read', async () => {
      browser.kept.set('agile-primer:1:progress', '{"lessons":')
      const outcome = await bringIn(fileOf(progress))
      assert.equal(outcome.isDone, false)
      assert.match(outcome.sentence, /Save it, reset, and then load your file/)
      assert.equal(keptText(), '{"lessons":')
    })

    it('says that it lasts only as long as the page, where nothing can be kept', async () => {
      browser.refuses = 'writing'
      const outcome = await bringIn(fileOf({ ...noProgress, lessons: { '/a': time } }))
      assert.equal(outcome.isDone, true)
      assert.match(outcome.sentence, /^Loaded: 1 lesson marked as read\. Your browser doesn’t store it/)
      const state = readProgress()
      assert.ok(state.kind === 'forbidden')
      assert.deepEqual(state.progress.lessons, { '/a': time })
    })
  })
})
