import type { Answer } from './answer'
import type { Engine } from './engine'
import { createForesight } from './foresight'
import type { FromWorker, ToWorker } from './messages'

/** Work that is done at a time while no query waits, in milliseconds. */
const slice = 8
/**
 * How long nobody must have typed before other work is done, in milliseconds, so that a slow device has all of its
 * processor for the keys: longer than from key to key for the text, which is then searched, too. To index it takes more
 * than half a second for a whole site and only makes answers faster, so that it waits for a longer pause.
 */
const pauses = { text: 100, indexing: 500 } as const

/**
 * What nobody asked: the first answers of a program that has not run yet take ten times as long as later ones, so they
 * are given to these queries.
 */
const warmUp: readonly string[] = ['s', 'sc', 'scr', 'scru', 'p']

interface WorkerSide {
  engine: Engine
  say: (message: FromWorker) => void
  /** The body of an address, or an error. */
  fetchText: (url: string) => Promise<string>
}

/** What the search's worker does with each message; the last query is answered anew as more of the index arrives. */
export function createWorkerLoop({ engine, say, fetchText }: WorkerSide): (message: ToWorker) => void {
  let query = ''
  let looksAhead = false
  /** What the last answer had searched. */
  let said: 'all' | 'part' = 'all'
  /** The index of the text, fetched and not yet taken. */
  let text: string | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  const foresight = createForesight(engine, foreseen => say({ type: 'foreseen', foreseen }))

  const isShown = (found: Answer) => {
    said = found.isComplete ? 'all' : 'part'
    if (looksAhead) foresight.follow(found)
  }
  const answer = () => {
    const found = query === '' ? undefined : engine.answer(query)
    if (!found) return
    say({ type: 'answer', answer: found })
    isShown(found)
  }
  const takeQuery = (known: Answer | undefined) => {
    foresight.stop()
    if (known) isShown(known)
    else answer()
  }
  const takeText = (json: string) => {
    text = undefined
    try {
      engine.takeText(json)
    } catch {
      say({ type: 'failed' })
      return
    }
    say({ type: 'loaded' })
    answer()
  }
  /** Does a slice of what is left to do; false when nothing is. */
  const doSlice = () => {
    if (text === undefined) return engine.prepare(slice)
    takeText(text)
    return true
  }
  const work = () => {
    waiting = undefined
    const wasComplete = engine.isComplete()
    // Between two slices the worker reads its messages, so that a key waits for one at most.
    if (doSlice()) workAfter(engine.isComplete() && !wasComplete ? pauses.indexing : 0)
    if (said === 'part' && engine.isComplete()) answer()
  }
  const workAfter = (pause: number) => {
    clearTimeout(waiting)
    waiting = setTimeout(work, pause)
  }
  const warm = (at = 0) => {
    const unasked = warmUp[at]
    if (query !== '' || unasked === undefined) return
    engine.answer(unasked)
    setTimeout(() => warm(at + 1), 0)
  }
  const workUnlessTyping = () => {
    if (waiting === undefined) workAfter(0)
  }

  const loadText = async (url: string) => {
    try {
      text = await fetchText(url)
    } catch {
      say({ type: 'failed' })
      return
    }
    workUnlessTyping()
  }

  return message => {
    switch (message.type) {
      case 'titles':
        try {
          engine.takeTitles(new TextDecoder().decode(message.bytes))
        } catch {
          // Without titles the text still answers, and it is on its way.
          return
        }
        answer()
        warm()
        workUnlessTyping()
        return
      case 'text':
        void loadText(message.url)
        return
      case 'query':
        query = message.query
        looksAhead = message.looksAhead
        takeQuery(message.isKnown ? foresight.answerTo(query) : undefined)
        workAfter(engine.isComplete() ? pauses.indexing : pauses.text)
    }
  }
}
