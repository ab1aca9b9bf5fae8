import {
  courseCache,
  isCourseCache,
  isPageAddress,
  offlineListPath,
  parseOfflineList,
  type OfflineList,
} from '@lib/offline/offline-list'

/** The site is just being published: what it sends is of another build than its list. */
class OtherBuildError extends Error {
  override name = 'OtherBuildError'
}

/** Requested past the worker, which would keep a second copy of each file. */
const pastWorker = { cache: 'no-store' } as const

/** How many files are requested at a time. */
const atOnce = 6

/** The list of what the site now consists of. Throws without a connection. */
export async function fetchOfflineList(signal?: AbortSignal): Promise<OfflineList> {
  const response = await fetch(offlineListPath, { ...pastWorker, ...(signal ? { signal } : {}) })
  const list = response.ok ? parseOfflineList((await response.text()) as string) : undefined
  if (!list) throw new TypeError(`${offlineListPath} is not a list.`)
  return list
}

/** A saved course: its cache, and its list once it is whole. */
export interface SavedCourse {
  name: string
  cache: Cache
  list: OfflineList | undefined
}

/** All saved courses, the newest first; more than one while a new build's is being saved, or an old one is still open. */
export async function savedCourses(): Promise<SavedCourse[]> {
  const names = (await caches.keys()).filter(isCourseCache)
  const saved = names.map(async name => {
    const cache = await caches.open(name)
    const response = await cache.match(offlineListPath)
    return { name, cache, list: response && parseOfflineList((await response.text()) as string) }
  })
  return (await Promise.all(saved)).reverse()
}

/** A copy that the device already has of the same content: hashed files have it in their name, others in the older list. */
async function copyOf(address: string, hash: string, older: SavedCourse | undefined) {
  const isSame = older?.list?.files.some(([name, known]) => name === address && known === hash)
  if (isSame) return older?.cache.match(address)
  return address.startsWith('/_next/static/') ? caches.match(address, { ignoreVary: true }) : undefined
}

async function fetched(address: string, build: string, signal: AbortSignal | undefined): Promise<Response> {
  const response = await fetch(address, { ...pastWorker, ...(signal ? { signal } : {}) })
  if (!response.ok) throw new OtherBuildError(`${address} answered ${response.status}.`)
  const body = await response.blob()
  if (isPageAddress(address) && !(await body.text()).includes(`data-build="${build}"`))
    throw new OtherBuildError(`${address} is of another build.`)
  // Rather than the response itself: one that followed a redirect can't answer for a page.
  return new Response(body, { headers: response.headers })
}

/** Saves what is missing of a build's course; it counts as saved once all of it is there. */
export async function fillCourse(
  list: OfflineList,
  onFile: (done: number, all: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<void> {
  const older = (await savedCourses()).find(course => course.list && course.list.build !== list.build)
  const cache = await caches.open(courseCache(list.build))
  const saved = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = list.files.filter(([address]) => !saved.has(address))
  let done = list.files.length - missing.length
  onFile(done, list.files.length)
  const work = async () => {
    for (let file = missing.pop(); file; file = missing.pop()) {
      signal?.throwIfAborted()
      const [address, hash] = file
      await cache.put(
        address,
        (await copyOf(address, hash, older)) ?? (await fetched(address, list.build, signal)),
      )
      onFile(++done, list.files.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  signal?.throwIfAborted()
  await cache.put(offlineListPath, new Response(JSON.stringify(list)))
}
