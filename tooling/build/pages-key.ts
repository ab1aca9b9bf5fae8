import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pageFiles } from '../check/content/read-pages'
import { cacheKey, hashOf } from '../tasks/cache-key'
import { filesUnder } from '../tasks/files-under'
import { outdatedList } from '../languages/places'
import { printedList } from '../tasks/printed-files'
import { pageDigest } from './page-digest'

/** What other pages may show of a page. Not its date, which changes with every edit and appears only on the page itself. */
function shownOf(root: string, file: string): string {
  const { values, minutes, terms } = pageDigest(root, file)
  return JSON.stringify([file, { ...values, dateModified: '' }, minutes, terms])
}

/** Compiler's cache version: what plugins insert unnoticed (menu, other pages' titles, terms, data, image sizes). */
export function pagesKey(root: string): string {
  const read = [
    ...filesUnder(root, 'pages', '_meta.json'),
    ...filesUnder(root, 'public', '.svg'),
    // The compiler knows packages by their versions alone.
    ...filesUnder(root, 'patches'),
  ]
  return hashOf(
    cacheKey(new URL('../../next.config.mjs', import.meta.url).href),
    ...read.flatMap(file => [file, readFileSync(path.join(root, file))]),
    ...pageFiles(root).map(file => shownOf(root, file)),
    // Which languages have which pages, what is out of date, and what there is to print.
    ...filesUnder(root, 'translations', '.mdx'),
    ...[outdatedList, printedList]
      .map(list => path.join(root, list))
      .flatMap(list => (existsSync(list) ? [readFileSync(list)] : [])),
    ...Object.entries(process.env).flatMap(([name, value]) =>
      name.startsWith('NEXT_PUBLIC_') ? [name, value ?? ''] : [],
    ),
  )
}
