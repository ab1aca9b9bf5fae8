import type { Engine } from './engine'
import type { Part } from './index-shape'
import type { PartsAddress } from './messages'

/** The body of an address, or an error. */
export type FetchText = (url: string, cache: 'default' | 'no-cache') => Promise<string>

interface PartLoaderParts {
  engine: Pick<Engine, 'take'>
  fetchText: FetchText
}

/** Fetches parts of the index and hands them to the engine, each once. */
export interface PartLoader {
  /** Where parts are; until it is said, none is fetched. */
  setAddress: (address: PartsAddress) => void
  hasAddress: () => boolean
  /** Notes that the engine has a part from elsewhere. */
  note: (part: Part) => void
  holds: (part: Part) => boolean
  /**
   * Done once these are there, or once the engine has the titles of newer parts, of which it may need others; an error
   * where one does not come or is none.
   */
  load: (parts: readonly Part[]) => Promise<void>
}

/** A loader that has nothing yet. */
export function createPartLoader({ engine, fetchText }: PartLoaderParts): PartLoader {
  let folder = ''
  let newest = ''
  const there = new Set<Part>()
  /** By address. */
  const coming = new Map<string, Promise<void>>()

  const take = (part: Part, json: string) => {
    engine.take(part, json)
    there.add(part)
  }
  const fetchPart = async (part: Part, from: string, url: string) => {
    try {
      const json = await fetchText(url, 'default')
      // Parts of two deployments do not fit together.
      if (from === folder) take(part, json)
    } finally {
      coming.delete(url)
    }
  }
  const loadPart = (part: Part) => {
    const url = `${folder}/${part}.json`
    const some = coming.get(url) ?? fetchPart(part, folder, url)
    coming.set(url, some)
    return some
  }
  /** Goes on with the newest parts, as a deployment takes away those of which an open page knows. */
  const hasMoved = async (from: string) => {
    const named: unknown = JSON.parse(await fetchText(newest, 'no-cache'))
    const found = typeof named === 'string' ? new URL(named, newest).href : from
    if (found === from) return false
    const titles = await fetchText(`${found}/titles.json`, 'default')
    if (folder !== from) return true
    folder = found
    there.clear()
    take('titles', titles)
    return true
  }
  return {
    setAddress(address) {
      if (folder === '') ({ folder, newest } = address)
    },
    hasAddress: () => folder !== '',
    note: part => void there.add(part),
    holds: part => there.has(part),
    async load(parts) {
      const from = folder
      try {
        // The titles are the first, as the engine has no use for others without them.
        if (parts.includes('titles') && !there.has('titles')) await loadPart('titles')
        await Promise.all(parts.filter(part => !there.has(part)).map(loadPart))
      } catch (error) {
        const isMoved = await hasMoved(from).catch(() => false)
        if (!isMoved) throw error
      }
    },
  }
}
