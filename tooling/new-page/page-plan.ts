import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { slugOf } from '../../lib/nav/route-entry'
import { folderOf } from '../check/content/routes-of-files'
import { addMetaKey } from './meta-text'

/** A file to write: its present text (undefined if new), and its new one (undefined to delete it). */
export type PlannedFile = { file: string; text: string | undefined; before: string | undefined }

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

/** The files of a new page in an existing folder, and its menus. Writes nothing. */
export function planPage(
  root: string,
  route: string,
  text: string,
  isHub: boolean,
  after?: string,
): PlannedFile[] {
  // At the top level, an entry of the menu.
  const value = route.lastIndexOf('/') === 0 ? { type: 'page' } : ''
  return [
    { file: `pages${route}${isHub ? '/index' : ''}.mdx`, text, before: undefined },
    ...planMeta(root, folderOf(`pages${route}`), slugOf(route), value, after),
    ...(isHub ? planMeta(root, `pages${route}`, 'index', '') : []),
  ]
}
