import type { Engine } from './engine'
import type { Part } from './index-shape'

interface PartLoaderParts {
  engine: Pick<Engine, 'take'>
  /** The body of an address, or an error. */
  fetchText: (url: string) => Promise<string>
}

/** Fetches parts of the index and hands them to the engine, each once. */
export interface PartLoader {
  /** Notes that the engine has a part from elsewhere. */
  note: (part: Part) => void
  holds: (part: Part) => boolean
  /** Done once these are there; an error where one does not come or is none. */
  load: (folder: string, parts: readonly Part[]) => Promise<unknown>
}

/** A loader that has nothing yet. */
export function createPartLoader({ engine, fetchText }: PartLoaderParts): PartLoader {
  const there = new Set<Part>()
  const coming = new Map<Part, Promise<void>>()

  const fetchPart = async (folder: string, part: Part) => {
    try {
      engine.take(part, await fetchText(`${folder}/${part}.json`))
      there.add(part)
    } finally {
      coming.delete(part)
    }
  }
  const loadPart = (folder: string, part: Part) => {
    const some = coming.get(part) ?? fetchPart(folder, part)
    coming.set(part, some)
    return some
  }
  return {
    note: part => void there.add(part),
    holds: part => there.has(part),
    load: (folder, parts) =>
      Promise.all(parts.filter(part => !there.has(part)).map(part => loadPart(folder, part))),
  }
}
