/** What is used of a service worker's scope. TypeScript describes it in a library that contradicts the one for pages. */
export interface WorkerScope {
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
  clients: { claim: () => Promise<void>; matchAll: () => Promise<unknown[]> }
  registration: { unregister: () => Promise<boolean> }
  skipWaiting: () => Promise<void>
}

interface WorkerEvents {
  install: WorkerEvent
  activate: WorkerEvent
  fetch: FetchedEvent
  message: WorkerEvent & { data: unknown }
}

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

/** A request of a page. */
export interface FetchedEvent extends WorkerEvent {
  request: Request
  respondWith: (response: Promise<Response>) => void
}
