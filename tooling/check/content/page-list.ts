import { kindByPlace, routeKinds, type RouteEntry, type RouteKind } from '../../../lib/nav/route-entry'
import type { SourceText } from './content-site'
import type { RawFrontMatter } from './page'
import { parseMeta } from './meta-schema'
import { folderOf, routeOfFile } from './routes-of-files'

/** A page's file and front matter. */
export interface PageSource {
  file: string
  frontMatter: RawFrontMatter
}

/** A page as other pages and lists show it, from its front matter and address. */
export interface ListedPage extends RouteEntry {
  file: string
  description: string
  /** The text of its card, if it isn't the description. */
  card?: string
  /** Whether the footer links to it. */
  footer?: true
  /** As the author wrote it; '' if missing. */
  datePublished: string
}

const isKind = (value: unknown): value is RouteKind => routeKinds.some(kind => kind === value)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A page's kind, from its front matter or its address. */
export function kindOfPage({ file, frontMatter }: PageSource): RouteKind {
  const { kind } = frontMatter.values
  return isKind(kind) ? kind : kindByPlace(routeOfFile(file), /(^|\/)index\.mdx?$/.test(file))
}

function listed(page: PageSource): ListedPage {
  const { title, description, card, footer, datePublished } = page.frontMatter.values
  const route = routeOfFile(page.file)
  return {
    route,
    file: page.file,
    title: textOf(title) || route,
    kind: kindOfPage(page),
    description: textOf(description),
    ...(textOf(card) ? { card: textOf(card) } : {}),
    ...(footer === true ? { footer } : {}),
    datePublished: textOf(datePublished),
  }
}

/** A folder's entries by name: 'index' first, then those of `_meta.json`, then the rest. */
function namesIn(folder: string, files: readonly string[], metas: readonly SourceText[]): string[] {
  const meta = metas.find(({ file }) => folderOf(file) === folder)
  const keys = Object.keys((meta && parseMeta(meta.raw)) ?? {})
  const found = files
    .filter(file => file.startsWith(`${folder}/`))
    .map(file => file.slice(folder.length + 1).replace(/(\/.*|\.mdx?)$/, ''))
  const names = new Set(found)
  return [...new Set(['index', ...keys, ...[...names].sort()])].filter(name => names.has(name))
}

/** Every page in reading order: that of the `_meta.json` files, a folder's own page first. */
export function pageList(pages: readonly PageSource[], metas: readonly SourceText[]): ListedPage[] {
  const byFile = new Map(pages.map(page => [page.file.replace(/\.mdx?$/, ''), page]))
  const files = pages.map(page => page.file)
  const inFolder = (folder: string): ListedPage[] =>
    namesIn(folder, files, metas).flatMap(name => {
      const page = byFile.get(`${folder}/${name}`)
      return [...(page ? [listed(page)] : []), ...inFolder(`${folder}/${name}`)]
    })
  return inFolder('pages')
}

/** Pages below a route without another page in between; those below an unwritten hub take its position. */
export function childrenOf<T extends { route: string }>(pages: readonly T[], route: string): T[] {
  const below = pages.filter(page => page.route !== '/' && page.route.startsWith(`${route}/`))
  return below.filter(page => !below.some(other => page.route.startsWith(`${other.route}/`)))
}
