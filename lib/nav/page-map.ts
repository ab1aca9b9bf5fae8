/** The trimmed page map. Nextra's has the whole front matter of every page. */
export interface MetaItem {
  title?: string
  type?: string
  display?: string
  href?: string
  newWindow?: boolean
  theme?: Record<string, unknown>
}

export type PageMapNode =
  | { kind: 'Meta'; data: Record<string, string | MetaItem> }
  | { kind: 'MdxPage'; name: string; route: string; frontMatter?: Record<string, unknown> }
  | { kind: 'Folder'; name: string; route: string; children: PageMapNode[] }

type Meta = Extract<PageMapNode, { kind: 'Meta' }>
type Folder = Extract<PageMapNode, { kind: 'Folder' }>

/** Addresses `_meta.json` may reference as `site:<field>`. */
export type SiteLinks = Readonly<Record<string, unknown>>

const titleOf = (node: PageMapNode | undefined): string | undefined => {
  const title = node?.kind === 'MdxPage' ? node.frontMatter?.title : undefined
  return typeof title === 'string' ? title : undefined
}

const indexOf = (folder: Folder) =>
  folder.children.find(child => child.kind === 'MdxPage' && child.name === 'index')

function resolveHref(href: string, links: SiteLinks): string {
  if (!href.startsWith('site:')) return href
  const value = links[href.slice('site:'.length)]
  if (typeof value === 'string') return value
  throw new Error(
    `_meta.json: '${href}' names no address of data/site.ts; use a field such as site:bookingPage.`,
  )
}

function fillMeta(meta: Meta, siblings: PageMapNode[], links: SiteLinks): Meta {
  const data = Object.entries(meta.data).map(([key, value]): [string, MetaItem] => {
    const item: MetaItem = typeof value === 'string' ? { title: value } : { ...value }
    const node = siblings.find(sibling => 'name' in sibling && sibling.name === key)
    const fallback = node?.kind === 'Folder' ? titleOf(indexOf(node)) : titleOf(node)
    if (!item.title && fallback) item.title = fallback
    if (item.href) item.href = resolveHref(item.href, links)
    return [key, item]
  })
  return { kind: 'Meta', data: Object.fromEntries(data) }
}

/** Moves a nested folder's index page next to the folder, where the theme makes the folder itself the link. */
function liftIndex(folder: Folder): PageMapNode[] {
  const index = indexOf(folder)
  if (index?.kind !== 'MdxPage') return [folder]
  const children = folder.children
    .filter(child => child !== index)
    .map(child => (child.kind === 'Meta' ? { ...child, data: withoutIndex(child.data) } : child))
  return [
    { ...index, name: folder.name },
    { ...folder, children },
  ]
}

function withoutIndex(data: Meta['data']): Meta['data'] {
  return Object.fromEntries(Object.entries(data).filter(([key]) => key !== 'index'))
}

function trimNodes(nodes: PageMapNode[], links: SiteLinks, depth: number): PageMapNode[] {
  return nodes.flatMap((node): PageMapNode[] => {
    if (node.kind === 'Meta') return [fillMeta(node, nodes, links)]
    if (node.kind === 'MdxPage') return [{ kind: 'MdxPage', name: node.name, route: node.route }]
    // A top-level section keeps its index: it is the first page of the section's own sidebar.
    const folder = { ...node, children: trimNodes(node.children, links, depth + 1) }
    return depth === 0 ? [folder] : liftIndex(folder)
  })
}

/** The page map with titles from front matter, `site:` addresses resolved, and the rest removed. */
export function trimPageMap(pageMap: PageMapNode[], links: SiteLinks): PageMapNode[] {
  return trimNodes(pageMap, links, 0)
}

/** Each page or folder from the root to a route, for the breadcrumb; a folder without a page has no route. */
export function trailTo(route: string, pageMap: PageMapNode[]): { title: string; route?: string }[] {
  for (const node of pageMap) {
    if (node.kind === 'Folder' && (route === node.route || route.startsWith(`${node.route}/`))) {
      const meta = pageMap.find(sibling => sibling.kind === 'Meta')
      const item = meta?.data[node.name]
      const title = (typeof item === 'string' ? item : item?.title) || titleOf(indexOf(node)) || node.name
      const rest = trailTo(route, node.children).filter(step => step.route !== node.route)
      return [{ title, ...(indexOf(node) ? { route: node.route } : {}) }, ...rest]
    }
  }
  const page = pageMap.find(node => node.kind === 'MdxPage' && node.route === route)
  return page?.kind === 'MdxPage' ? [{ title: titleOf(page) ?? page.name, route }] : []
}
