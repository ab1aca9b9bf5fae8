import { unlistedRoutes } from '../../../lib/nav/route-entry'
import {
  problem,
  problemAt,
  type ContentSite,
  type Problem,
  type Rule,
  type SourceText,
} from '../content/content-site'
import { parseMeta, type MetaEntry } from '../content/meta-schema'
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
  unlistedRoutes.has(`/${key}`) ||
  (typeof entry === 'object' && (entry.type === 'menu' || entry.type === 'separator' || 'href' in entry))

const hasTitle = (entry: MetaEntry): boolean => Boolean(typeof entry === 'string' ? entry : entry.title)

function problemOfKey(key: string, entry: MetaEntry, folder: Folder, below?: Folder): string | undefined {
  if (standsAlone(key, entry)) return undefined
  if (!folder.pages.has(key) && !folder.folders.has(key)) {
    return `key '${key}' has no page: remove it, or add ${key}.mdx; a link needs "href".`
  }
  const hasIndex = folder.pages.has(key) || below?.pages.has('index')
  if (!hasIndex && !hasTitle(entry))
    return `folder '${key}' has no index page to take a title from: write its title here.`
  return undefined
}

function* checkMeta(
  meta: SourceText,
  name: string,
  folder: Folder,
  folders: Map<string, Folder>,
): Generator<Problem> {
  const entries = parseMeta(meta.raw)
  if (!entries) return
  for (const key of [...folder.pages, ...folder.folders])
    if (!(key in entries)) yield problem(meta, 1, `has no key '${key}': add "${key}": "" in its position.`)
  // A folder's own page is read first, so the menu should list it first.
  if (Object.keys(entries).indexOf('index') > 0)
    yield problemAt(
      meta,
      '"index"',
      "key 'index' is below others: make it the first, since it is read first.",
    )
  for (const [key, entry] of Object.entries(entries)) {
    const message = problemOfKey(key, entry, folder, folders.get(`${name}/${key}`))
    if (message) yield problemAt(meta, `"${key}"`, message)
  }
}

/** The keys of each `_meta.json` match the pages and folders next to it. */
export const rule: Rule = {
  why: 'A key without a page becomes a dead sidebar entry; a page without a key goes to the end.',
  *check(site) {
    const folders = foldersOf(site)
    for (const [name, folder] of folders) {
      const file = `${name}/_meta.json`
      const keys = [...folder.pages, ...folder.folders].join(', ')
      const meta = site.metas.find(each => each.file === file)
      if (meta) yield* checkMeta(meta, name, folder, folders)
      else yield problem({ file }, 1, `is missing: add it, with the keys ${keys} in reading order.`)
    }
    for (const meta of site.metas)
      if (!folders.has(folderOf(meta.file)))
        yield problem(meta, 1, 'is in a folder without pages: delete it.')
  },
}
