import { existsSync } from 'node:fs'
import path from 'node:path'
import { readPage } from '../content/read-pages'
import { readingTime } from '../content/reading-time'
import type { CardFacts } from '../mdx/remark-page-cards'

/** Title and reading time of the page at a route, or undefined where there is none. */
export function pageFacts(root: string, route: string): CardFacts | undefined {
  const file = [`pages${route}.mdx`, `pages${route}/index.mdx`].find(each => existsSync(path.join(root, each)))
  if (!file) return undefined
  const page = readPage(root, file)
  return { title: titleOf(page.frontMatter.values, route), minutes: readingTime(page.words) }
}

function titleOf(values: Readonly<Record<string, unknown>>, fallback: string): string {
  return typeof values.title === 'string' ? values.title : fallback
}
