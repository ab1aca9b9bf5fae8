import {
  lineOfText,
  type ContentRule,
  type ContentSite,
  type MetaFile,
  type Problem,
} from '../content/content-site'
import { parseMeta, type Meta, type MetaEntry } from '../content/meta-schema'
import { folderOf } from '../content/routes-of-files'

/** The direct entries of a folder in pages/. */
interface Folder {
  pages: Set<string>
  folders: Set<string>
}

/** Every folder with a page at any depth. */
function foldersOf(site: ContentSite): Map<string, Folder> {
  const folders = new Map<string, Folder>()
  const at = (name: string) => {
    const folder = folders.get(name) ?? { pages: new Set(), folders: new Set() }
    folders.set(name, folder)
    return folder
  }
  for (const file of [...site.pages.map(page => page.file), ...site.codeFiles]) {
    const parts = file.replace(/\.\w+$/, '').split('/')
    const name = parts.pop() ?? ''
    at(parts.join('/')).pages.add(name)
    for (let depth = parts.length - 1; depth > 0; depth--)
      at(parts.slice(0, depth).join('/')).folders.add(parts[depth] ?? '')
  }
  return folders
}

const standsAlone = (key: string, entry: MetaEntry): boolean =>
  key === '*' ||
  (typeof entry === 'object' && (entry.type === 'menu' || entry.type === 'separator' || 'href' in entry))

const hasTitle = (entry: MetaEntry): boolean => Boolean(typeof entry === 'string' ? entry : entry.title)

function missingKeys(meta: MetaFile, entries: Meta, folder: Folder): Problem[] {
  return [...folder.pages, ...folder.folders]
    .filter(name => !(name in entries))
    .map(name => ({
      file: meta.file,
      line: 1,
      message: `has no key '${name}': add "${name}": "" in its position.`,
    }))
}

/** A folder's own page is read first, so the menu should list it first. */
function misplacedIndex(meta: MetaFile, entries: Meta): Problem[] {
  if (Object.keys(entries).indexOf('index') <= 0) return []
  const line = lineOfText(meta.raw, '"index"')
  return [
    {
      file: meta.file,
      line,
      message: `key 'index' is below others: make it the first, since it is read first.`,
    },
  ]
}

function faultOfKey(
  key: string,
  entry: MetaEntry,
  folder: Folder,
  below: Folder | undefined,
): string | undefined {
  if (standsAlone(key, entry)) return undefined
  if (!folder.pages.has(key) && !folder.folders.has(key)) {
    return `key '${key}' has no page: remove it, or add ${key}.mdx; a link needs "href".`
  }
  const hasIndex = folder.pages.has(key) || below?.pages.has('index')
  if (!hasIndex && !hasTitle(entry))
    return `folder '${key}' has no index page to take a title from: write its title here.`
  return undefined
}

function checkFolder(
  site: ContentSite,
  folders: Map<string, Folder>,
  name: string,
  folder: Folder,
): Problem[] {
  const meta = site.metas.find(candidate => folderOf(candidate.file) === name)
  if (!meta) {
    const keys = [...folder.pages, ...folder.folders].join(', ')
    return [
      {
        file: `${name}/_meta.json`,
        line: 1,
        message: `is missing: add it, with the keys ${keys} in reading order.`,
      },
    ]
  }
  const entries = parseMeta(meta.raw)
  if (!entries) return []
  const wrong = Object.entries(entries).flatMap(([key, entry]) => {
    const message = faultOfKey(key, entry, folder, folders.get(`${name}/${key}`))
    return message ? [{ file: meta.file, line: lineOfText(meta.raw, `"${key}"`), message }] : []
  })
  return [...missingKeys(meta, entries, folder), ...misplacedIndex(meta, entries), ...wrong]
}

/** The keys of each `_meta.json` match the pages and folders next to it. */
export const rule: ContentRule = {
  name: 'meta-keys',
  why: 'A key without a page becomes a dead sidebar entry; a page without a key goes to the end.',
  check: site => {
    const folders = foldersOf(site)
    const idle = site.metas.filter(meta => !folders.has(folderOf(meta.file)))
    return [
      ...[...folders].flatMap(([name, folder]) => checkFolder(site, folders, name, folder)),
      ...idle.map(({ file }) => ({ file, line: 1, message: 'is in a folder without pages: delete it.' })),
    ]
  },
}
