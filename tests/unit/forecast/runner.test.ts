import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createRunner, type ForecastWorker, type ToForecastWorker } from '../../../lib/forecast/runner'
import type { ForecastInput } from '../../../lib/forecast/simulation'
import { forecast } from '../../../lib/forecast/summary'

const input = (items: number): ForecastInput => ({
  history: [3],
  items,
  periods: 1,
  growth: 0,
  tenBecome: [10, 10],
  seed: 1,
  runs: 1,
})
const inPage = (asked: ForecastInput) => Promise.resolve(forecast(asked))
const afterwards = (asked: Promise<{ when: readonly number[] }>) => asked.then(({ when }) => when[0])

/** A worker that answers when it is told to. */
function slowWorker() {
  const asked: ToForecastWorker[] = []
  const worker: ForecastWorker = {
    postMessage: message => asked.push(message),
    terminate: () => undefined,
    onmessage: null,
    onerror: null,
  }
  const answer = () => {
    const message = asked.at(-1)
    if (message) worker.onmessage?.({ data: { id: message.id, summary: forecast(message.input) } })
  }
  return { worker, asked, answer }
}

describe('the runner of forecasts', () => {
  it('asks the worker, and of those that wait only for the newest', async () => {
    const { worker, asked, answer } = slowWorker()
    const { run } = createRunner(() => worker, inPage)
    const first = run(input(3))
    const second = run(input(6))
    const third = run(input(9))
    await assert.rejects(second, /newer forecast/)
    answer()
    assert.equal(await afterwards(first), 1)
    answer()
    assert.equal(await afterwards(third), 3)
    assert.deepEqual(
      asked.map(message => message.input.items),
      [3, 9],
    )
  })

  it('goes on in the page once the worker has failed', async () => {
    const { worker, asked } = slowWorker()
    const { run } = createRunner(() => worker, inPage)
    const first = run(input(3))
    const second = run(input(6))
    worker.onerror?.(new Error('refused'))
    assert.equal(await afterwards(first), 1)
    assert.equal(await afterwards(second), 2)
    assert.equal(await afterwards(run(input(12))), 4)
    assert.equal(asked.length, 1)
  })

  it('runs in the page where there are no workers, and says so if that fails, too', async () => {
    assert.equal(await afterwards(createRunner(() => undefined, inPage).run(input(6))), 2)
    const { run: broken } = createRunner(
      () => undefined,
      () => Promise.reject(new Error('not loaded')),
    )
    await assert.rejects(broken(input(3)), /not loaded/)
    await assert.rejects(broken(input(3)), /not loaded/)
  })
})
