import { prefix } from '../storage/browser-storage'

/** Address of the list that the build writes of what can be kept on a device. */
export const offlineListPath = '/offline.json'

/** Address of the page shown instead of one that is neither on the device nor within reach. */
export const offlinePage = '/offline'

/** Address of the service worker: at the root, since it answers only for its own folder. */
export const workerPath = '/sw.js'

/** Pages that were read. */
export const pagesCache = `${prefix}pages`

/** What those pages load, and the offline page. */
export const filesCache = `${prefix}files`

const coursePrefix = `${prefix}course-`

/** The saved course of one build; whole once it contains its list. */
export const courseCache = (build: string): string => coursePrefix + build

/** Whether a cache is a saved course, whole or not. */
export const isCourseCache = (name: string): boolean => name.startsWith(coursePrefix)

/** Whether a cache is this site's. */
export const isOwnCache = (name: string): boolean => name.startsWith(prefix)

/** What the build says about itself and the course. */
export interface OfflineList {
  build: string
  /** The offline page and what it needs. */
  shell: readonly string[]
  /** The course's pages in reading order: address and title, as HTML. */
  pages: readonly (readonly [route: string, title: string])[]
  /** Everything that the course needs, pages included: address and the content's hash. */
  files: readonly (readonly [address: string, hash: string])[]
}

/** Parses the list; undefined for anything else, such as a host's error page. */
export function parseOfflineList(text: string): OfflineList | undefined {
  try {
    const list = JSON.parse(text) as Partial<OfflineList> | null
    const isWhole = list?.build && [list.shell, list.pages, list.files].every(Array.isArray)
    return isWhole ? (list as OfflineList) : undefined
  } catch {
    return undefined
  }
}

/** Whether an address is a page's: files have an extension. */
export const isPageAddress = (pathname: string): boolean => !/\.\w+$/.test(pathname)

/** Whether an address contains a hash, so that its content never changes. */
export const isHashed = (pathname: string): boolean => /^\/_next\/static\/(?!chunks\/)/.test(pathname)

/** An address as caches know it: a page has one, whatever it is asked, and a file tried again is the same. */
export const cacheKey = (url: URL): string => url.origin + (url.pathname.replace(/\/$/, '') || '/')
