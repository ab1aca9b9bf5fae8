/** An entry of the page tree as the theme hands it over, as far as the sidebar draws it. */
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
  /** Of a menu: its links in its own order. */
  items?: Readonly<Record<string, { title: string; href?: string; newWindow?: boolean }>> | undefined
  theme?: { collapsed?: boolean } | undefined
}

/** Whether a route is a page's, or lies below it. */
export const isWithin = (route: string, folder: string): boolean =>
  route === folder || route.startsWith(`${folder}/`)

/** Whether an entry is a folder of others, and no page. */
export const isFolder = ({ type, children, withIndexPage }: TreeItem): boolean =>
  type === 'menu' || (children !== undefined && (children.length > 0 || !withIndexPage))

/** Whether the menu names a page of a section. */
export const hasEntries = ({ type, display, children = [] }: TreeItem): boolean =>
  display !== 'hidden' && (type === 'menu' || children.some(child => child.display !== 'hidden'))

/** The entry of the top level under which a page lies; beside the text only its pages are shown. */
export function sectionOf(items: readonly TreeItem[], route: string): TreeItem | undefined {
  return items.find(item => item.route !== '/' && isFolder(item) && isWithin(route, item.route))
}
