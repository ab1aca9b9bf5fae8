import type { Answer } from './answer'
import type { Foreseen, FromWorker, ToWorker } from './messages'

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

/** After titles have come, the text is fetched after so many milliseconds, whoever types. */
const patience = 1000
/** The text is fetched once an answer has stood for so many milliseconds: line and processor are the keys' until then. */
const pause = 150
/** Foreseen answers are let go when there are more. */
const mostForeseen = 60

export function createSession({
  makeWorker,
  fetchTitles,
  textUrl,
  beforeNextFrame,
}: SessionParts): SearchSession {
  let worker: WorkerLike | null = null
  let askedForText = false
  /** Answers to what may be asked next, as JSON, by query. */
  const foreseen = new Map<string, string>()
  let isTextSearched = false
  let waiting: ReturnType<typeof setTimeout> | undefined
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
  const loadTextSoon = () => {
    clearTimeout(waiting)
    waiting = setTimeout(loadText, pause)
  }
  const keep = ({ query, json }: Foreseen) => {
    if (foreseen.size === mostForeseen) foreseen.clear()
    foreseen.set(query, json)
  }
  /** The first answer is, though more has been typed since: what follows takes its place. */
  const isWorthShowing = ({ query }: Answer) =>
    query === state.query || (state.answer === null && state.query.startsWith(query))
  const hear = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'loaded') change({ index: 'loaded' })
    else if (data.type === 'failed') change({ index: 'failed' })
    else if (data.type === 'foreseen') keep(data.foreseen)
    else {
      if (!askedForText) loadTextSoon()
      // What was foreseen without the text is not as good.
      if (data.answer.isComplete !== isTextSearched) foreseen.clear()
      isTextSearched = data.answer.isComplete
      if (isWorthShowing(data.answer)) change({ answer: data.answer })
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
          if (state.query === query && state.answer?.query !== query)
            change({ answer: JSON.parse(known) as Answer })
        })
      }
      if (waiting !== undefined && !askedForText) loadTextSoon()
      // Until the first answer can be seen, the processor is that answer's.
      const looksAhead = state.answer !== null
      if (worker) say({ type: 'query', query, isKnown: known !== undefined, looksAhead })
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
