import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { searchWords } from '../../../data/search-words'
import { createEngine } from '../../../lib/search/engine'
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
const wait = () => new Promise(resolve => setTimeout(resolve, 20))

describe("The search's worker", () => {
  it('answers what was asked before the titles came', () => {
    const { said, tell, types } = loopWith(() => Promise.resolve(text))
    tell({ type: 'query', query: 'goal' })
    assert.deepEqual(types(), [])
    tell({ type: 'titles', bytes: titles })
    assert.equal(
      said[0]?.type === 'answer' && said[0].answer.pages[0]?.sections[0]?.url,
      '/scrum#sprint-goal',
    )
  })

  it('answers the last query anew when the text has come', async () => {
    const { tell, said, types } = loopWith(() => Promise.resolve(text))
    tell({ type: 'query', query: 'framework' })
    tell({ type: 'text', url: '/text.json' })
    await wait()
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
    await wait()
    tell({ type: 'text', url: '/text.json' })
    await wait()
    assert.deepEqual(types(), ['failed', 'loaded'])
  })

  it('takes a page that is no index for a failure', async () => {
    const { tell, types } = loopWith(() => Promise.resolve('<!DOCTYPE html>'))
    tell({ type: 'text', url: '/text.json' })
    await wait()
    assert.deepEqual(types(), ['failed'])
  })
})
