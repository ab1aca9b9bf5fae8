import { existsSync } from 'node:fs'
import path from 'node:path'
import type { RouteEntry } from '../../lib/nav/route-entry'
import { nearest } from '../check/content/nearest'
import type { ListedPage } from '../check/content/page-list'
import { folderOf } from '../check/content/routes-of-files'
import { ClearError } from '../tasks/clear-error.mjs'

/** What is wrong with an address as such; undefined where a page may have it. */
export function faultOfAddress(route: string): string | undefined {
  if (!route.startsWith('/')) return `must start with a slash: /${route}`
  if (route === '/') return 'names the home page, which exists'
  if (route.endsWith('/')) return `must not end in a slash: ${route.replace(/\/+$/, '')}`
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(route)) {
    return 'must be words of small letters and digits, joined by hyphens: /scrum/articles/some-slug'
  }
  return /(^|\/)index$/.test(route) ? 'must not end in "index": name the folder' : undefined
}

/** Why no page can be in the folder of an address: it is neither there nor planned; undefined where it is. */
function faultOfFolder(
  root: string,
  route: string,
  pages: readonly ListedPage[],
  planned: readonly RouteEntry[],
): string | undefined {
  const folder = folderOf(route)
  if (folder === '' || existsSync(path.join(root, 'pages', folder))) return undefined
  const plannedFolders = planned.flatMap(page => [page.route, folderOf(page.route)])
  if (plannedFolders.includes(folder)) return undefined
  const folders = [...new Set([...pages.map(page => folderOf(page.route)), ...plannedFolders])].filter(
    Boolean,
  )
  const meant = nearest(folder, folders)
  return `There is no folder ${folder}, and none is planned${meant ? `: did you mean ${meant}?` : '.'} To begin it, make its hub first: npm run new -- ${folder} "Its Title" --kind hub.`
}

/** Refuses an address in a folder that is neither there nor planned, and names the one that was probably meant. */
export function assertFolder(...where: Parameters<typeof faultOfFolder>): void {
  const fault = faultOfFolder(...where)
  if (fault) throw new ClearError(fault)
}

/** Why no new page can be at an address, in a sentence; undefined where one can. */
export function faultOfNewPlace(...where: Parameters<typeof faultOfFolder>): string | undefined {
  const [, route, pages] = where
  const fault = faultOfAddress(route)
  if (fault) return `The address "${route}" ${fault}.`
  const there = pages.find(page => page.route === route)
  if (there) return `There is a page at ${route} already, ${there.file}: edit it, or choose another address.`
  return faultOfFolder(...where)
}
