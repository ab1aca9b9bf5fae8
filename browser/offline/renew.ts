import { neededFiles } from '@lib/offline/named-files'
import { courseCache, filesCache, offlinePage, pagesCache, type OfflineList } from '@lib/offline/offline-list'
import { fetchOfflineList, fillCourse, savedCourses } from './fill-course'

const pathOf = ({ url }: Request) => new URL(url).pathname

/** Keeps the offline page, all of one build, for when it is needed. */
export async function keepShell({ shell }: OfflineList): Promise<void> {
  const files = await caches.open(filesCache)
  const missing: string[] = []
  for (const address of shell)
    if (address === offlinePage || !(await files.match(address, { ignoreVary: true }))) missing.push(address)
  await files.addAll(missing.map(address => new Request(address, { cache: 'no-cache' })))
}

/** Removes saved courses of older builds, and files that no page on the device needs. */
async function sweep(build: string): Promise<void> {
  for (const { name } of await savedCourses()) if (name !== courseCache(build)) await caches.delete(name)
  const [pages, files] = await Promise.all([caches.open(pagesCache), caches.open(filesCache)])
  const textOf = async (cache: Cache, key: Request | string) =>
    ((await (await cache.match(key, { ignoreVary: true }))?.text()) as string | undefined) ?? ''
  const texts = [
    await textOf(files, offlinePage),
    ...(await Promise.all((await pages.keys()).map(page => textOf(pages, page)))),
  ]
  const kept = await files.keys()
  const needed = await neededFiles(texts, new Set(kept.map(pathOf)), address => textOf(files, address))
  for (const file of kept) {
    const address = pathOf(file)
    if (address !== offlinePage && !needed.has(address)) await files.delete(file)
  }
}

/** Whether the reader asked the browser to load little; not every browser says so. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false

/**
 * Takes up a new build: the offline page, and the course if it was saved, as a whole once all of it is there. What is old
 * goes when nothing on the screen can need it: the only open page is of the new build.
 */
export async function renew(shown: string, isOnlyPage: boolean): Promise<void> {
  const list = await fetchOfflineList()
  await keepShell(list)
  const courses = await savedCourses()
  const isSaved = courses.some(course => course.list)
  const isOld = courses.every(course => course.list?.build !== list.build)
  if (isSaved && isOld) {
    if (savesData()) return
    await fillCourse(list)
  }
  if (isOnlyPage && shown === list.build) await sweep(list.build)
}
