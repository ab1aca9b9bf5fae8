import { kindByPlace, routeKinds, type RouteEntry, type RouteKind } from '../../../lib/nav/route-entry'
import type { MetaFile } from './content-site'
import type { RawFrontMatter } from './page'
import { readJson } from './read-json'
import { folderOf, routeOfFile } from './routes-of-files'

/** A page's file and the YAML at its top. */
export interface PageSource {
  file: string
  frontMatter: RawFrontMatter
}

/** A page as other pages and lists show it; all of it is from its front matter and its place. */
export interface ListedPage extends RouteEntry {
  file: string
  description: string
  /** What a hub's card says of it, where that is not the description. */
  card?: string
  /** Where it stands on its hub's map, and under which name. */
  map?: { place: string; label: string }
  /** Whether the footer links to it. */
  footer?: true
  /** As the author typed it; '' where there is none. */
  datePublished: string
}

const isKind = (value: unknown): value is RouteKind => routeKinds.some(kind => kind === value)
const isMapEntry = (value: unknown): value is { place: string; label: string } =>
  typeof value === 'object' && value !== null && 'place' in value && 'label' in value
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Kind of a page: what its front matter says, or what its place makes it. */
export function kindOfPage({ file, frontMatter }: PageSource): RouteKind {
  const { kind } = frontMatter.values
  return isKind(kind) ? kind : kindByPlace(routeOfFile(file), /(^|\/)index\.mdx?$/.test(file))
}

function listed(page: PageSource): ListedPage {
  const { title, description, card, map, footer, datePublished } = page.frontMatter.values
  const route = routeOfFile(page.file)
  return {
    route,
    file: page.file,
    title: textOf(title) || route,
    kind: kindOfPage(page),
    description: textOf(description),
    ...(textOf(card) ? { card: textOf(card) } : {}),
    ...(isMapEntry(map) ? { map } : {}),
    ...(footer === true ? { footer } : {}),
    datePublished: textOf(datePublished),
  }
}

/** Names of a `_meta.json` in its order; none where it cannot be read, of which the rule meta-syntax speaks. */
function keysOf(meta: MetaFile | undefined): string[] {
  const { value } = readJson(meta?.raw ?? '{}')
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}

/** What lies in a folder, by name: 'index' first, then the order of `_meta.json`, then what that forgot. */
function namesIn(folder: string, files: readonly string[], metas: readonly MetaFile[]): string[] {
  const keys = keysOf(metas.find(meta => folderOf(meta.file) === folder))
  const found = files
    .filter(file => file.startsWith(`${folder}/`))
    .map(file => file.slice(folder.length + 1).replace(/(\/.*|\.mdx?)$/, ''))
  const names = new Set(found)
  return [...new Set(['index', ...keys, ...[...names].sort()])].filter(name => names.has(name))
}

/** Every page in reading order: as the folders' `_meta.json` have it, a folder's own page before those in it. */
export function pageList(pages: readonly PageSource[], metas: readonly MetaFile[]): ListedPage[] {
  const byFile = new Map(pages.map(page => [page.file.replace(/\.mdx?$/, ''), page]))
  const files = pages.map(page => page.file)
  const inFolder = (folder: string): ListedPage[] =>
    namesIn(folder, files, metas).flatMap(name => {
      const page = byFile.get(`${folder}/${name}`)
      return [...(page ? [listed(page)] : []), ...inFolder(`${folder}/${name}`)]
    })
  return inFolder('pages')
}

/** Pages below a route with no other page between: those below a hub that is not written yet stand for it. */
export function childrenOf<T extends { route: string }>(pages: readonly T[], route: string): T[] {
  const below = pages.filter(page => page.route !== '/' && page.route.startsWith(`${route}/`))
  return below.filter(page => !below.some(other => page.route.startsWith(`${other.route}/`)))
}
