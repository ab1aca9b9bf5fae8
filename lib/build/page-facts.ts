import { existsSync } from 'node:fs'
import path from 'node:path'
import { facts } from '../../data/canon/facts'
import type { RelatedLink } from '../content/content-site'
import { readPage } from '../content/read-pages'
import { readingTime } from '../content/reading-time'
import { routeOfFile } from '../content/routes-of-files'
import type { CardFacts } from '../mdx/remark-page-cards'

const fileOf = (root: string, route: string, endings: readonly string[]): string | undefined =>
  endings.map(ending => `pages${route}${ending}`).find(file => existsSync(path.join(root, file)))

/** The route of a page's file, which may be absolute, as the compiler names it. */
export function routeOfPath(root: string, file: string): string {
  const relative = path.isAbsolute(file) ? path.relative(root, file) : file
  return routeOfFile(relative.split(path.sep).join('/'))
}

/** Whether there is a page at a route, in MDX or in TSX. */
export function pageExists(root: string, route: string): boolean {
  return fileOf(root, route, ['.mdx', '/index.mdx', '.tsx', '/index.tsx']) !== undefined
}

/** Title and reading time of the page at a route, or undefined where there is none. */
export function pageFacts(root: string, route: string): CardFacts | undefined {
  const file = fileOf(root, route, ['.mdx', '/index.mdx'])
  if (!file) return undefined
  const page = readPage(root, file, facts)
  return { title: titleOf(page.frontMatter.values, route), minutes: readingTime(page.words) }
}

/** A link to the page at a route, in the words of its own front matter; undefined where there is none. */
export function linkToPage(root: string, route: string): RelatedLink | undefined {
  const file = fileOf(root, route, ['.mdx', '/index.mdx'])
  if (!file) return undefined
  const { values } = readPage(root, file, facts).frontMatter
  const shortDescription = typeof values.description === 'string' ? values.description : ''
  return { link: route, title: titleOf(values, route), shortDescription }
}

function titleOf(values: Readonly<Record<string, unknown>>, fallback: string): string {
  return typeof values.title === 'string' ? values.title : fallback
}
