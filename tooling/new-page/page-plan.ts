import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ClearError } from '../tasks/clear-error.mjs'
import { addMetaKey } from './meta-text'

/**
 * A file to write; `before` is its present text (undefined if new), `text` its new one (undefined to delete
 * it).
 */
export type PlannedFile = { file: string; text: string | undefined; before: string | undefined }

/** 'psm-1' becomes 'Psm 1': a first label for a folder without a titled page. */
function labelOf(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The file of an existing page at a route, as a file or a folder's index. */
function existingPage(root: string, route: string): string | undefined {
  const candidates = ['.mdx', '.md', '.tsx', '/index.mdx', '/index.tsx'].map(
    ending => `pages${route}${ending}`,
  )
  return candidates.find(file => existsSync(path.join(root, file)))
}

/** The entry of a folder or page in its parent's `_meta.json`; at the top level, a menu entry. */
function metaValue(parts: string[], hasPage: boolean): object | string {
  const entry = {
    ...(hasPage ? {} : { title: labelOf(parts.at(-1) ?? '') }),
    ...(parts.length === 1 ? { type: 'page' } : {}),
  }
  return Object.keys(entry).length > 0 ? entry : ''
}

/** A folder's `_meta.json` with one more key, after another one or at the end. */
export function planMeta(
  root: string,
  folder: string,
  key: string,
  value: object | string,
  after?: string,
): PlannedFile[] {
  const file = `${folder}/_meta.json`
  const absolute = path.join(root, file)
  if (!existsSync(absolute))
    return [{ file, text: `{\n${JSON.stringify(key)}: ${JSON.stringify(value)}\n}`, before: undefined }]
  const before = readFileSync(absolute, 'utf8')
  const text = addMetaKey(file, before, key, value, after)
  return text === before ? [] : [{ file, text, before }]
}

/** Keys for the page and for every folder above it that has none yet. */
function planMetas(root: string, parts: string[], isHub: boolean, after?: string): PlannedFile[] {
  const files: PlannedFile[] = []
  for (let depth = parts.length; depth > 0; depth -= 1) {
    const upTo = parts.slice(0, depth)
    const folder = ['pages', ...parts.slice(0, depth - 1)].join('/')
    const isPage = depth === parts.length || existingPage(root, `/${upTo.join('/')}`) !== undefined
    const behind = depth === parts.length ? after : undefined
    files.push(...planMeta(root, folder, upTo.at(-1) ?? '', metaValue(upTo, isPage), behind))
  }
  return isHub ? [...files, ...planMeta(root, ['pages', ...parts].join('/'), 'index', '')] : files
}

/** The files of a new page and its menus; refuses a route that has a page. Writes nothing. */
export function planPage(
  root: string,
  route: string,
  text: string,
  isHub: boolean,
  after?: string,
): PlannedFile[] {
  const existing = existingPage(root, route)
  if (existing)
    throw new ClearError(
      `There already is a page at ${route}, ${existing}: edit it, or choose another address.`,
    )
  const file = `pages${route}${isHub ? '/index' : ''}.mdx`
  return [{ file, text, before: undefined }, ...planMetas(root, route.slice(1).split('/'), isHub, after)]
}
