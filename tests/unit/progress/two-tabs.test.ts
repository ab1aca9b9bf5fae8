import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { withLesson } from '../../../lib/progress/lessons'
import { noProgress } from '../../../lib/progress/progress'
import * as here from '../../../lib/progress/progress-store'
import { openBrowser } from './fake-browser'
import { time } from './samples'

// A module of another address has its own memory, as the same page in another tab has.
const address = new URL('../../../lib/progress/progress-store.ts?there', import.meta.url).href
const there = (await import(address)) as typeof here

const mark = (tab: typeof here, route: string) =>
  tab.changeProgress(before => withLesson(before, route, time))

/** The lessons that the browser keeps, as either tab reads them. */
function kept(): string[] {
  const state = here.readProgress()
  assert.ok(state.kind === 'ready')
  assert.deepEqual(there.readProgress(), state)
  return Object.keys(state.progress.lessons).sort()
}

// Hooks of a file outside a suite would be those of all files: they run in one process.
describe('progress in two tabs', () => {
  let browser = openBrowser()
  beforeEach(() => {
    browser = openBrowser()
  })
  afterEach(() => {
    here.forgetProgress()
    Reflect.deleteProperty(globalThis, 'window')
  })

  describe('two tabs', () => {
    it("don't overwrite each other, whichever looked first", () => {
      for (const route of ['/a', '/b', '/c']) {
        here.readProgress()
        there.readProgress()
        mark(here, route)
        mark(there, `${route}-there`)
      }
      assert.deepEqual(kept(), ['/a', '/a-there', '/b', '/b-there', '/c', '/c-there'])
    })

    it('do not bring back what the other has taken away', () => {
      mark(here, '/a')
      assert.equal(there.readProgress().kind, 'ready')
      here.changeProgress(before => withLesson(before, '/a', undefined))
      mark(there, '/b')
      assert.deepEqual(kept(), ['/b'])
      here.forgetProgress()
      mark(there, '/c')
      assert.deepEqual(kept(), ['/c'])
    })

    it("keep what one couldn't store for a while along with what the other did", () => {
      browser.refuses = 'writing'
      mark(here, '/a')
      assert.deepEqual(there.readProgress(), { kind: 'ready', progress: noProgress })
      browser.refuses = 'nothing'
      mark(there, '/b')
      mark(here, '/c')
      assert.deepEqual(kept(), ['/a', '/b', '/c'])
    })
  })
})
