/** An entry of the page tree as the theme passes it, with the fields the sidebar uses. */
export interface TreeItem {
  name: string
  title: string
  route: string
  type?: string | undefined
  display?: string | undefined
  href?: string | undefined
  newWindow?: boolean | undefined
  withIndexPage?: boolean | undefined
  children?: TreeItem[] | undefined
  /** A menu's links, in its order. */
  items?: Readonly<Record<string, { title: string; href?: string; newWindow?: boolean }>> | undefined
  theme?: { collapsed?: boolean } | undefined
}

/** Whether a route is the page's own or below it. */
export const isWithin = (route: string, folder: string): boolean =>
  route === folder || route.startsWith(`${folder}/`)

/** Whether an entry is a folder without a page of its own. */
export const isFolder = ({ type, children, withIndexPage }: TreeItem): boolean =>
  type === 'menu' || (children !== undefined && (children.length > 0 || !withIndexPage))

/** Whether the menu lists pages of a section. */
export const hasEntries = ({ type, display, children = [] }: TreeItem): boolean =>
  display !== 'hidden' && (type === 'menu' || children.some(child => child.display !== 'hidden'))

/** The top-level entry that contains a page; the sidebar next to the text shows only its pages. */
export function sectionOf(items: readonly TreeItem[], route: string): TreeItem | undefined {
  return items.find(item => item.route !== '/' && isFolder(item) && isWithin(route, item.route))
}

type Linked = Pick<TreeItem, 'route' | 'href' | 'withIndexPage' | 'children'>

/** Where an entry leads: its own page, or the first page inside a folder without one. */
export function firstRoute({ href, route, withIndexPage, children }: Linked): string {
  if (href) return href
  const first = children?.[0]
  const isPage = !children || withIndexPage || children.some(child => child.route === route)
  return isPage || !first ? route : firstRoute(first)
}

/** The links of a menu in its order: to an item's own address, or to the page of that name in the folder. */
export function menuLinks({
  route,
  items = {},
  children = [],
}: Pick<TreeItem, 'route' | 'items' | 'children'>): TreeItem[] {
  return Object.entries(items).map(([name, item]) => {
    const page = children.find(child => child.name === name)
    return { name, route: page ? firstRoute(page) : `${route}/${name}`, ...item }
  })
}

/** A folder's name in the sidebar: its route, or its key if it has none (as a menu without a folder). */
export const folderOf = ({ route, name }: Pick<TreeItem, 'route' | 'name'>): string =>
  route && route !== '#' ? route : `/${name}`

/** The id of a folder's list. */
export const folderListId = (folder: string): string => `sidebar${folder.replace(/\W+/g, '-')}`
