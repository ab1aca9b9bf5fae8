import { site } from '@data/site'
import { textIndexPath, titlesIndexPath } from '@lib/search/addresses'
import { createSession, type SearchSession } from '@lib/search/session'

let session: SearchSession | undefined

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response.arrayBuffer()
}

/** The visit's one search, made when it is first asked for; in the browser only. */
export function searchSession(): SearchSession {
  session ??= createSession({
    makeWorker: () => new Worker(new URL('./search-worker.ts', import.meta.url)),
    fetchTitles: () =>
      fetchBytes(titlesIndexPath(document.documentElement.dataset.build ?? '', site.defaultLocale)),
    beforeNextFrame: callback => requestAnimationFrame(callback),
    textUrl: `${window.location.origin}${textIndexPath(site.defaultLocale)}`,
  })
  return session
}
