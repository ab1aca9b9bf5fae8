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
