import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pageFiles } from '../check/content/read-pages'
import { exportedPages } from '../check/export/exported-pages'
import { filesUnder } from '../tasks/files-under'
import { writeWhole } from '../tasks/write-whole'
import { compilerCacheVersion } from './compiler-cache'
import { pageDigest } from './page-digest'

/** Where all pages lie as Next.js exported them, for the builds that follow. */
export const keptPages = (root: string): string => path.join(root, '.cache/exported-pages')
const statePlace = '.cache/built-pages.json'

/** With more than these, the parts that every build needs are no longer worth sparing the rest. */
const mostPages = 20

/** What a build was made from. */
interface BuiltState {
  /** All but the texts of the pages. */
  rest: string
  /** File of a page → hash of its text, and of what other pages show of that text. */
  pages: Record<string, { text: string; shown: string }>
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** What a build would be made from now. */
export function stateNow(root: string): BuiltState {
  const pages = pageFiles(root)
  const others = filesUnder(root, 'pages').filter(file => !pages.includes(file))
  const texts = others.map(file => `${file}\0${readFileSync(path.join(root, file), 'utf8')}`)
  const stateOf = (file: string) => {
    const { minutes, terms } = pageDigest(root, file)
    return {
      text: hashOf(readFileSync(path.join(root, file), 'utf8')),
      shown: hashOf(JSON.stringify([minutes, terms])),
    }
  }
  return {
    rest: hashOf([compilerCacheVersion(root), ...texts].join('\0')),
    pages: Object.fromEntries(pages.map(file => [file, stateOf(file)])),
  }
}

function lastState(root: string): BuiltState | undefined {
  const file = path.join(root, statePlace)
  if (!existsSync(file) || !existsSync(keptPages(root))) return undefined
  return JSON.parse(readFileSync(file, 'utf8')) as BuiltState
}

/** The pages that cannot be read, each with its line and the likely cause: Next.js would stop at the first, a minute later. */
export function unreadablePages(root: string): string[] {
  return pageFiles(root).flatMap(file => {
    const { fault } = pageDigest(root, file)
    return fault ? [`${file}:${fault.line}  ${fault.message}`] : []
  })
}

/**
 * The pages that have to be made anew, where nothing has changed since the last build but the texts of a few pages;
 * undefined where every page has to be made.
 */
export function changedPages(root: string, now: BuiltState): string[] | undefined {
  const last = lastState(root)
  if (last?.rest !== now.rest) return undefined
  const files = Object.keys(now.pages)
  if (files.length !== Object.keys(last.pages).length) return undefined
  const changed = files.filter(file => last.pages[file]?.text !== now.pages[file]?.text)
  const isAlone = changed.every(file => last.pages[file]?.shown === now.pages[file]?.shown)
  return isAlone && changed.length > 0 && changed.length <= mostPages ? changed : undefined
}

/** The exported file of a page, from the folder of the export. */
export const htmlOf = (file: string) =>
  file
    .replace(/^pages\//, '')
    .replace(/\.mdx?$/, '.html')
    .replace(/(^|\/)([^/]+)\/index\.html$/, '$1$2.html')

/** Forgets the last build, so that one that fails half-way leaves nothing for the next to rely on. */
export function forgetLastBuild(root: string): void {
  rmSync(path.join(root, statePlace), { force: true })
}

/**
 * Keeps pages as Next.js has exported them for the builds to come.
 *
 * @param changed the pages that were made, undefined for all
 */
export function keepExported(root: string, out: string, changed: readonly string[] | undefined): void {
  const kept = keptPages(root)
  if (!changed) rmSync(kept, { recursive: true, force: true })
  mkdirSync(kept, { recursive: true })
  for (const file of changed?.map(htmlOf) ?? exportedPages(out).map(each => each.file))
    cpSync(path.join(out, file), path.join(kept, file))
}

/** Notes what the finished build was made from. */
export function rememberBuild(root: string, state: BuiltState): void {
  writeWhole(path.join(root, statePlace), JSON.stringify(state))
}
