import type { Answer } from './answer'
import type { FromWorker, PartsAddress, ToWorker } from './messages'

/** The state of the search. */
export interface SearchState {
  /** The field's text, trimmed. */
  query: string
  /** Whether all results are asked for, not those of a panel. */
  isAll: boolean
  /** The latest answer, perhaps to an earlier query. */
  answer: Answer | null
  /** Whether a part of the index failed to load; titles may work nevertheless. */
  hasFailed: boolean
}

/** The methods of a Worker that are used. */
export interface WorkerLike {
  postMessage: (message: ToWorker) => void
  terminate: () => void
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** One search for the whole visit, for all fields. */
export interface SearchSession {
  /** Starts loading; does nothing the second time. */
  start: () => void
  ask: (text: string, isAll?: boolean) => void
  /** Retries what failed. */
  retry: () => void
  getState: () => SearchState
  /** Calls back when the answer has changed or the index has failed. */
  subscribe: (listener: () => void) => void
}

/** A session that has not started yet. */
export function createSession(makeWorker: () => WorkerLike, address: PartsAddress): SearchSession {
  let worker: WorkerLike | null = null
  let state: SearchState = { query: '', isAll: false, answer: null, hasFailed: false }
  const listeners: (() => void)[] = []

  const change = (changes: Partial<SearchState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  /** The first answer is shown even if more was typed since: the next one will replace it. */
  const isWorthShowing = ({ query }: Answer) =>
    query === state.query || (state.answer === null && state.query.startsWith(query))
  const hear = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'failed') change({ hasFailed: true })
    else if (isWorthShowing(data.answer))
      change({ answer: data.answer, hasFailed: state.hasFailed && !data.answer.isComplete })
  }
  const askWorker = (to: WorkerLike) => {
    const { query, isAll } = state
    to.postMessage({ type: 'query', query, isAll })
  }
  const start = () => {
    if (worker) return
    worker = makeWorker()
    worker.onmessage = hear
    worker.onerror = () => {
      worker?.terminate()
      worker = null
      change({ hasFailed: true })
    }
    worker.postMessage({ type: 'load', ...address })
    if (state.query) askWorker(worker)
  }

  return {
    start,
    ask(text, isAll = false) {
      const query = text.trim()
      if (query === state.query && isAll === state.isAll) return
      // The page of all results shows more than a panel, so that it needs another answer.
      const answer = isAll === state.isAll ? state.answer : null
      state = { ...state, query, isAll, answer }
      if (query === '') change({ answer: null })
      if (worker) askWorker(worker)
      else start()
    },
    retry() {
      change({ hasFailed: false })
      if (worker) worker.postMessage({ type: 'load', ...address })
      else start()
    },
    getState: () => state,
    subscribe: listener => void listeners.push(listener),
  }
}
