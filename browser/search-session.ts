import { site } from '@data/site'
import { repeatable } from '@lib/loading/repeatable'
import { newestPartsPath, partsFolder } from '@lib/search/index-format'
import type { FromWorker } from '@lib/search/messages'
import { createSession, type SearchSession, type WorkerLike } from '@lib/search/session'
import { trustedScript } from './trusted'

/** Address of the search's worker, defined by the bundler. */
declare const SEARCH_WORKER: string

let session: SearchSession | undefined
/** A worker that failed is not tried again. */
let triedWorker = false

const loadLoop = repeatable(() => import('./search-loop'))

/** The search in the page itself, for a browser that has no worker or lets it load nothing. */
function inPage(): WorkerLike {
  const loop = loadLoop().then(({ searchLoop }) =>
    searchLoop(data => worker.onmessage?.({ data } as MessageEvent<FromWorker>)),
  )
  const worker: WorkerLike = {
    postMessage: message =>
      void loop.then(
        take => take(message),
        () => worker.onerror?.(new ErrorEvent('error')),
      ),
    terminate: () => undefined,
    onmessage: null,
    onerror: null,
  }
  return worker
}

function makeWorker(): WorkerLike {
  try {
    if (!triedWorker) {
      triedWorker = true
      const worker = new Worker(trustedScript(SEARCH_WORKER))
      // The search in the page follows.
      worker.addEventListener('error', event => event.preventDefault())
      return worker
    }
  } catch {
    // None, or none allowed.
  }
  return inPage()
}

/** The only search of a visit, created on first use. */
export function searchSession(): SearchSession {
  const at = (path: string) => window.location.origin + path
  session ??= createSession(makeWorker, {
    folder: at(partsFolder(document.documentElement.dataset.build ?? '', site.defaultLocale)),
    newest: at(newestPartsPath(site.defaultLocale)),
  })
  return session
}
