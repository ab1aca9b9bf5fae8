import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Facts } from '../canon/fact-texts'
import { filesUnder } from '../tasks/files-under'
import type { Page } from './page'
import { parsePage } from './parse-page'
import { isPageFile } from './routes-of-files'

/** The MDX pages of the content tree, without `_app`, error pages and the like. */
export function pageFiles(root: string): string[] {
  return filesUnder(root, 'pages').filter(file => /\.mdx?$/.test(file) && isPageFile(file))
}

/** Reads and parses one page, and puts the facts of the canon in; `file` is named from the project's root. */
export function readPage(root: string, file: string, facts: Facts): Page {
  return parsePage(file, readFileSync(path.join(root, file), 'utf8'), facts)
}
