import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { searchWords } from '../../../data/search-words'
import { createEngine, type Engine } from '../../../lib/search/engine'
import type { FromWorker } from '../../../lib/search/messages'
import { createWorkerLoop } from '../../../lib/search/worker-loop'

const titles = new TextEncoder().encode('[["/scrum","Scrum","",["Sprint Goal"]]]').buffer
const text = '{"/scrum":{"title":"Scrum","data":{"":"A framework."}}}'

function loopWith(fetchText: () => Promise<string>) {
  const said: FromWorker[] = []
  const tell = createWorkerLoop({
    engine: createEngine(searchWords),
    say: message => said.push(message),
    fetchText,
  })
  const types = () => said.map(message => message.type)
  return { said, tell, types }
}
/** Lets so many milliseconds pass, with what is fetched in them. */
async function pass(milliseconds: number): Promise<void> {
  await new Promise(resolve => setImmediate(resolve))
  mock.timers.tick(0)
  // In steps, as a timer that is set in one runs in the next.
  for (let passed = 0; passed < milliseconds; passed += 10) mock.timers.tick(10)
}

describe("The search's worker", () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
  afterEach(() => mock.timers.reset())

  it('answers what was asked before the titles came', () => {
    const { said, tell, types } = loopWith(() => Promise.resolve(text))
    tell({ type: 'query', query: 'goal', isKnown: false, looksAhead: true })
    assert.deepEqual(types(), [])
    tell({ type: 'titles', bytes: titles })
    assert.equal(
      said[0]?.type === 'answer' && said[0].answer.pages[0]?.sections[0]?.url,
      '/scrum#sprint-goal',
    )
  })

  it('answers the last query anew when the text has come', async () => {
    const { tell, said, types } = loopWith(() => Promise.resolve(text))
    tell({ type: 'query', query: 'framework', isKnown: false, looksAhead: true })
    tell({ type: 'text', url: '/text.json' })
    await pass(200)
    assert.deepEqual(types().slice(0, 2), ['loaded', 'answer'])
    assert.equal(
      said.some(message => message.type === 'answer' && message.answer.isComplete),
      true,
    )
  })

  it('says that the text failed, and takes it when it comes the next time', async () => {
    let tries = 0
    const { tell, types } = loopWith(() =>
      tries++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve(text),
    )
    tell({ type: 'text', url: '/text.json' })
    await pass(0)
    tell({ type: 'text', url: '/text.json' })
    await pass(0)
    assert.deepEqual(types(), ['failed', 'loaded'])
  })

  it('takes a page that is no index for a failure', async () => {
    const { tell, types } = loopWith(() => Promise.resolve('<!DOCTYPE html>'))
    tell({ type: 'text', url: '/text.json' })
    await pass(0)
    assert.deepEqual(types(), ['failed'])
  })

  it('warms up while nobody asks, and says nothing of it', async () => {
    const unwarmed = createEngine(searchWords)
    const asked: string[] = []
    const engine: Engine = {
      ...unwarmed,
      answer(query) {
        asked.push(query)
        return unwarmed.answer(query)
      },
    }
    const said: FromWorker[] = []
    const tell = createWorkerLoop({
      engine,
      say: message => said.push(message),
      fetchText: () => Promise.resolve(text),
    })
    tell({ type: 'titles', bytes: titles })
    tell({ type: 'query', query: 'goal', isKnown: false, looksAhead: true })
    await pass(50)
    // The first of them was there before the key.
    assert.deepEqual(asked.slice(0, 2), ['s', 'goal'])
    assert.equal(asked.includes('scru'), false)
    asked.length = 0
    said.length = 0
    tell({ type: 'query', query: '', isKnown: false, looksAhead: true })
    tell({ type: 'titles', bytes: titles })
    await pass(50)
    assert.deepEqual(asked, ['s', 'sc', 'scr', 'scru', 'p'])
    assert.deepEqual(said, [])
  })

  it('does not answer anew what the page has beforehand', async () => {
    const { tell, types } = loopWith(() => Promise.resolve(text))
    tell({ type: 'titles', bytes: titles })
    tell({ type: 'query', query: 'spr', isKnown: false, looksAhead: true })
    await pass(50)
    const before = types().filter(type => type === 'answer').length
    assert.equal(types().includes('foreseen'), true)
    tell({ type: 'query', query: 'spri', isKnown: true, looksAhead: true })
    assert.equal(types().filter(type => type === 'answer').length, before)
    tell({ type: 'query', query: 'sprint g', isKnown: true, looksAhead: true })
    assert.equal(types().filter(type => type === 'answer').length, before + 1)
  })

  it('does not look ahead before the page wants it', async () => {
    const { tell, types } = loopWith(() => Promise.resolve(text))
    tell({ type: 'titles', bytes: titles })
    tell({ type: 'query', query: 'spr', isKnown: false, looksAhead: false })
    await pass(50)
    assert.deepEqual(types(), ['answer'])
  })

  it('answers anew what the page has without the text', async () => {
    const { tell, said } = loopWith(() => Promise.resolve(text))
    tell({ type: 'titles', bytes: titles })
    tell({ type: 'query', query: 'spr', isKnown: false, looksAhead: true })
    await pass(50)
    tell({ type: 'text', url: '/text.json' })
    await pass(1000)
    tell({ type: 'query', query: 'spri', isKnown: true, looksAhead: true })
    const last = said.findLast(message => message.type === 'answer')
    assert.deepEqual([last?.answer.query, last?.answer.isComplete], ['spri', true])
  })

  it('takes the text only when nobody types', async () => {
    const { tell, types } = loopWith(() => Promise.resolve(text))
    tell({ type: 'text', url: '/text.json' })
    for (const query of ['f', 'fr', 'fra']) {
      tell({ type: 'query', query, isKnown: false, looksAhead: true })
      await pass(90)
    }
    assert.deepEqual(types(), [])
    await pass(10)
    assert.deepEqual(types().slice(0, 2), ['loaded', 'answer'])
  })

  it('indexes the text only in a longer pause', async () => {
    const counted = { slices: 0 }
    // Its first slice reads all words; then it has texts to index for many more.
    const engine: Engine = {
      ...createEngine(searchWords),
      prepare: () => (counted.slices += 1) < 50,
      isComplete: () => counted.slices > 0,
    }
    const tell = createWorkerLoop({ engine, say: message => message, fetchText: () => Promise.resolve(text) })
    tell({ type: 'text', url: '/text.json' })
    await pass(490)
    assert.equal(counted.slices, 1)
    tell({ type: 'query', query: 'frame', isKnown: false, looksAhead: true })
    await pass(490)
    assert.equal(counted.slices, 1)
    await pass(30)
    assert.notEqual(counted.slices, 1)
  })
})
