/** An entry of the normalized page tree, with what a link needs. */
export interface Linked {
  name: string
  title: string
  route: string
  href?: string | undefined
  newWindow?: boolean | undefined
  withIndexPage?: boolean | undefined
  children?: Linked[] | undefined
}

/** Where an entry leads: its own page, or the first page inside a folder without one. */
export function firstRoute(item: Linked): string {
  if (item.href) return item.href
  const first = item.children?.[0]
  const isPage =
    !item.children || item.withIndexPage || item.children.some(child => child.route === item.route)
  return isPage || !first ? item.route : firstRoute(first)
}
