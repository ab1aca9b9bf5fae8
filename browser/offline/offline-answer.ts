import { filesCache, offlinePage, pagesCache } from '@lib/offline/offline-list'
import * as words from '@data/words/offline'
import { savedCourses } from './fill-course'

/** Where the offline page's HTML lists the kept pages (components/offline/KeptPages.tsx). */
const keptList = /<div data-kept-pages="">.*?<\/div>/

type Entry = readonly [route: string, title: string]

const listOf = (entries: readonly Entry[]) =>
  `<ul>${entries.map(([route, title]) => `<li><a href="${route}">${title}</a></li>`).join('')}</ul>`

/** A page's title, without the site's name, as HTML. */
const titleIn = (html: string, route: string) =>
  (/<meta property="og:title" content="([^"]*)"/.exec(html) ?? /<title>([^<]*)/.exec(html))?.[1] ?? route

async function readPages(): Promise<Entry[]> {
  const cache = await caches.open(pagesCache)
  const entries = (await cache.keys()).map(async (request): Promise<Entry> => {
    const route = new URL(request.url).pathname
    const html = (await (await cache.match(request))?.text()) as string | undefined
    return [route, titleIn(html ?? '', route)]
  })
  // The page read last comes first.
  return (await Promise.all(entries)).reverse()
}

/** The offline page with a list of the pages that are on the device. */
export async function offlineAnswer(): Promise<Response> {
  const files = await caches.open(filesCache)
  const page = await files.match(offlinePage, { ignoreVary: true })
  if (!page) return Response.error()
  const course = (await savedCourses()).find(({ list }) => list)?.list?.pages ?? []
  const inCourse = new Set(course.map(([route]) => route))
  const read = (await readPages()).filter(([route]) => !inCourse.has(route))
  const lists = [
    ...(read.length > 0 ? [`<h2>${words.onThisDevice}</h2>${listOf(read)}`] : []),
    ...(course.length > 0 ? [`<h2>${words.savedCourse}</h2>${listOf(course)}`] : []),
  ]
  const html = ((await page.text()) as string).replace(keptList, found => lists.join('') || found)
  return new Response(html, { status: 503, headers: page.headers })
}
