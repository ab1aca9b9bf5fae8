import type { Engine } from './engine'
import type { FromWorker, ToWorker } from './messages'

/** Work that is done at a time while no query waits, in milliseconds. */
const slice = 8

interface WorkerSide {
  engine: Engine
  say: (message: FromWorker) => void
  /** The body of an address, or an error. */
  fetchText: (url: string) => Promise<string>
}

/** What the search's worker does with each message; the last query is answered anew as more of the index arrives. */
export function createWorkerLoop({ engine, say, fetchText }: WorkerSide): (message: ToWorker) => void {
  let query = ''
  /** What the last answer had searched. */
  let said: 'all' | 'part' = 'all'
  let waiting: ReturnType<typeof setTimeout> | undefined

  const answer = () => {
    const found = query === '' ? undefined : engine.answer(query)
    if (!found) return
    said = found.isComplete ? 'all' : 'part'
    say({ type: 'answer', answer: found })
  }
  const prepare = () => {
    // Between two slices the worker reads its messages, so that a key never waits for the index.
    if (engine.prepare(slice)) waiting = setTimeout(prepare, 0)
    if (said === 'part' && engine.isComplete()) answer()
  }
  const answerAndPrepare = () => {
    answer()
    clearTimeout(waiting)
    waiting = setTimeout(prepare, 0)
  }

  const loadText = async (url: string) => {
    try {
      engine.takeText(await fetchText(url))
    } catch {
      say({ type: 'failed' })
      return
    }
    say({ type: 'loaded' })
    answerAndPrepare()
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
        answerAndPrepare()
        return
      case 'text':
        void loadText(message.url)
        return
      case 'query':
        query = message.query
        answer()
    }
  }
}
