import type { Answer } from './answer'
import type { FromWorker, ToWorker } from './messages'

/** What the search shows. */
export interface SearchState {
  /** As it stands in the field, without spaces around it. */
  query: string
  /** The last answer that came, perhaps still to an earlier query. */
  answer: Answer | null
  /** Of the index of the text; titles may be searched before. */
  index: 'loading' | 'loaded' | 'failed'
}

/** The part of a Worker that is used. */
export interface WorkerLike {
  postMessage: (message: ToWorker, transfer: Transferable[]) => void
  terminate: () => void
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

interface SessionParts {
  makeWorker: () => WorkerLike
  /** Fetches the index of titles. */
  fetchTitles: () => Promise<ArrayBuffer>
  /** Address of the index of the text. */
  textUrl: string
}

/** One search for the whole visit, whatever fields show it. */
export interface SearchSession {
  /** Begins to load what is needed; does nothing the second time. */
  start: () => void
  ask: (text: string) => void
  /** Loads again what failed. */
  retry: () => void
  getState: () => SearchState
  subscribe: (listener: () => void) => () => void
}

/** After titles have come and nobody types, the text is fetched after so many milliseconds. */
const patience = 1000
/** Milliseconds that a slow device needs to draw an answer. */
const drawingTime = 150

export function createSession({ makeWorker, fetchTitles, textUrl }: SessionParts): SearchSession {
  let worker: WorkerLike | null = null
  let askedForText = false
  let state: SearchState = { query: '', answer: null, index: 'loading' }
  const listeners = new Set<() => void>()

  const change = (changes: Partial<SearchState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const say = (message: ToWorker, transfer: Transferable[] = []) => worker?.postMessage(message, transfer)
  const loadText = () => {
    if (askedForText) return
    askedForText = true
    say({ type: 'text', url: textUrl })
  }
  const hear = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'loaded') change({ index: 'loaded' })
    else if (data.type === 'failed') change({ index: 'failed' })
    else {
      // Line and processor are the titles' until their first answer can be seen.
      if (!askedForText) setTimeout(loadText, drawingTime)
      if (data.answer.query === state.query) change({ answer: data.answer })
    }
  }
  const loadTitles = () => {
    fetchTitles()
      .then(bytes => {
        say({ type: 'titles', bytes }, [bytes])
        setTimeout(loadText, patience)
      })
      .catch(loadText)
  }
  const fail = () => {
    worker?.terminate()
    worker = null
    change({ index: 'failed' })
  }
  const start = () => {
    if (worker) return
    askedForText = false
    worker = makeWorker()
    worker.onmessage = hear
    worker.onerror = fail
    if (state.query) say({ type: 'query', query: state.query })
    // In a task of its own: starting a worker is enough for one.
    setTimeout(loadTitles, 0)
  }

  return {
    start,
    ask(text) {
      const query = text.trim()
      if (query === state.query) return
      change({ query, ...(query === '' ? { answer: null } : {}) })
      if (worker) say({ type: 'query', query })
      else start()
    },
    retry() {
      change({ index: 'loading' })
      if (worker) say({ type: 'text', url: textUrl })
      else start()
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
