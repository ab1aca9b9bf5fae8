import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import type * as Favorites from '../../../lib/team-names/favorites'
import { openBrowser } from '../progress/fake-browser'

const key = 'agile-primer:1:favorite-names'

/** The module as it is on a page that has just been opened. */
let opened = 0
const open = async () =>
  (await import(`../../../lib/team-names/favorites?page=${(opened += 1)}`)) as typeof Favorites

// Hooks of a file outside a suite would be those of all files: they run in one process.
describe('the store of favorite names', () => {
  let browser = openBrowser()
  beforeEach(() => {
    browser = openBrowser()
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'window')
  })

  describe('favorite names', () => {
    it('are kept on the device in the order in which they were marked', async () => {
      const { toggleFavorite } = await open()
      toggleFavorite('Swift Otters')
      toggleFavorite('Otter Crew')
      assert.equal(browser.kept.get(key), '["Swift Otters","Otter Crew"]')
      const later = await open()
      assert.deepEqual(later.favoritesStore.read(), { names: ['Swift Otters', 'Otter Crew'], isKept: true })
    })

    it('leave nothing behind when the last mark is taken off', async () => {
      const { favoritesStore, toggleFavorite } = await open()
      toggleFavorite('Swift Otters')
      toggleFavorite('Swift Otters')
      assert.deepEqual(favoritesStore.read().names, [])
      assert.equal(browser.kept.size, 0)
    })

    it('are not more than one can choose from', async () => {
      const { mostFavorites, favoritesStore, toggleFavorite } = await open()
      for (let number = 0; number < mostFavorites; number += 1)
        assert.equal(toggleFavorite(`Name ${number}`), true)
      assert.equal(toggleFavorite('One more'), false)
      assert.equal(favoritesStore.read().names.length, mostFavorites)
      assert.equal(toggleFavorite('Name 0'), true)
    })

    it('last as long as the page where the browser keeps nothing', async () => {
      const { favoritesStore, toggleFavorite } = await open()
      browser.refuses = 'writing'
      toggleFavorite('Swift Otters')
      assert.deepEqual(favoritesStore.read(), { names: ['Swift Otters'], isKept: false })
      toggleFavorite('Otter Crew')
      toggleFavorite('Swift Otters')
      assert.deepEqual(favoritesStore.read().names, ['Otter Crew'])
      assert.equal((await open()).favoritesStore.read().names.length, 0)
    })

    it('leave alone what they cannot read', async () => {
      for (const kept of ['{"a":', '{"a":1}', '[1]']) {
        browser.kept.set(key, kept)
        const { favoritesStore, toggleFavorite } = await open()
        toggleFavorite('Swift Otters')
        assert.deepEqual(favoritesStore.read(), { names: ['Swift Otters'], isKept: false })
        assert.equal(browser.kept.get(key), kept)
      }
    })

    it('tell of changes here and in other tabs', async () => {
      const { favoritesStore, toggleFavorite } = await open()
      let calls = 0
      const stop = favoritesStore.subscribe(() => (calls += 1))
      toggleFavorite('Swift Otters')
      browser.tell(key)
      browser.tell('agile-primer:1:progress')
      assert.equal(calls, 2)
      stop()
      toggleFavorite('Otter Crew')
      assert.equal(calls, 2)
    })
  })
})
