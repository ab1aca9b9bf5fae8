import { site } from '@data/site'
import { newestPartsPath, partsFolder } from '@lib/search/addresses'
import { createSession, type SearchSession } from '@lib/search/session'

/** Address of the search's worker, defined by the bundler. */
declare const SEARCH_WORKER: string

let session: SearchSession | undefined

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response.arrayBuffer()
}

/** The visit's one search, made when it is first asked for; in the browser only. */
export function searchSession(): SearchSession {
  if (session) return session
  const base = window.location.origin
  const folder = `${base}${partsFolder(document.documentElement.dataset.build ?? '', site.defaultLocale)}`
  session = createSession({
    makeWorker: () => new Worker(SEARCH_WORKER),
    fetchTitles: () => fetchBytes(`${folder}/titles.json`),
    beforeNextFrame: callback => requestAnimationFrame(callback),
    parts: { folder, newest: `${base}${newestPartsPath(site.defaultLocale)}` },
  })
  return session
}
