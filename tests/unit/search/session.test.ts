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

const foreseen = (query: string): FromWorker => ({
  type: 'foreseen',
  foreseen: { query, isComplete: false, json: JSON.stringify(answerTo(query)) },
})

/** A session whose workers note what they are told and say what the test makes them say. */
function sessionWithWorkers(fetchTitles = () => Promise.resolve(new ArrayBuffer(0))) {
  const told: ToWorker[] = []
  const workers: WorkerLike[] = []
  const frames: (() => void)[] = []
  const session = createSession({
    beforeNextFrame: callback => frames.push(callback),
    parts: { folder: '/search', newest: '/newest.json' },
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
  const draw = () => {
    for (const callback of frames.splice(0)) callback()
  }
  return { session, workers, told, types, hear, draw }
}
const settle = (milliseconds = 10) => new Promise(resolve => setTimeout(resolve, milliseconds))

describe('A search session', () => {
  it('makes one worker, however often it is started', () => {
    const { session, workers } = sessionWithWorkers()
    session.start()
    session.start()
    assert.equal(workers.length, 1)
  })

  it('has parts fetched once, after the titles that are asked for', async () => {
    const { session, types, hear } = sessionWithWorkers()
    session.ask('scrum')
    await settle()
    hear({ type: 'answer', answer: answerTo('scrum') })
    hear({ type: 'answer', answer: answerTo('scrum') })
    assert.deepEqual(types(), ['query', 'titles', 'parts'])
  })

  it('has no parts fetched as soon as it is started, only once something is asked', async () => {
    const { session, types, hear } = sessionWithWorkers()
    session.start()
    await settle()
    session.ask('scrum')
    assert.deepEqual(types(), ['titles', 'query'])
    hear({ type: 'answer', answer: answerTo('scrum') })
    assert.deepEqual(types(), ['titles', 'query', 'parts'])
  })

  it('has parts fetched at once where the titles do not come', async () => {
    const { session, types } = sessionWithWorkers(() => Promise.reject(new Error('offline')))
    session.start()
    await settle()
    assert.deepEqual(types(), ['parts'])
  })

  it('shows the first answer though more has been typed since, and drops later ones of the kind', () => {
    const { session, hear } = sessionWithWorkers()
    session.ask('s')
    session.ask('sc')
    hear({ type: 'answer', answer: answerTo('s') })
    assert.equal(session.getState().answer?.query, 's')
    session.ask('scr')
    hear({ type: 'answer', answer: answerTo('sc') })
    assert.equal(session.getState().answer?.query, 's')
    hear({ type: 'answer', answer: answerTo('scr') })
    assert.equal(session.getState().answer?.query, 'scr')
  })

  it('drops an answer to what no longer stands in the field', () => {
    const { session, hear } = sessionWithWorkers()
    session.ask('kanban')
    session.ask('scrum')
    hear({ type: 'answer', answer: answerTo('kanban') })
    session.ask('')
    hear({ type: 'answer', answer: answerTo('scrum') })
    assert.equal(session.getState().answer, null)
  })

  it('shows in the next frame what was foreseen, and tells the worker that it is known', () => {
    const { session, hear, told, draw } = sessionWithWorkers()
    session.ask('s')
    hear({ type: 'answer', answer: answerTo('s') })
    for (const query of ['sc', 'scr']) hear(foreseen(query))
    session.ask('sc')
    session.ask('scr')
    assert.equal(session.getState().answer?.query, 's')
    const shown: unknown[] = []
    session.subscribe(() => shown.push(session.getState().answer?.query))
    draw()
    assert.deepEqual(shown, ['scr'])
    assert.deepEqual(told.at(-1), { type: 'query', query: 'scr', isKnown: true, looksAhead: true })
  })

  it('keeps a better answer that comes before the foreseen one is drawn', () => {
    const { session, hear, draw } = sessionWithWorkers()
    session.ask('s')
    hear({ type: 'answer', answer: answerTo('s') })
    hear(foreseen('sc'))
    session.ask('sc')
    hear({ type: 'answer', answer: { ...answerTo('sc'), isComplete: true } })
    draw()
    assert.equal(session.getState().answer?.isComplete, true)
  })

  it('lets the worker look ahead once an answer can be seen', () => {
    const { session, hear, told } = sessionWithWorkers()
    session.ask('s')
    session.ask('sc')
    hear({ type: 'answer', answer: answerTo('sc') })
    session.ask('scr')
    assert.deepEqual(
      told.flatMap(message => (message.type === 'query' ? [message.looksAhead] : [])),
      [false, false, true],
    )
  })

  it('lets go what was foreseen from titles alone when a complete answer comes', () => {
    const { session, hear, told } = sessionWithWorkers()
    session.ask('s')
    hear({ type: 'answer', answer: answerTo('s') })
    hear(foreseen('sc'))
    hear({ type: 'answer', answer: { ...answerTo('s'), isComplete: true } })
    session.ask('sc')
    assert.deepEqual(told.at(-1), { type: 'query', query: 'sc', isKnown: false, looksAhead: true })
  })

  it('says that the index failed, and loads it again on demand', () => {
    const { session, hear, types } = sessionWithWorkers()
    session.ask('scrum')
    hear({ type: 'failed' })
    assert.equal(session.getState().index, 'failed')
    session.retry()
    assert.equal(session.getState().index, 'loading')
    assert.equal(types().at(-1), 'parts')
    hear({ type: 'loaded' })
    assert.equal(session.getState().index, 'loaded')
  })

  it('no longer says that the index failed when an answer lacks nothing', () => {
    const { session, hear } = sessionWithWorkers()
    session.ask('scrum')
    hear({ type: 'failed' })
    hear({ type: 'answer', answer: { ...answerTo('scrum'), isComplete: true } })
    assert.equal(session.getState().index, 'loaded')
  })

  it('makes a new worker where the first one failed, and asks it what stands in the field', () => {
    const { session, workers, told } = sessionWithWorkers()
    session.ask('scrum')
    workers[0]?.onerror?.({} as ErrorEvent)
    assert.equal(session.getState().index, 'failed')
    session.retry()
    assert.equal(workers.length, 2)
    assert.deepEqual(told.at(-1), { type: 'query', query: 'scrum', isKnown: false, looksAhead: false })
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
