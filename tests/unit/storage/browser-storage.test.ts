import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import {
  localText,
  onLocalChange,
  parseKept,
  readSession,
  removeLocal,
  writeLocal,
  writeSession,
} from '../../../lib/storage/browser-storage'

/** Puts a window with storages in place, and what is given instead of them. Returns what is kept in both. */
function useWindow(window: object): Map<string, string> {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  const storages = { sessionStorage: storage, localStorage: storage }
  Reflect.set(
    globalThis,
    'window',
    Object.defineProperties(storages, Object.getOwnPropertyDescriptors(window)),
  )
  return kept
}

const refuse = () => {
  throw new Error('SecurityError')
}

describe('the storage of the browser', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'window'))

  describe('the storage of the session', () => {
    it('gives back what was kept, under a key with the version', () => {
      const kept = useWindow({})
      writeSession('sidebar-folders', { '/scrum': true })
      assert.deepEqual([...kept], [['agile-primer:1:sidebar-folders', '{"/scrum":true}']])
      assert.deepEqual(readSession('sidebar-folders'), { '/scrum': true })
    })

    it('has nothing under a key that was not kept, or was kept by another version', () => {
      const kept = useWindow({})
      kept.set('agile-primer:0:sidebar-folders', '{"/scrum":true}')
      assert.equal(readSession('sidebar-folders'), null)
    })

    it('counts what cannot be read as absent, and leaves it', () => {
      const kept = useWindow({})
      kept.set('agile-primer:1:sidebar-folders', '{broken')
      assert.equal(readSession('sidebar-folders'), null)
      assert.equal(kept.get('agile-primer:1:sidebar-folders'), '{broken')
    })

    for (const [what, window] of [
      ['whose methods throw', { sessionStorage: { getItem: refuse, setItem: refuse } }],
      ['that throws when it is asked for', Object.defineProperty({}, 'sessionStorage', { get: refuse })],
    ] as const) {
      it(`breaks nothing with a storage ${what}`, () => {
        useWindow(window)
        assert.doesNotThrow(() => writeSession('sidebar-folders', {}))
        assert.equal(readSession('sidebar-folders'), null)
      })
    }
  })

  describe('the storage of the device', () => {
    it('gives back what was kept, under a key with the version, until it is forgotten', () => {
      const kept = useWindow({})
      assert.deepEqual(parseKept(localText('progress')), { kind: 'nothing' })
      assert.equal(writeLocal('progress', { lessons: {} }), true)
      assert.deepEqual([...kept], [['agile-primer:1:progress', '{"lessons":{}}']])
      assert.deepEqual(parseKept(localText('progress')), { kind: 'value', value: { lessons: {} } })
      removeLocal('progress')
      assert.deepEqual([...kept], [])
    })

    it('distinguishes invalid JSON from nothing', () => {
      useWindow({}).set('agile-primer:1:progress', '{broken')
      assert.equal(localText('progress'), '{broken')
      assert.deepEqual(parseKept(localText('progress')), { kind: 'damaged' })
    })

    for (const [what, window] of [
      ['whose methods throw', { localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } }],
      ['that throws when it is asked for', Object.defineProperty({}, 'localStorage', { get: refuse })],
    ] as const) {
      it(`breaks nothing with a storage ${what}, and says so`, () => {
        useWindow(window)
        assert.equal(writeLocal('progress', {}), false)
        assert.deepEqual(parseKept(localText('progress')), { kind: 'forbidden' })
        assert.doesNotThrow(() => removeLocal('progress'))
      })
    }

    it('tells of changes in other tabs, to its own key or to all', () => {
      const target = new EventTarget()
      useWindow({
        addEventListener: target.addEventListener.bind(target),
        removeEventListener: target.removeEventListener.bind(target),
      })
      let calls = 0
      const stop = onLocalChange('progress', () => (calls += 1))
      const tell = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }))
      tell('agile-primer:1:progress')
      tell(null)
      tell('theme')
      assert.equal(calls, 2)
      stop()
      tell(null)
      assert.equal(calls, 2)
    })
  })
})
