import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseFrontMatter } from '../check/content/parse-front-matter'
import { pageFiles } from '../check/content/read-pages'
import { hashOfInputs, sources } from '../tasks/build-stamp'
import { filesUnder } from '../tasks/files-under'

/** What no other page shows, and what changes with every edit. */
const ownFields = new Set(['dateModified'])

/** The front matter of a page as other pages may show it. */
function shownOf(root: string, file: string): string {
  const { values } = parseFrontMatter(readFileSync(path.join(root, file), 'utf8'))
  return JSON.stringify([file, Object.entries(values).filter(([key]) => !ownFields.has(key))])
}

/**
 * What the compiler's cache is good for. The compiler sees a change of a page's own file by itself, and of the pages
 * whose reading time or terms a page shows (tooling/build/mdx-loader.mjs). A page also shows what stands elsewhere: the menu,
 * titles, related links, sizes of figures, components.
 */
export function compilerCacheVersion(root: string): string {
  // The order of the pages and their menus, and all that pages are made with.
  const inputs = [...sources, ...filesUnder(root, 'pages', '_meta.json')]
  const shown = pageFiles(root).map(file => shownOf(root, file))
  const hash = createHash('sha256').update(hashOfInputs(root, process.env, { out: 'out', inputs }))
  return hash.update(shown.join('\0')).digest('hex')
}
