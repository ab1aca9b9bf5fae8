import type { Engine } from './engine'
import type { Part } from './index-format'
import type { FromWorker, PartsAddress, ToWorker } from './messages'

/** Milliseconds of rest before texts are fetched: more than between a fast typist's keys, to spare the line. */
const pause = 100

interface WorkerSide {
  engine: Engine
  say: (message: FromWorker) => void
  /** Fetches an address as text; throws on failure. */
  fetchText: (url: string, cache: RequestCache) => Promise<string>
}

/** Handles messages to the search's worker; the last query is answered again as more of the index arrives. */
export function createWorkerLoop({ engine, say, fetchText }: WorkerSide): (message: ToWorker) => void {
  let query = ''
  let isAll = false
  let folder = ''
  let newest = ''
  /** The parts the last answer lacked. */
  let missing: readonly Part[] = ['titles']
  /** Resolves once the reader has paused. */
  let rest = Promise.resolve()
  /** Parts that came wrong or not at all: a copy that the browser has kept would be as wrong. */
  const failed = new Set<Part>()
  /** Parts loaded or loading. */
  const indexParts = new Map<Part, Promise<void>>()
  /** Incremented to cancel fetching parts for an earlier query. */
  let queries = 0
  /** The last answer sent: newly loaded parts may not change it. */
  let told = ''

  const answer = () => {
    const found = engine.find(query, isAll)
    if (!found) return
    missing = query === '' ? [] : found.missing
    const shown = JSON.stringify(found.answer)
    if (query !== '' && shown !== told) say({ type: 'answer', answer: found.answer })
    told = shown
  }
  const load = (part: Part) => {
    const from = folder
    const known = indexParts.get(part)
    if (known) return known
    const coming = fetchText(`${from}/${part}.json`, failed.has(part) ? 'reload' : 'default').then(json => {
      // Parts of two deployments don't fit together.
      if (from === folder) engine.take(part, json)
    })
    indexParts.set(part, coming)
    coming.catch(() => {
      failed.add(part)
      if (indexParts.get(part) === coming) indexParts.delete(part)
    })
    return coming
  }
  /** Switches to the newest parts; a deployment deletes those an open page knows. False if there are none. */
  const switchToNewest = async (from: string) => {
    const named: unknown = JSON.parse(await fetchText(newest, 'no-cache'))
    const found = typeof named === 'string' ? new URL(named, newest).href : from
    if (found === from) return false
    folder = found
    indexParts.clear()
    missing = ['titles']
    return true
  }
  const complete = async () => {
    const own = queries
    const from = folder
    try {
      while (missing.length > 0) {
        if (missing.every(part => part.startsWith('text/'))) await rest
        if (own !== queries) return
        await Promise.all(missing.map(load))
        if (own !== queries) return
        answer()
      }
    } catch {
      const hasSwitched = from !== folder || (await switchToNewest(from).catch(() => false))
      if (hasSwitched) void complete()
      else if (own === queries) say({ type: 'failed' })
    }
  }
  const start = async (address: PartsAddress) => {
    if (folder === '') ({ folder, newest } = address)
    await complete()
    // A warm-up: the first answer takes ten times as long as later ones.
    if (query === '') setTimeout(() => engine.find('s'), 0)
  }

  return message => {
    if (message.type === 'load') {
      void start(message)
      return
    }
    ;({ query, isAll } = message)
    queries += 1
    told = ''
    rest = new Promise(resolve => setTimeout(resolve, pause))
    answer()
    if (folder !== '') void complete()
  }
}
