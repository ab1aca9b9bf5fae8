import { site } from '@data/site'
import { newestPartsPath, partsFolder } from '@lib/search/index-format'
import { createSession, type SearchSession } from '@lib/search/session'

/** Address of the search's worker, defined by the bundler. */
declare const SEARCH_WORKER: string

let session: SearchSession | undefined

/** The only search of a visit, created on first use. */
export function searchSession(): SearchSession {
  const at = (path: string) => window.location.origin + path
  session ??= createSession(() => new Worker(SEARCH_WORKER), {
    folder: at(partsFolder(document.documentElement.dataset.build ?? '', site.defaultLocale)),
    newest: at(newestPartsPath(site.defaultLocale)),
  })
  return session
}
