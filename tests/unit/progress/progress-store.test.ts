import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { withLesson } from '../../../lib/progress/lessons'
import { noProgress } from '../../../lib/progress/progress'
import {
  changeProgress,
  forgetProgress,
  keptText,
  readProgress,
  subscribeToProgress,
} from '../../../lib/progress/progress-store'
import { openBrowser, type FakeBrowser } from './fake-browser'
import { progress, time } from './samples'

const key = 'agile-primer:1:progress'

const mark = (route: string) => changeProgress(before => withLesson(before, route, time))
const unmark = (route: string) => changeProgress(before => withLesson(before, route, undefined))

/** Another tab keeps these lessons, and no word of this one's. */
const elsewhere = (browser: FakeBrowser, ...routes: string[]) =>
  browser.kept.set(key, JSON.stringify({ lessons: Object.fromEntries(routes.map(route => [route, time])) }))

function lessonsNow(): string[] {
  const state = readProgress()
  assert.ok(state.kind !== 'unreadable')
  return Object.keys(state.progress.lessons).sort()
}

const keptLessons = (browser: FakeBrowser): string[] => {
  const kept = JSON.parse(browser.kept.get(key) ?? '{}') as { lessons: object }
  return Object.keys(kept.lessons).sort()
}

// Hooks of a file outside a suite would be those of all files: they run in one process.
describe('the store of progress', () => {
  let browser = openBrowser()
  beforeEach(() => {
    browser = openBrowser()
  })
  afterEach(() => {
    forgetProgress()
    Reflect.deleteProperty(globalThis, 'window')
  })

  describe('the progress on this device', () => {
    it('is nothing at first, and then what was marked', () => {
      assert.deepEqual(readProgress(), { kind: 'ready', progress: noProgress })
      assert.equal(keptText(), undefined)
      assert.equal(mark('/a'), true)
      const marked = { ...noProgress, lessons: { '/a': time }, last: '/a' }
      assert.deepEqual(readProgress(), { kind: 'ready', progress: marked })
      assert.deepEqual(JSON.parse(keptText() ?? ''), marked)
    })

    it('loads what the site kept before it had answers, exams and cards', () => {
      browser.kept.set(key, `{"lessons":{"/a":"${time}"},"last":"/a"}`)
      mark('/b')
      assert.deepEqual(readProgress(), {
        kind: 'ready',
        progress: { ...noProgress, lessons: { '/a': time, '/b': time }, last: '/b' },
      })
    })

    it('stays the same object as long as nothing changes, and is not written', () => {
      mark('/a')
      assert.equal(readProgress(), readProgress())
      browser.refuses = 'writing'
      assert.equal(
        changeProgress(same => same),
        true,
      )
      assert.equal(readProgress().kind, 'ready')
    })

    it('keeps what another tab has marked in the meantime', () => {
      readProgress()
      elsewhere(browser, '/other')
      mark('/a')
      assert.deepEqual(keptLessons(browser), ['/a', '/other'])
    })

    for (const text of ['{"lessons":', '{"lessons":[1]}', '{"lessons":[]}', '"foreign"', '', 'null']) {
      it(`does not write over ${text || 'an empty text'}`, () => {
        browser.kept.set(key, text)
        assert.deepEqual(readProgress(), { kind: 'unreadable' })
        assert.equal(mark('/a'), false)
        assert.equal(browser.kept.get(key), text)
        assert.equal(keptText(), text)
      })
    }

    it('reports changes here and in other tabs, until unsubscribed', () => {
      let calls = 0
      const stop = subscribeToProgress(() => (calls += 1))
      mark('/a')
      browser.tell(key)
      browser.tell(null)
      browser.tell('something-else')
      forgetProgress()
      assert.equal(calls, 4)
      stop()
      browser.tell(key)
      mark('/b')
      assert.equal(calls, 4)
    })
  })

  for (const refusal of ['writing', 'reading'] as const) {
    describe(`where the browser refuses ${refusal}`, () => {
      it('remembers as long as the page is open, and says that it is not kept', () => {
        browser.refuses = refusal
        assert.equal(mark('/a'), false)
        assert.equal(mark('/b'), false)
        const marked = { ...noProgress, lessons: { '/a': time, '/b': time }, last: '/b' }
        assert.deepEqual(readProgress(), { kind: 'forbidden', progress: marked })
        assert.equal(readProgress(), readProgress())
        assert.equal(browser.kept.size, 0)
      })

      it('stores all of it once the browser allows it again, along with what another tab stored', () => {
        browser.refuses = refusal
        mark('/a')
        browser.refuses = 'nothing'
        elsewhere(browser, '/other')
        assert.deepEqual(lessonsNow(), ['/a', '/other'])
        assert.equal(mark('/b'), true)
        assert.equal(readProgress().kind, 'ready')
        assert.deepEqual(keptLessons(browser), ['/a', '/b', '/other'])
      })

      it('forgets what it remembered', () => {
        browser.refuses = refusal
        mark('/a')
        assert.equal(forgetProgress(), true)
        assert.deepEqual(lessonsNow(), [])
      })
    })
  }

  describe('where the storage is full', () => {
    it('takes a mark back, though it is still kept', () => {
      mark('/a')
      mark('/b')
      browser.refuses = 'writing'
      assert.equal(unmark('/a'), false)
      assert.deepEqual(lessonsNow(), ['/b'])
      assert.deepEqual(keptLessons(browser), ['/a', '/b'])
      browser.refuses = 'nothing'
      mark('/c')
      assert.deepEqual(keptLessons(browser), ['/b', '/c'])
    })
  })

  it('says from the beginning that nothing can be read, with nothing to show', () => {
    browser.refuses = 'reading'
    assert.deepEqual(readProgress(), { kind: 'forbidden', progress: noProgress })
  })

  describe('forgetting', () => {
    for (const text of [JSON.stringify(progress), '{"lessons":']) {
      it(`leaves nothing of ${text.slice(0, 12)}, and nothing else is touched`, () => {
        browser.kept.set(key, text)
        browser.kept.set('theme', 'dark')
        assert.equal(forgetProgress(), true)
        assert.deepEqual(readProgress(), { kind: 'ready', progress: noProgress })
        assert.deepEqual([...browser.kept], [['theme', 'dark']])
      })
    }
  })
})
