import { readFileSync } from 'node:fs'
import path from 'node:path'
import { unlistedRoutes } from '../../../lib/nav/route-entry'
import type { Facts } from '../../../lib/example/fact-texts'
import { filesUnder } from '../../tasks/files-under'
import { remembered } from '../../tasks/remembered'
import { byChange } from './by-change'
import { ownerNotes, type OwnerNote } from './owner-notes'
import type { Page } from './page'
import { pageList, type ListedPage } from './page-list'
import { parseFrontMatter } from './parse-front-matter'
import { parsePage, type Given } from './parse-page'
import { isPageFile, routeOfFile } from './routes-of-files'

const textOf = byChange((root, file) => readFileSync(path.join(root, file), 'utf8'))

/** Parses front matter, filling in these facts. */
const frontMatterWith = remembered((facts: Facts) =>
  byChange((root, file) => parseFrontMatter(textOf(root, file), facts)),
)

/** The MDX pages, without `_app`, error pages, and so on. */
export function pageFiles(root: string): string[] {
  return filesUnder(root, 'pages').filter(file => /\.mdx?$/.test(file) && isPageFile(file))
}

/** The notes to the owner in the pages under `root`. */
export function ownerNotesUnder(root: string): OwnerNote[] {
  return pageFiles(root).flatMap(file => ownerNotes({ file, raw: textOf(root, file) }))
}

/** Every page in reading order, from the current front matter and `_meta.json` files. */
export function readPageList(root: string, facts: Facts): ListedPage[] {
  const frontMatterOf = frontMatterWith(facts)
  const pages = pageFiles(root).map(file => ({ file, frontMatter: frontMatterOf(root, file) }))
  const metas = filesUnder(root, 'pages', '_meta.json').map(file => ({ file, raw: textOf(root, file) }))
  return pageList(pages, metas)
}

/** Reads and parses one page; `file` is relative to the project's root. */
export function readPage(root: string, file: string, given: Given): Page {
  return parsePage(file, textOf(root, file), given)
}

/** The error pages and the search. */
export const readUnlistedPages = (root: string, facts: Facts): Page[] =>
  filesUnder(root, 'pages')
    .filter(file => /\.mdx?$/.test(file) && unlistedRoutes.has(routeOfFile(file)))
    .map(file => readPage(root, file, { facts, pages: [] }))

/** Reads and parses every page, with facts and cards filled in. */
export function readPages(root: string, facts: Facts): Page[] {
  const pages = readPageList(root, facts)
  return pageFiles(root).map(file => readPage(root, file, { facts, pages }))
}
