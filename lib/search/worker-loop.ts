import type { Engine } from './engine'
import type { Part } from './index-format'
import type { FromWorker, PartsAddress, ToWorker } from './messages'

/**
 * How long a reader must not have typed before the texts of pages are fetched, in milliseconds: longer than from key to
 * key for somebody who types fast, whose line would only carry what the next letter makes useless.
 */
const pause = 100

interface WorkerSide {
  engine: Engine
  say: (message: FromWorker) => void
  /** The body of an address; throws where there is none. */
  fetchText: (url: string, cache: 'default' | 'no-cache') => Promise<string>
}

/** What the search's worker does with each message; the last query is answered again as more of the index arrives. */
export function createWorkerLoop({ engine, say, fetchText }: WorkerSide): (message: ToWorker) => void {
  let query = ''
  let folder = ''
  let newest = ''
  /** What the last answer lacked. */
  let missing: readonly Part[] = ['titles']
  let waiting: ReturnType<typeof setTimeout> | undefined
  /** Parts that are there or on their way. */
  const parts = new Map<Part, Promise<void>>()
  /** Counts what makes fetching parts for an earlier query useless. */
  let queries = 0
  /** The answer that the page was told last: parts that have come may change nothing. */
  let told = ''

  const answer = () => {
    const found = engine.find(query)
    if (!found) return
    missing = query === '' ? [] : found.missing
    const shown = JSON.stringify(found.answer)
    if (query !== '' && shown !== told) say({ type: 'answer', answer: found.answer })
    told = shown
  }
  const load = (part: Part) => {
    const from = folder
    const known = parts.get(part)
    if (known) return known
    const coming = fetchText(`${from}/${part}.json`, 'default').then(json => {
      // Parts of two deployments do not fit together.
      if (from === folder) engine.take(part, json)
    })
    parts.set(part, coming)
    coming.catch(() => parts.get(part) === coming && parts.delete(part))
    return coming
  }
  /** Goes on with the newest parts, as a deployment takes away those that an open page knows; false if there are none. */
  const switchToNewest = async (from: string) => {
    const named: unknown = JSON.parse(await fetchText(newest, 'no-cache'))
    const found = typeof named === 'string' ? new URL(named, newest).href : from
    if (found === from) return false
    folder = found
    parts.clear()
    missing = ['titles']
    return true
  }
  const complete = async () => {
    const own = queries
    const from = folder
    try {
      while (missing.length > 0) {
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
    // The first answer of a program that has not run yet takes ten times as long as later ones.
    if (query === '') setTimeout(() => engine.find('s'), 0)
  }

  return message => {
    if (message.type === 'load') {
      void start(message)
      return
    }
    query = message.query
    queries += 1
    told = ''
    clearTimeout(waiting)
    answer()
    if (folder === '') return
    const waits = missing.every(part => part.startsWith('text/'))
    waiting = setTimeout(() => void complete(), waits ? pause : 0)
  }
}
