import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from './page'
import { parsePage } from './parse-page'
import { isPageFile } from './routes-of-files'

/** Every file below a folder of the project, sorted, named from the project's root with forward slashes. */
export function filesUnder(root: string, folder: string): string[] {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .sort()
  } catch (error) {
    // A folder that does not exist yet holds no files; anything else is a fault to hear of.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** The MDX pages of the content tree, without `_app`, error pages and the like. */
export function pageFiles(root: string): string[] {
  return filesUnder(root, 'pages').filter(file => /\.mdx?$/.test(file) && isPageFile(file))
}

/** Reads and parses one page; `file` is named from the project's root. */
export function readPage(root: string, file: string): Page {
  return parsePage(file, readFileSync(path.join(root, file), 'utf8'))
}
