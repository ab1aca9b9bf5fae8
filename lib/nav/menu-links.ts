import { firstRoute, type Linked } from './first-route'

/** An entry of `_meta.json` with type 'menu', as the theme passes it. */
interface MenuOfLinks {
  /** The folder's address; empty or '#' if the menu has none. */
  route: string
  items?: Readonly<Record<string, { title: string; href?: string; newWindow?: boolean }>> | undefined
  children?: Linked[] | undefined
}

/** The links of a menu in its order: to an item's own address, or to the page of that name in the folder. */
export function menuLinks({ route, items = {}, children = [] }: MenuOfLinks): Linked[] {
  return Object.entries(items).map(([name, item]) => {
    const page = children.find(child => child.name === name)
    return { name, route: page ? firstRoute(page) : `${route}/${name}`, ...item }
  })
}
