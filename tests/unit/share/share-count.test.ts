import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { shareCount, type JsonpWindow, type ShareCountSource } from '../../../lib/share/share-count'

interface FakeScript {
  src: string
  onerror?: () => void
  remove: () => void
}

const source: ShareCountSource = {
  url: (pageUrl, callback) =>
    `https://counts.example/?url=${encodeURIComponent(pageUrl)}&callback=${callback}`,
  countOf: answer => (answer as { shares: number | undefined }).shares,
}

/** A window that keeps the scripts that are in its document, and loads none of them. */
function fakeWindow() {
  const scripts: FakeScript[] = []
  const createElement = (): FakeScript => {
    const script: FakeScript = { src: '', remove: () => void scripts.splice(scripts.indexOf(script), 1) }
    return script
  }
  const document = { createElement, head: { append: (script: FakeScript) => scripts.push(script) } }
  const cleared: unknown[] = []
  const stop = (timer: NodeJS.Timeout) => {
    cleared.push(timer)
    clearTimeout(timer)
  }
  const host = { document, setTimeout, clearTimeout: stop } as unknown as JsonpWindow
  const callbacks = () => Object.keys(host).filter(key => key.startsWith('shareCount'))
  const answer = (value: unknown) => {
    const callback = new URL(scripts[0]?.src ?? '').searchParams.get('callback') ?? ''
    ;(host[callback] as (value: unknown) => void)(value)
  }
  const assertClean = () => {
    assert.deepEqual(callbacks(), [])
    assert.deepEqual(scripts, [])
  }
  return { host, scripts, callbacks, answer, cleared, assertClean }
}

describe('shareCount', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
  afterEach(() => mock.timers.reset())

  it('asks by a script that names a callback, and resolves to the count', async () => {
    const { host, scripts, callbacks, answer, assertClean } = fakeWindow()
    const count = shareCount('https://agile.example/a b', source, host)
    const [callback] = callbacks()
    assert.equal(
      scripts[0]?.src,
      `https://counts.example/?url=https%3A%2F%2Fagile.example%2Fa%20b&callback=${callback}`,
    )
    answer({ shares: 12 })
    assert.equal(await count, 12)
    assertClean()
  })

  it('gives up after 60 seconds and not before', async () => {
    const { host, callbacks, assertClean } = fakeWindow()
    const count = shareCount('https://agile.example', source, host)
    mock.timers.tick(59_999)
    assert.equal(callbacks().length, 1)
    mock.timers.tick(1)
    assertClean()
    await assert.rejects(count, { message: 'No share count within 60 seconds.' })
  })

  it('stops the clock once it has an answer', async () => {
    const { host, answer, cleared } = fakeWindow()
    const count = shareCount('https://agile.example', source, host)
    answer({ shares: 0 })
    assert.equal(await count, 0)
    assert.equal(cleared.length, 1)
  })

  it('rejects when the script cannot be loaded', async () => {
    const { host, scripts, assertClean } = fakeWindow()
    const count = shareCount('https://agile.example', source, host)
    scripts[0]?.onerror?.()
    assertClean()
    await assert.rejects(count, { message: 'The share count could not be loaded.' })
  })

  it('rejects an answer without a count, also where reading it throws', async () => {
    for (const wrong of [{ likes: 3 }, null]) {
      const { host, answer, assertClean } = fakeWindow()
      const count = shareCount('https://agile.example', source, host)
      answer(wrong)
      assertClean()
      await assert.rejects(count, { message: 'The answer holds no share count.' })
    }
  })

  it('keeps two questions at once apart', async () => {
    const { host, callbacks } = fakeWindow()
    const both = [
      shareCount('https://a.example', source, host),
      shareCount('https://b.example', source, host),
    ]
    const [first, second] = callbacks().map(name => host[name] as (value: unknown) => void)
    second?.({ shares: 2 })
    first?.({ shares: 1 })
    assert.deepEqual(await Promise.all(both), [1, 2])
  })
})
