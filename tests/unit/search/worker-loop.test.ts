import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { searchWords } from '../../../data/search-words'
import { createEngine, type Engine } from '../../../lib/search/engine'
import type { Part } from '../../../lib/search/index-shape'
import type { FromWorker, ToWorker } from '../../../lib/search/messages'
import { createWorkerLoop } from '../../../lib/search/worker-loop'
import { engineOf } from './support'

const { jsonOf } = engineOf([
  {
    route: '/scrum',
    title: 'Scrum',
    keywords: '',
    intro: ['A framework.'],
    sections: [{ id: 'sprint-goal', heading: 'Sprint Goal', lines: ['It is set in Sprint Planning.'] }],
  },
])
const titles = (): ToWorker => ({ type: 'titles', bytes: new TextEncoder().encode(jsonOf('titles')).buffer })
const site = 'https://site.example'
const parts: ToWorker = { type: 'parts', folder: `${site}/1/search`, newest: `${site}/newest.json` }
const query = (text: string, more: Partial<ToWorker> = {}) =>
  ({ type: 'query', query: text, isKnown: false, looksAhead: true, ...more }) as ToWorker

const partOf = (url: string) => url.replace(/^.*\/search\/|\.json$/g, '') as Part
/** As a host that has not been deployed to since. */
const served = (url: string) =>
  Promise.resolve(url.endsWith('newest.json') ? '"./1/search"' : jsonOf(partOf(url)))

function loopWith(fetchText: (url: string) => Promise<string> = served, engine = createEngine(searchWords)) {
  const said: FromWorker[] = []
  const fetched: string[] = []
  const tell = createWorkerLoop({
    engine,
    say: message => said.push(message),
    fetchText: url => {
      if (!url.endsWith('newest.json')) fetched.push(partOf(url))
      return fetchText(url)
    },
  })
  const types = () => said.map(message => message.type).filter(type => type !== 'foreseen')
  const answers = () => said.flatMap(message => (message.type === 'answer' ? [message.answer] : []))
  return { said, tell, types, answers, fetched }
}
/** Lets so many milliseconds pass, with what is fetched in them. */
async function pass(milliseconds: number): Promise<void> {
  // In steps, as a timer that is set in one runs in the next.
  for (let passed = 0; passed <= milliseconds; passed += 10) {
    await new Promise(resolve => setImmediate(resolve))
    mock.timers.tick(passed === 0 ? 0 : 10)
  }
  await new Promise(resolve => setImmediate(resolve))
}

describe("The search's worker", () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
  afterEach(() => mock.timers.reset())

  it('answers what was asked before the titles came', () => {
    const { answers, tell } = loopWith()
    tell(query('goal'))
    assert.deepEqual(answers(), [])
    tell(titles())
    assert.equal(answers()[0]?.pages[0]?.sections[0]?.url, '/scrum#sprint-goal')
  })

  it('answers the last query anew when the parts have come that it needs', async () => {
    const { tell, answers, fetched } = loopWith()
    tell(titles())
    tell(query('framework'))
    tell(parts)
    await pass(200)
    // From the titles, with the right pages, and with what these say.
    assert.deepEqual(
      answers().map(({ isComplete, pages }) => [isComplete, pages[0]?.excerpt.join('')]),
      [
        [false, undefined],
        [false, ''],
        [true, 'A framework.'],
      ],
    )
    assert.deepEqual(fetched, ['words', 'places/0', 'text/0'])
  })

  it('fetches each part once, whatever is asked', async () => {
    const { tell, fetched } = loopWith()
    tell(titles())
    tell(parts)
    for (const text of ['framework', 'goal', 'planning', 'framework']) {
      tell(query(text))
      await pass(200)
    }
    assert.deepEqual(fetched, ['words', 'places/0', 'text/0'])
  })

  it('fetches the titles, too, where the page has none', async () => {
    const { tell, fetched, answers } = loopWith()
    tell(query('framework'))
    tell(parts)
    await pass(200)
    assert.deepEqual(fetched.slice(0, 2), ['titles', 'words'])
    assert.equal(answers().at(-1)?.isComplete, true)
  })

  it('says that a part failed, and takes it when it comes the next time', async () => {
    let tries = 0
    const { tell, types, answers } = loopWith(url =>
      url.includes('places') && tries++ < 2 ? Promise.reject(new Error('offline')) : served(url),
    )
    tell(titles())
    tell(parts)
    await pass(0)
    tell(query('framework'))
    await pass(200)
    assert.equal(types().at(-1), 'failed')
    assert.equal(answers().at(-1)?.isComplete, false)
    const before = types().length
    tell(parts)
    await pass(0)
    assert.equal(types().slice(before).includes('loaded'), true)
    assert.equal(answers().at(-1)?.isComplete, true)
  })

  it('goes on with the newest parts where a deployment has taken the others away', async () => {
    const { tell, answers, types } = loopWith(url => {
      if (url.endsWith('newest.json')) return Promise.resolve('"./2/search"')
      return url.startsWith(`${site}/1/`) ? Promise.reject(new Error('404')) : served(url)
    })
    tell(titles())
    tell(query('framework'))
    tell(parts)
    await pass(300)
    assert.equal(types().includes('failed'), false)
    assert.equal(answers().at(-1)?.isComplete, true)
    assert.equal(answers().at(-1)?.pages[0]?.excerpt.join(''), 'A framework.')
  })

  it('takes a page that is no part of an index for a failure', async () => {
    const { tell, types } = loopWith(() => Promise.resolve('<!DOCTYPE html>'))
    tell(parts)
    await pass(0)
    assert.deepEqual(types(), ['failed'])
  })

  it('warms up while nobody asks, and says nothing of it', async () => {
    const unwarmed = createEngine(searchWords)
    const asked: string[] = []
    const engine: Engine = {
      ...unwarmed,
      find(text) {
        asked.push(text)
        return unwarmed.find(text)
      },
    }
    const { tell, said } = loopWith(served, engine)
    tell(titles())
    tell(query('goal', { looksAhead: false }))
    await pass(50)
    // The first of them was there before the key.
    assert.deepEqual(asked.slice(0, 2), ['s', 'goal'])
    assert.equal(asked.includes('scru'), false)
    asked.length = 0
    said.length = 0
    tell(query(''))
    tell(titles())
    await pass(50)
    assert.deepEqual(asked, ['s', 'sc', 'scr', 'scru', 'p'])
    assert.deepEqual(said, [])
  })

  it('does not answer anew what the page has beforehand', async () => {
    const { tell, said, answers } = loopWith()
    tell(titles())
    tell(query('spr'))
    await pass(50)
    const before = answers().length
    assert.equal(
      said.some(message => message.type === 'foreseen'),
      true,
    )
    tell(query('spri', { isKnown: true }))
    assert.equal(answers().length, before)
    tell(query('sprint g', { isKnown: true }))
    assert.equal(answers().length, before + 1)
  })

  it('does not look ahead before the page wants it', async () => {
    const { tell, said } = loopWith()
    tell(titles())
    tell(query('spr', { looksAhead: false }))
    await pass(50)
    assert.deepEqual(
      said.map(message => message.type),
      ['answer'],
    )
  })

  it('answers anew what the page has without parts that have come since', async () => {
    const { tell, answers } = loopWith()
    tell(titles())
    tell(query('spr'))
    await pass(50)
    tell(parts)
    await pass(200)
    tell(query('spri', { isKnown: true }))
    await pass(200)
    assert.equal(answers().at(-1)?.isComplete, true)
  })

  it('fetches the places of a word while one types, and texts only when nobody does', async () => {
    const { tell, fetched } = loopWith()
    tell(titles())
    tell(parts)
    await pass(0)
    tell(query('fr'))
    await pass(50)
    assert.deepEqual(fetched, ['words'])
    for (const text of ['fra', 'fram', 'frame']) {
      tell(query(text))
      await pass(50)
      assert.deepEqual(fetched, ['words', 'places/0'])
    }
    await pass(50)
    assert.deepEqual(fetched, ['words', 'places/0', 'text/0'])
  })
})
