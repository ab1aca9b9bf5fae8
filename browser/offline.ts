import { workerPath } from '@lib/offline/offline-list'
import { trustedScript } from './trusted'

/** What a page tells the worker. */
export interface Visit {
  /** The build of the page on the screen. */
  build: string
  /** What it and the pages before it loaded without a worker. */
  loaded: string[]
}

const loadedSoFar = (): string[] => {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const pages = performance.getEntriesByType('navigation').map(({ name }) => name)
  // Without a Navigation API each page is loaded, and the one before it is known only as the referrer.
  return [...pages, document.referrer, ...files].filter(address => address.startsWith(location.origin + '/'))
}

/** Registers the worker and tells it of this visit. False where the browser has none, or refuses. */
export async function startVisit(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const { serviceWorker } = navigator
  const loaded = serviceWorker.controller ? [] : loadedSoFar()
  const registration = await serviceWorker.register(trustedScript(workerPath)).catch(() => undefined)
  if (!registration) return false
  const build = document.documentElement.dataset.build ?? ''
  void serviceWorker.ready.then(({ active }) => active?.postMessage({ build, loaded } satisfies Visit))
  return true
}
