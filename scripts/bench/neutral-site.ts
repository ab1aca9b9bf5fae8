import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { facts } from '../../data/facts'
import { readPages } from '../../tooling/check/content/read-pages'
import { neutralPage, type NeutralPage } from './neutral-copy'

/** A page or folder of the menu; both where a folder has a page of its own. */
export interface MenuItem {
  name: string
  title: string
  isHidden: boolean
  page?: NeutralPage
  children: MenuItem[]
}

type Meta = Record<string, string | { title?: string; display?: string; href?: string }>

/** The neutral copy of every page of the project. */
export function neutralPages(root: string): NeutralPage[] {
  return readPages(root, facts).map(neutralPage)
}

function metaOf(folder: string): Meta {
  const file = path.join(folder, '_meta.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Meta) : {}
}

const childName = (route: string, base: string) => /^[^/]+/.exec(route.slice(base.length + 1))?.[0] ?? ''

/** The menu below a route, in the order of its folder's `_meta.json`, which `metaFor` gives. */
export function menuOf(
  pages: readonly NeutralPage[],
  metaFor: (route: string) => Meta,
  base = '',
): MenuItem[] {
  const below = pages.filter(({ route }) => route.startsWith(`${base}/`) && route !== '/')
  const names = [...new Set(below.map(({ route }) => childName(route, base)))]
  const meta = metaFor(base)
  const order = Object.keys(meta)
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return names
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(name => {
      const route = `${base}/${name}`
      const page = pages.find(each => each.route === route)
      const entry = meta[name]
      const title = (typeof entry === 'string' ? entry : entry?.title) || page?.title || name
      const isHidden = typeof entry === 'object' && entry.display === 'hidden'
      return { name, title, isHidden, ...(page ? { page } : {}), children: menuOf(pages, metaFor, route) }
    })
}

/** The project's menu of such pages. */
export function menuOfProject(root: string, pages: readonly NeutralPage[]): MenuItem[] {
  return menuOf(pages, route => metaOf(path.join(root, 'pages', route)))
}
