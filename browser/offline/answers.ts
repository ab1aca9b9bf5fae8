import {
  cacheKey,
  filesCache,
  isCourseCache,
  isHashed,
  isPageAddress,
  offlineListPath,
  pagesCache,
} from '@lib/offline/offline-list'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { offlineAnswer } from './offline-answer'
import type { FetchedEvent } from './worker-scope'

/** How long a copy waits for the network, in seconds. */
const patience = 4

/** Pages kept because they were read; the one read longest ago goes first. */
const mostPages = 60

const matchOptions = { ignoreVary: true }

/** What a strategy asks of a request and its answer. */
interface Asked {
  request: Request
}

const keyOf = ({ request }: Asked) => Promise.resolve(cacheKey(new URL(request.url)))

/** Only what was asked for: not a redirect, nor a page that says where a file should be that it isn't there. */
function isWhatWasAsked(request: Request, { status, redirected, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  return status === 200 && !redirected && isPage === isPageAddress(new URL(request.url).pathname)
}

/** A copy in the saved course, which is of one build throughout, comes before one that happened to be read. */
async function fromCourse(key: string): Promise<Response | undefined> {
  for (const name of (await caches.keys()).filter(isCourseCache).reverse()) {
    const cache = await caches.open(name)
    // The list comes last: with it, the course is whole.
    if (await cache.match(offlineListPath)) return cache.match(key, matchOptions)
  }
  return undefined
}

const plugin = {
  cacheKeyWillBeUsed: keyOf,
  cacheWillUpdate: ({ request, response }: Asked & { response: Response }) =>
    Promise.resolve(isWhatWasAsked(request, response) ? response : null),
  cachedResponseWillBeUsed: async ({
    request,
    cachedResponse,
  }: Asked & { cachedResponse?: Response | undefined }) =>
    (await fromCourse(await keyOf({ request }))) ?? cachedResponse,
}

async function dropOldest(): Promise<void> {
  const cache = await caches.open(pagesCache)
  const kept = await cache.keys()
  for (const page of kept.slice(0, -mostPages)) await cache.delete(page)
}

const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: patience,
  matchOptions,
  plugins: [plugin, { cacheDidUpdate: dropOldest }],
})

const hashed = new CacheFirst({ cacheName: filesCache, matchOptions, plugins: [plugin] })

const others = new NetworkFirst({
  cacheName: filesCache,
  networkTimeoutSeconds: patience,
  matchOptions,
  plugins: [plugin],
})

/** The strategy for an address of the site. */
const strategyFor = (pathname: string) =>
  isPageAddress(pathname) ? pages : isHashed(pathname) ? hashed : others

async function answerTo(event: FetchedEvent, pathname: string): Promise<Response> {
  const { request } = event
  try {
    return await strategyFor(pathname).handle({ event, request })
  } catch {
    return request.mode === 'navigate' && isPageAddress(pathname) ? offlineAnswer() : Response.error()
  }
}

/** Answers a page's request, if it is one for this site that can be answered from a copy. */
export function answer(event: FetchedEvent): void {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // The course is being saved (fill-course.ts).
  const isSaving = request.cache === 'no-store'
  if (request.method !== 'GET' || origin !== location.origin || isSaving || pathname === offlineListPath)
    return
  event.respondWith(answerTo(event, pathname))
}

/** Keeps what a page loaded before there was a worker. */
export async function keep(event: Event, address: string): Promise<void> {
  const request = new Request(address)
  const [, done] = strategyFor(new URL(address).pathname).handleAll({ event, request })
  await done
}
