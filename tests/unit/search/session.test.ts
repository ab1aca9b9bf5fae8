import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Answer } from '../../../lib/search/answer'
import type { FromWorker, ToWorker } from '../../../lib/search/messages'
import { createSession, type WorkerLike } from '../../../lib/search/session'

const answerTo = (query: string): Answer => ({
  query,
  pages: [],
  nearest: [],
  isComplete: false,
  milliseconds: 1,
})

/** A session whose workers note what they are told and say what the test makes them say. */
function sessionWithWorkers(fetchTitles = () => Promise.resolve(new ArrayBuffer(0))) {
  const told: ToWorker[] = []
  const workers: WorkerLike[] = []
  const session = createSession({
    textUrl: '/text.json',
    fetchTitles,
    makeWorker() {
      const worker: WorkerLike = {
        postMessage: message => told.push(message),
        terminate: () => undefined,
        onmessage: null,
        onerror: null,
      }
      workers.push(worker)
      return worker
    },
  })
  const hear = (data: FromWorker) => workers.at(-1)?.onmessage?.({ data } as MessageEvent<FromWorker>)
  const types = () => told.map(message => message.type)
  return { session, workers, told, types, hear }
}
const settle = (milliseconds = 10) => new Promise(resolve => setTimeout(resolve, milliseconds))

describe('A search session', () => {
  it('makes one worker, however often it is started', () => {
    const { session, workers } = sessionWithWorkers()
    session.start()
    session.start()
    assert.equal(workers.length, 1)
  })

  it('asks for the text once, after the first answer', async () => {
    const { session, types, hear } = sessionWithWorkers()
    session.ask('scrum')
    await settle()
    assert.deepEqual(types(), ['query', 'titles'])
    hear({ type: 'answer', answer: answerTo('scrum') })
    hear({ type: 'answer', answer: answerTo('scrum') })
    assert.deepEqual(types(), ['query', 'titles'])
    // The first answer has time to be drawn before the text comes.
    await settle(400)
    assert.deepEqual(types(), ['query', 'titles', 'text'])
  })

  it('asks for the text at once where the titles do not come', async () => {
    const { session, types } = sessionWithWorkers(() => Promise.reject(new Error('offline')))
    session.start()
    await settle()
    assert.deepEqual(types(), ['text'])
  })

  it('drops answers to what no longer stands in the field', () => {
    const { session, hear } = sessionWithWorkers()
    session.ask('scrum')
    session.ask('scrum m')
    hear({ type: 'answer', answer: answerTo('scrum') })
    assert.equal(session.getState().answer, null)
    hear({ type: 'answer', answer: answerTo('scrum m') })
    assert.equal(session.getState().answer?.query, 'scrum m')
  })

  it('says that the index failed, and loads it again on demand', () => {
    const { session, hear, types } = sessionWithWorkers()
    session.ask('scrum')
    hear({ type: 'failed' })
    assert.equal(session.getState().index, 'failed')
    session.retry()
    assert.equal(session.getState().index, 'loading')
    assert.equal(types().at(-1), 'text')
    hear({ type: 'loaded' })
    assert.equal(session.getState().index, 'loaded')
  })

  it('makes a new worker where the first one failed, and asks it what stands in the field', () => {
    const { session, workers, told } = sessionWithWorkers()
    session.ask('scrum')
    workers[0]?.onerror?.({} as ErrorEvent)
    assert.equal(session.getState().index, 'failed')
    session.retry()
    assert.equal(workers.length, 2)
    assert.deepEqual(told.at(-1), { type: 'query', query: 'scrum' })
  })

  it('tells its listeners of each change until they leave', () => {
    const { session } = sessionWithWorkers()
    let changes = 0
    const leave = session.subscribe(() => (changes += 1))
    session.ask('a')
    leave()
    session.ask('ab')
    assert.equal(changes, 1)
  })
})
