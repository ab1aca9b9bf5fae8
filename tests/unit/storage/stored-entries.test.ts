import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import { localKeys, prefix, sessionKeys } from '../../../lib/storage/browser-storage'
import { storedEntries } from '../../../data/stored-entries'
import { filesUnder } from '../../../tooling/tasks/files-under'
import { someSettings } from '../site/some-settings'

const root = path.resolve(import.meta.dirname, '../../..')
const namesOf = (settings: object) =>
  storedEntries({ ...someSettings, ...settings }).map(({ name, storage }) => `${name}, ${storage}`)

const everything = {
  exitIntent: 'when-asked',
  offline: true,
  darkMode: 'system',
  locales: [1, 2],
  banner: { key: 'planting', dismissible: true },
}

describe('the list of what the site keeps', () => {
  it('has every key of its storage, in its storage', () => {
    const names = namesOf(everything)
    for (const key of sessionKeys) assert.ok(names.includes(`${prefix}${key}, session storage`), key)
    for (const key of localKeys) assert.ok(names.includes(`${prefix}${key}, local storage`), key)
    const stored = names.filter(name => name.startsWith(prefix) && !name.endsWith(', cache storage'))
    assert.equal(stored.length, sessionKeys.length + localKeys.length)
  })

  it('has what the settings allow, and nothing else', () => {
    const least = {
      exitIntent: 'at-once',
      offline: false,
      darkMode: false,
      locales: [1],
      banner: { key: 'x', dismissible: false },
    }
    const added = namesOf(everything).filter(name => !namesOf(least).includes(name))
    assert.deepEqual(added, [
      '/sw.js, service workers',
      `${prefix}pages, cache storage`,
      `${prefix}files, cache storage`,
      `${prefix}course-*, cache storage`,
      `${prefix}saved-course, local storage`,
      'planting, local storage',
      `${prefix}handbook-offer, local storage`,
      'theme, local storage',
      'NEXT_LOCALE, cookie',
    ])
  })

  it('are complete: no other code stores anything', () => {
    const keeps = /\b(?:local|session)Storage\b|\bdocument\.cookie\b|\bindexedDB\b|\bcaches\.open\b/
    const files = ['browser', 'components', 'lib', 'pages']
      .flatMap(folder => filesUnder(root, folder))
      .filter(file => /\.(tsx?|mdx)$/.test(file) && keeps.test(readFileSync(path.join(root, file), 'utf8')))
    // Tabs keep which one was chosen where an author names the key; tests/site/legal.spec.ts holds that none does.
    assert.deepEqual(files, [
      'browser/features/banner.ts',
      'browser/features/choices.ts',
      'browser/first.ts',
      'browser/offline/answers.ts',
      'browser/offline/fill-course.ts',
      'browser/offline/offline-answer.ts',
      'browser/offline/renew.ts',
      'browser/saved-course.ts',
      'browser/theme.ts',
      'lib/storage/browser-storage.ts',
    ])
  })
})
