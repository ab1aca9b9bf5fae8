import path from 'node:path'
import { facts } from '../../data/facts'
import { routeEntry } from '../../lib/nav/route-entry'
import type { ListedPage } from '../check/content/page-list'
import { readPageList } from '../check/content/read-pages'
import { routeOfFile } from '../check/content/routes-of-files'
import type { CardFacts } from '../mdx/remark-blocks'
import { oncePerBuild } from '../tasks/once-per-build'
import { pageDigest } from './page-digest'

/** Every page under `root` in reading order. */
export const sitePages = oncePerBuild((root): readonly ListedPage[] => readPageList(root, facts))

/** Title and reading time of the page at a route, or undefined. A page to work with has no time to read. */
export function pageFacts(root: string, route: string): CardFacts | undefined {
  const page = routeEntry(sitePages(root), route)
  return (
    page && { title: page.title, minutes: page.kind === 'page' ? 0 : pageDigest(root, page.file).minutes }
  )
}

/** The route of a page's file; the compiler passes absolute paths. */
export function routeOfPath(root: string, file: string): string {
  const relative = path.isAbsolute(file) ? path.relative(root, file) : file
  return routeOfFile(relative.split(path.sep).join('/'))
}
