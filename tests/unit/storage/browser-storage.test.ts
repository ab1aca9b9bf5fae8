import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, it } from 'node:test'
import {
  localKeys,
  prefix,
  readSession,
  sessionKeys,
  writeSession,
} from '../../../lib/storage/browser-storage'

/** Puts a window with this session storage in place. */
function useWindow(window: object): Map<string, string> {
  const kept = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
  Reflect.set(
    globalThis,
    'window',
    Object.defineProperties({ sessionStorage }, Object.getOwnPropertyDescriptors(window)),
  )
  return kept
}

const refuse = () => {
  throw new Error('SecurityError')
}

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

describe('the list of what the site keeps, in its cookie policy', () => {
  const policy = readFileSync(path.resolve(import.meta.dirname, '../../../pages/cookie-policy.mdx'), 'utf8')

  for (const [place, keys] of [
    ['session storage', sessionKeys],
    ['local storage', localKeys],
  ] as const) {
    for (const key of keys) {
      it(`names ${key}, and says that it is in ${place}`, () =>
        assert.ok(policy.includes(`| \`${prefix}${key}\`, ${place} |`)))
    }
  }
})
