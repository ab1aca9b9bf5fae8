/** Takes the place of the service worker where the owner switched it off: removes what it kept, and itself. */
import { isOwnCache } from '@lib/offline/offline-list'
import type { WorkerScope } from './offline/worker-scope'

const worker = self as unknown as WorkerScope

worker.addEventListener('install', event => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', event => {
  const remove = async () => {
    const names = (await caches.keys()).filter(isOwnCache)
    await Promise.all(names.map(name => caches.delete(name)))
    await worker.registration.unregister()
  }
  event.waitUntil(remove())
})
