/** The service worker, registered once a reader opens a second page or saves the course (docs/decisions/offline.md). */
import { answer, keep } from './offline/answers'
import { fetchOfflineList } from './offline/fill-course'
import { keepShell, renew } from './offline/renew'
import type { Visit } from './offline'
import type { WorkerScope } from './offline/worker-scope'

const worker = self as unknown as WorkerScope

worker.addEventListener('install', event => event.waitUntil(fetchOfflineList().then(keepShell)))

// The page that registered it is read offline, too, and its search loads more.
worker.addEventListener('activate', event => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', answer)

worker.addEventListener('message', event => {
  const { build, loaded } = event.data as Visit
  const take = async () => {
    await Promise.all(loaded.map(address => keep(event, address).catch(() => undefined)))
    await renew(build, (await worker.clients.matchAll()).length <= 1)
  }
  // Without a connection, or space, all stays as it is until the next visit.
  event.waitUntil(take().catch(() => undefined))
})
