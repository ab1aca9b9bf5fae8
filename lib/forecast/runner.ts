import type { ForecastInput } from './simulation'
import type { ForecastSummary } from './summary'

/** What the worker is told, and says. */
export interface ToForecastWorker {
  id: number
  input: ForecastInput
}

export interface FromForecastWorker {
  id: number
  summary: ForecastSummary
}

/** The part of a Worker in use. */
export interface ForecastWorker {
  postMessage: (message: ToForecastWorker) => void
  terminate: () => void
  onmessage: ((event: { data: FromForecastWorker }) => void) | null
  onerror: ((event: unknown) => void) | null
}

export type RunForecast = (input: ForecastInput) => Promise<ForecastSummary>

interface Runner {
  run: RunForecast
  /** Starts the worker, so that it is there without a network later. */
  prepare: () => void
}

interface Question extends ToForecastWorker {
  answer: (summary: ForecastSummary) => void
  fail: (reason: unknown) => void
}

/**
 * Runs forecasts in a worker, one at a time: of those that wait, only the newest is run, and the others are refused.
 * @param makeWorker undefined where there are no workers
 * @param runHere runs a forecast in the page, once the worker has failed
 */
export function createRunner(makeWorker: () => ForecastWorker | undefined, runHere: RunForecast): Runner {
  let worker: ForecastWorker | undefined
  let isBroken = false
  let count = 0
  let running: Question | undefined
  let waiting: Question | undefined
  const goOn = () => {
    running = waiting
    waiting = undefined
    if (running) start(running)
  }
  const runInPage = (question: Question) => {
    runHere(question.input).then(question.answer, question.fail).finally(goOn)
  }
  const giveUp = () => {
    isBroken = true
    worker?.terminate()
    worker = undefined
    if (running) runInPage(running)
  }
  const readyWorker = () => {
    if (worker || isBroken) return worker
    worker = makeWorker()
    if (!worker) return undefined
    worker.onmessage = ({ data }) => {
      if (data.id !== running?.id) return
      running.answer(data.summary)
      goOn()
    }
    worker.onerror = giveUp
    return worker
  }
  const start = (question: Question) => {
    const { id, input } = question
    const ready = readyWorker()
    if (ready) ready.postMessage({ id, input })
    else runInPage(question)
  }
  const run: RunForecast = input =>
    new Promise((answer, fail) => {
      count += 1
      const question: Question = { id: count, input, answer, fail }
      if (running) {
        waiting?.fail(new Error('A newer forecast was asked for.'))
        waiting = question
        return
      }
      running = question
      start(question)
    })
  return { run, prepare: () => void readyWorker() }
}
