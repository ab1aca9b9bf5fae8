import path from 'node:path'
import { facts } from '../../data/facts'
import { routeEntry } from '../../lib/nav/route-entry'
import type { ListedPage } from '../content/page-list'
import { readPageList } from '../content/read-pages'
import { routeOfFile } from '../content/routes-of-files'
import type { CardFacts } from '../mdx/remark-page-cards'
import { pageDigest } from './page-digest'

const fixed = new Map<string, readonly ListedPage[]>()

/** Every page under `root` in reading order. A build reads them once; the development server sees each edit. */
export function sitePages(root: string): readonly ListedPage[] {
  if (process.env.NODE_ENV !== 'production') return readPageList(root, facts)
  const pages = fixed.get(root) ?? readPageList(root, facts)
  fixed.set(root, pages)
  return pages
}

/** Title and reading time of the page at a route, or undefined where there is none. */
export function pageFacts(root: string, route: string): CardFacts | undefined {
  const page = routeEntry(sitePages(root), route)
  return page && { title: page.title, minutes: pageDigest(root, page.file).minutes }
}

/** The route of a page's file, which may be absolute, as the compiler names it. */
export function routeOfPath(root: string, file: string): string {
  const relative = path.isAbsolute(file) ? path.relative(root, file) : file
  return routeOfFile(relative.split(path.sep).join('/'))
}
