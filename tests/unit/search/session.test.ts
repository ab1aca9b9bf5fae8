import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Answer } from '../../../lib/search/answer'
import type { FromWorker, ToWorker } from '../../../lib/search/messages'
import { createSession, type WorkerLike } from '../../../lib/search/session'

const answerTo = (query: string, isComplete = false): FromWorker => ({
  type: 'answer',
  answer: { query, pages: [], count: 0, nearest: [], isComplete } satisfies Answer,
})

/** A session whose workers note what they are told and say what the test makes them say. */
function sessionWithWorkers() {
  const told: ToWorker[] = []
  const workers: WorkerLike[] = []
  const makeWorker = () => {
    const worker: WorkerLike = {
      postMessage: message => told.push(message),
      terminate: () => undefined,
      onmessage: null,
      onerror: null,
    }
    workers.push(worker)
    return worker
  }
  const session = createSession(makeWorker, { folder: '/search', newest: '/newest.json' })
  const hear = (data: FromWorker) => workers.at(-1)?.onmessage?.({ data } as MessageEvent<FromWorker>)
  const asked = () => told.map(message => (message.type === 'query' ? message.query : message.type))
  return { session, workers, asked, hear }
}

describe('A search session', () => {
  it('makes one worker, however often it is started', () => {
    const { session, workers, asked } = sessionWithWorkers()
    session.start()
    session.start()
    session.ask('scrum')
    assert.equal(workers.length, 1)
    assert.deepEqual(asked(), ['load', 'scrum'])
  })

  it('asks what is typed once, without the spaces around it', () => {
    const { session, asked } = sessionWithWorkers()
    for (const text of ['scrum', 'scrum ', ' scrum']) session.ask(text)
    assert.deepEqual(asked(), ['load', 'scrum'])
  })

  it('shows the first answer though more has been typed since, and drops later ones of the kind', () => {
    const { session, hear } = sessionWithWorkers()
    session.ask('s')
    session.ask('sc')
    hear(answerTo('s'))
    assert.equal(session.getState().answer?.query, 's')
    session.ask('scr')
    hear(answerTo('sc'))
    assert.equal(session.getState().answer?.query, 's')
    hear(answerTo('scr'))
    assert.equal(session.getState().answer?.query, 'scr')
  })

  it('drops an answer to what is no longer in the field', () => {
    const { session, hear } = sessionWithWorkers()
    session.ask('kanban')
    session.ask('scrum')
    hear(answerTo('kanban'))
    session.ask('')
    hear(answerTo('scrum'))
    assert.equal(session.getState().answer, null)
  })

  it('says that the index failed until it is loaded again, or an answer lacks nothing', () => {
    const { session, hear, asked } = sessionWithWorkers()
    session.ask('scrum')
    hear({ type: 'failed' })
    hear(answerTo('scrum'))
    assert.equal(session.getState().hasFailed, true)
    session.retry()
    assert.equal(session.getState().hasFailed, false)
    assert.equal(asked().at(-1), 'load')
    hear({ type: 'failed' })
    hear(answerTo('scrum', true))
    assert.equal(session.getState().hasFailed, false)
  })

  it('makes a new worker where the first one failed, and asks it what is in the field', () => {
    const { session, workers, asked } = sessionWithWorkers()
    session.ask('scrum')
    workers[0]?.onerror?.({} as ErrorEvent)
    assert.equal(session.getState().hasFailed, true)
    session.retry()
    assert.equal(workers.length, 2)
    assert.deepEqual(asked(), ['load', 'scrum', 'load', 'scrum'])
  })

  it('tells its listeners of each answer', () => {
    const { session, hear } = sessionWithWorkers()
    const seen: unknown[] = []
    session.subscribe(() => seen.push(session.getState().answer?.query))
    session.ask('a')
    hear(answerTo('a'))
    assert.deepEqual(seen, ['a'])
  })
})
