import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { searchWords } from '../../../data/search-words'
import { createEngine } from '../../../lib/search/engine'
import type { Part } from '../../../lib/search/index-format'
import type { FromWorker, ToWorker } from '../../../lib/search/messages'
import { createWorkerLoop } from '../../../lib/search/worker-loop'
import { engineOf } from './support'

const { jsonOf } = engineOf([
  {
    route: '/scrum',
    title: 'Scrum',
    keywords: '',
    asked: [],
    kind: 'page',
    intro: ['A framework.'],
    sections: [
      { id: 'sprint-goal', heading: 'Sprint Goal', names: '', lines: ['It is set in Sprint Planning.'] },
    ],
  },
])
const site = 'https://site.example'
const load: ToWorker = { type: 'load', folder: `${site}/1/search`, newest: `${site}/newest.json` }
const query = (text: string): ToWorker => ({ type: 'query', query: text, isAll: false })

const partOf = (url: string) => url.replace(/^.*\/search\/|\.json$/g, '') as Part
/** As a host that has not been deployed to since. */
const served = (url: string) =>
  Promise.resolve(url.endsWith('newest.json') ? '"./1/search"' : jsonOf(partOf(url)))

function loopWith(fetchText: (url: string) => Promise<string> = served) {
  const said: FromWorker[] = []
  const fetched: string[] = []
  const tell = createWorkerLoop({
    engine: createEngine(searchWords),
    say: message => said.push(message),
    fetchText: url => {
      if (!url.endsWith('newest.json')) fetched.push(partOf(url))
      return fetchText(url)
    },
  })
  const types = () => said.map(message => message.type)
  const answers = () => said.flatMap(message => (message.type === 'answer' ? [message.answer] : []))
  return { tell, types, answers, fetched }
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

  it('fetches the titles alone before anything is asked', async () => {
    const { tell, fetched, types } = loopWith()
    tell(load)
    await pass(300)
    assert.deepEqual(fetched, ['titles'])
    assert.deepEqual(types(), [])
  })

  it('answers what was asked before the titles came, and again when the parts have come that it needs', async () => {
    const { tell, answers, fetched } = loopWith()
    tell(load)
    tell(query('framework'))
    await pass(200)
    assert.deepEqual(
      answers().map(({ isComplete, pages }) => [isComplete, pages[0]?.excerpt.join('')]),
      [
        [false, undefined],
        [false, ''],
        [true, 'A framework.'],
      ],
    )
    assert.deepEqual(fetched, ['titles', 'texts', 'text/0'])
  })

  it('fetches each part once, whatever is asked', async () => {
    const { tell, fetched } = loopWith()
    tell(load)
    for (const text of ['framework', 'goal', 'planning', 'framework']) {
      tell(query(text))
      await pass(200)
    }
    assert.deepEqual(fetched, ['titles', 'texts', 'text/0'])
  })

  it('fetches the texts of pages only when the reader pauses', async () => {
    const { tell, fetched } = loopWith()
    tell(load)
    await pass(50)
    tell(query('zzz'))
    await pass(200)
    for (const text of ['f', 'fr', 'fra', 'fram']) {
      tell(query(text))
      await pass(50)
    }
    assert.deepEqual(fetched, ['titles', 'texts'])
    await pass(100)
    assert.deepEqual(fetched, ['titles', 'texts', 'text/0'])
  })

  it('waits for the pause, too, when the words of the texts come while the reader types', async () => {
    let release = (): void => undefined
    const held = new Promise<void>(resolve => (release = resolve))
    const { tell, fetched } = loopWith(async url => {
      if (url.endsWith('texts.json')) await held
      return served(url)
    })
    tell(load)
    await pass(50)
    tell(query('fram'))
    await pass(20)
    release()
    await pass(50)
    assert.deepEqual(fetched, ['titles', 'texts'])
    await pass(60)
    assert.deepEqual(fetched, ['titles', 'texts', 'text/0'])
  })

  it('says that a part failed, and takes it when it comes the next time', async () => {
    let isDown = true
    const { tell, types, answers } = loopWith(url =>
      isDown && url.includes('text') ? Promise.reject(new Error('offline')) : served(url),
    )
    tell(load)
    tell(query('goal'))
    await pass(200)
    assert.equal(types().at(-1), 'failed')
    assert.equal(answers().at(-1)?.pages[0]?.sections[0]?.url, '/scrum#sprint-goal')
    isDown = false
    tell(load)
    await pass(200)
    assert.equal(answers().at(-1)?.isComplete, true)
  })

  it('goes on with the newest parts where a deployment has taken the others away', async () => {
    const { tell, answers, types } = loopWith(url => {
      if (url.endsWith('newest.json')) return Promise.resolve('"./2/search"')
      return url.startsWith(`${site}/1/`) ? Promise.reject(new Error('404')) : served(url)
    })
    tell(load)
    tell(query('framework'))
    await pass(300)
    assert.equal(types().includes('failed'), false)
    assert.equal(answers().at(-1)?.pages[0]?.excerpt.join(''), 'A framework.')
  })

  it('takes the page of an error for a failure', async () => {
    const { tell, types } = loopWith(() => Promise.resolve('<!DOCTYPE html>'))
    tell(load)
    await pass(0)
    assert.deepEqual(types(), ['failed'])
  })
})
