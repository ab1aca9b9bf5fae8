import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import * as z from 'zod/mini'
import { bringIn } from '../../../lib/progress/bring-in'
import { noProgress } from '../../../lib/progress/progress'
import { progressFileText, readProgressText } from '../../../lib/progress/progress-file'
import { prefix } from '../../../lib/storage/browser-storage'
import { allKeptTools, bringInTools, toolStore } from '../../../lib/tools/kept'
import { mergeKept } from '../../../lib/tools/kept-shape'
import { openBrowser } from '../progress/fake-browser'

const [early, late] = ['2026-03-01T08:00:00.000Z', '2026-03-09T08:00:00.000Z']
const newStore = () => toolStore('tool-forecast', z.object({ text: z.string() }))
const name = `${prefix}tool-forecast`
const [mine, other] = [{ text: 'mine' }, { text: 'other' }]

describe("a tool's data on the device", () => {
  let browser = openBrowser()
  beforeEach(() => {
    browser = openBrowser()
  })
  afterEach(() => Reflect.deleteProperty(globalThis, 'window'))

  it('are there again, and gone when cleared', () => {
    newStore().keep(mine)
    const store = newStore()
    assert.deepEqual(store.read().data, mine)
    store.clear()
    assert.deepEqual(newStore().read(), { data: undefined, kind: 'kept' })
  })

  it('stay as the earlier ones where a link replaces them, and change places', () => {
    const store = newStore()
    store.keep(mine)
    store.keep(other, { putAside: true })
    assert.deepEqual([store.read().data, store.read().earlier?.data], [other, mine])
    store.keep({ text: 'changed' })
    assert.deepEqual(store.read().earlier?.data, mine)
    store.swap()
    assert.deepEqual([store.read().data, store.read().earlier?.data], [mine, { text: 'changed' }])
  })

  it('last as long as the page where the browser refuses', () => {
    browser.refuses = 'writing'
    const store = newStore()
    assert.equal(store.keep(mine), false)
    assert.deepEqual([store.read().data, store.read().kind], [mine, 'forbidden'])
    assert.equal(browser.kept.size, 0)
  })

  for (const damaged of ['{', '"text"', `{"at":"${early}","data":{"text":1}}`])
    it(`are left alone where they can't be read: ${damaged}`, () => {
      browser.kept.set(name, damaged)
      const store = newStore()
      assert.equal(store.read().kind, 'damaged')
      store.keep(mine)
      store.keep(other)
      assert.deepEqual(store.read().data, other)
      assert.equal(browser.kept.get(name), damaged)
      store.clear()
      store.keep(mine)
      assert.deepEqual(newStore().read().data, mine)
    })

  it('are in the progress file and come back from it, on a device without any', async () => {
    newStore().keep(mine)
    const file = progressFileText(noProgress, new Date(late), allKeptTools())
    browser.kept.clear()
    const { sentence } = await bringIn(new Blob([file]))
    assert.equal(sentence, 'Loaded: 1 tool’s data.')
    assert.deepEqual(newStore().read().data, mine)
    assert.equal((await bringIn(new Blob([file]))).sentence, 'Everything in this file was already here.')
  })

  it('are put aside by later ones of a file, and put earlier ones aside; nothing is lost', () => {
    browser.kept.set(name, JSON.stringify({ data: mine, at: early }))
    assert.deepEqual(bringInTools({ 'tool-forecast': { data: other, at: late } }), { count: 1, isKept: true })
    assert.deepEqual([newStore().read().data, newStore().read().earlier?.data], [other, mine])
    browser.kept.set(name, JSON.stringify({ data: mine, at: late }))
    bringInTools({ 'tool-forecast': { data: other, at: early } })
    assert.deepEqual([newStore().read().data, newStore().read().earlier?.data], [mine, other])
  })

  it("of a file never replace what can't be read, and those of unknown tools are left out", () => {
    browser.kept.set(name, '{')
    const theirs = { data: other, at: late }
    assert.deepEqual(bringInTools({ 'tool-forecast': theirs, 'tool-of-tomorrow': theirs }), {
      count: 0,
      isKept: true,
    })
    assert.equal(browser.kept.get(name), '{')
    assert.equal(browser.kept.size, 1)
  })
})

it('a file with damaged data of a tool is refused with a sentence', () => {
  const reading = readProgressText(
    JSON.stringify({
      kind: 'agile-primer-progress',
      version: 1,
      progress: noProgress,
      tools: { 'tool-metrics': 3 },
    }),
  )
  assert.ok(reading.kind === 'refused')
  assert.match(reading.sentence, /the data of the tools can’t be read/)
})

it('merging the same again changes nothing', () => {
  const kept = { data: mine, at: early }
  assert.equal(mergeKept(kept, { data: { text: 'mine' }, at: late }), kept)
  const merged = mergeKept(kept, { data: other, at: late })
  assert.equal(mergeKept(merged, kept), merged)
  assert.equal(mergeKept(merged, { data: other, at: late }), merged)
})
