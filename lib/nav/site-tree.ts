/** A node of the page map from Nextra's getAllPages. */
export interface MapNode {
  name: string
  route: string
  kind?: string
  meta?: unknown
  children?: MapNode[]
}

/** A page or folder of the sitemap. */
export interface TreeEntry {
  route: string
  title: string
  /** False for a folder without an index page. */
  isPage: boolean
  children: TreeEntry[]
}

const hiddenNames = new Set(['404', '500', 'search', '_app', '_document'])

function titleOf(node: MapNode): string {
  const meta = node.meta
  const title = meta && typeof meta === 'object' && 'title' in meta ? meta.title : undefined
  return typeof title === 'string' ? title : node.name
}

function entriesOf(nodes: MapNode[], parentRoute: string): TreeEntry[] {
  const entries = new Map<string, TreeEntry>()
  for (const node of nodes) {
    if (hiddenNames.has(node.name)) continue
    const children = entriesOf(node.children ?? [], node.route)
    const before = entries.get(node.route)
    const isPage = node.kind === 'MdxPage' || (before?.isPage ?? false) || hasIndex(node)
    // A section's index page is the section's heading, so it isn't listed inside again.
    if (node.route === parentRoute) continue
    entries.set(node.route, {
      route: node.route,
      title: titleOf(node),
      isPage,
      children: [...(before?.children ?? []), ...children],
    })
  }
  return [...entries.values()]
}

const hasIndex = (node: MapNode) => (node.children ?? []).some(child => child.route === node.route)

/** Top-level pages and sections (folders) with everything below them, in menu order. */
export function siteTree(nodes: MapNode[]): { pages: TreeEntry[]; sections: TreeEntry[] } {
  const entries = entriesOf(nodes, '')
  return {
    pages: entries.filter(entry => entry.children.length === 0),
    sections: entries.filter(entry => entry.children.length > 0),
  }
}
