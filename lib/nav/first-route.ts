/** An entry of the normalized page tree, as far as a link needs it. */
export interface Linked {
  name: string
  title: string
  route: string
  href?: string | undefined
  newWindow?: boolean | undefined
  withIndexPage?: boolean | undefined
  children?: Linked[] | undefined
}

/** Where an entry leads: its own page, or for a folder without one the first page inside it. */
export function firstRoute(item: Linked): string {
  if (item.href) return item.href
  const first = item.children?.[0]
  const isPage =
    !item.children || item.withIndexPage || item.children.some(child => child.route === item.route)
  return isPage || !first ? item.route : firstRoute(first)
}
