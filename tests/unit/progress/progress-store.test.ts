import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { withLesson } from '../../../lib/progress/progress'
import { changeProgress, readProgress, subscribeToProgress } from '../../../lib/progress/progress-store'

const key = 'agile-primer:1:progress'
const time = '2026-11-21T10:00:00.000Z'

/** A browser with its storage; `tell` sends the event of a change in another tab. */
function openBrowser(refuses: 'nothing' | 'writing' | 'reading' = 'nothing') {
  const kept = new Map<string, string>()
  const target = new EventTarget()
  const refuse = () => {
    throw new Error('SecurityError')
  }
  const localStorage = {
    getItem: (name: string) => (refuses === 'reading' ? refuse() : (kept.get(name) ?? null)),
    setItem: (name: string, value: string) => {
      if (refuses !== 'nothing') refuse()
      kept.set(name, value)
    },
  }
  Reflect.set(globalThis, 'window', {
    localStorage,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  })
  const tell = (changed: string | null) =>
    target.dispatchEvent(Object.assign(new Event('storage'), { key: changed }))
  return { kept, tell }
}

const mark = (route: string) => changeProgress(progress => withLesson(progress, route, time))

let browser = openBrowser()
beforeEach(() => {
  browser = openBrowser()
})
afterEach(() => Reflect.deleteProperty(globalThis, 'window'))

describe('the progress on this device', () => {
  it('is nothing at first, and then what was marked', () => {
    assert.deepEqual(readProgress(), { kind: 'ready', progress: { lessons: {} } })
    assert.equal(mark('/a'), true)
    assert.deepEqual(readProgress(), { kind: 'ready', progress: { lessons: { '/a': time }, last: '/a' } })
    assert.equal(browser.kept.get(key), `{"lessons":{"/a":"${time}"},"last":"/a"}`)
  })

  it('stays the same object as long as nothing changes', () => {
    mark('/a')
    assert.equal(readProgress(), readProgress())
  })

  it('keeps what another tab has marked in the meantime', () => {
    readProgress()
    browser.kept.set(key, JSON.stringify({ lessons: { '/other': time } }))
    mark('/a')
    assert.deepEqual(JSON.parse(browser.kept.get(key) ?? ''), {
      lessons: { '/other': time, '/a': time },
      last: '/a',
    })
  })

  for (const text of ['{"lessons":', '{"lessons":[1]}', '"foreign"']) {
    it(`does not write over ${text}`, () => {
      browser.kept.set(key, text)
      assert.deepEqual(readProgress(), { kind: 'unreadable' })
      assert.equal(mark('/a'), false)
      assert.equal(browser.kept.get(key), text)
    })
  }

  it('says so where nothing can be read, or kept', () => {
    openBrowser('reading')
    assert.deepEqual(readProgress(), { kind: 'forbidden' })
    assert.equal(mark('/a'), false)
    openBrowser('writing')
    assert.equal(mark('/a'), false)
  })

  it('tells of changes here and in other tabs, until nobody listens', () => {
    let calls = 0
    const stop = subscribeToProgress(() => (calls += 1))
    mark('/a')
    browser.tell(key)
    browser.tell(null)
    browser.tell('something-else')
    assert.equal(calls, 3)
    stop()
    browser.tell(key)
    mark('/b')
    assert.equal(calls, 3)
  })
})
