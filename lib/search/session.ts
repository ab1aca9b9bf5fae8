import type { Answer } from './answer'
import type { Foreseen, FromWorker, PartsAddress, ToWorker } from './messages'

/** What the search shows. */
export interface SearchState {
  /** As it stands in the field, without spaces around it. */
  query: string
  /** The last answer that came, perhaps still to an earlier query. */
  answer: Answer | null
  /** Of the index of the texts; titles may be searched before. */
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
  /** Where all other parts are. */
  parts: PartsAddress
  /** Calls back before the page is drawn next; as `requestAnimationFrame`. */
  beforeNextFrame: (callback: () => void) => void
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

/** After the titles have come, the words are fetched after so many milliseconds, though nothing has been asked. */
const patience = 1000
/** Foreseen answers are let go when there are more. */
const mostForeseen = 60

export function createSession({
  makeWorker,
  fetchTitles,
  parts,
  beforeNextFrame,
}: SessionParts): SearchSession {
  let worker: WorkerLike | null = null
  let askedForParts = false
  /** Answers to what may be asked next, by query. */
  const foreseen = new Map<string, Foreseen>()
  let state: SearchState = { query: '', answer: null, index: 'loading' }
  const listeners = new Set<() => void>()

  const change = (changes: Partial<SearchState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const show = (answer: Answer) => change({ answer, ...(answer.isComplete ? { index: 'loaded' } : {}) })
  const say = (message: ToWorker, transfer: Transferable[] = []) => worker?.postMessage(message, transfer)
  const loadParts = () => {
    if (askedForParts) return
    askedForParts = true
    say({ type: 'parts', ...parts })
  }
  const keep = (answer: Foreseen) => {
    if (foreseen.size === mostForeseen) foreseen.clear()
    foreseen.set(answer.query, answer)
  }
  /** What was foreseen from titles alone is not as good as what can be said now. */
  const forgetIncomplete = () => {
    for (const { query, isComplete } of foreseen.values()) if (!isComplete) foreseen.delete(query)
  }
  /** The first answer is, though more has been typed since: what follows takes its place. */
  const isWorthShowing = ({ query }: Answer) =>
    query === state.query || (state.answer === null && state.query.startsWith(query))
  const hear = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'loaded') change({ index: 'loaded' })
    else if (data.type === 'failed') change({ index: 'failed' })
    else if (data.type === 'foreseen') keep(data.foreseen)
    else {
      loadParts()
      if (data.answer.isComplete) forgetIncomplete()
      if (isWorthShowing(data.answer)) show(data.answer)
    }
  }
  const loadTitles = () => {
    fetchTitles()
      .then(bytes => {
        say({ type: 'titles', bytes }, [bytes])
        if (state.query) loadParts()
        else setTimeout(loadParts, patience)
      })
      .catch(loadParts)
  }
  const fail = () => {
    worker?.terminate()
    worker = null
    change({ index: 'failed' })
  }
  const start = () => {
    if (worker) return
    askedForParts = false
    worker = makeWorker()
    worker.onmessage = hear
    worker.onerror = fail
    foreseen.clear()
    if (state.query) say({ type: 'query', query: state.query, isKnown: false, looksAhead: false })
    // In a task of its own: starting a worker is enough for one.
    setTimeout(loadTitles, 0)
  }

  return {
    start,
    ask(text) {
      const query = text.trim()
      if (query === state.query) return
      const known = foreseen.get(query)
      change({ query, ...(query === '' ? { answer: null } : {}) })
      if (known !== undefined) {
        // In the frame that shows the letter, for the last of several letters only, and unless a better answer has come.
        beforeNextFrame(() => {
          if (state.query === query && state.answer?.query !== query) show(JSON.parse(known.json) as Answer)
        })
      }
      // Until the first answer can be seen, the processor is that answer's.
      const looksAhead = state.answer !== null
      if (worker) say({ type: 'query', query, isKnown: known !== undefined, looksAhead })
      else start()
    },
    retry() {
      change({ index: 'loading' })
      if (worker) say({ type: 'parts', ...parts })
      else start()
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
