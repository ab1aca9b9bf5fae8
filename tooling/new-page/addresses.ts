import { existsSync } from 'node:fs'
import path from 'node:path'
import { nearest } from '../check/content/nearest'
import type { ListedPage } from '../check/content/page-list'
import { folderOf } from '../check/content/routes-of-files'
import { ClearError } from '../tasks/clear-error.mjs'

/** What is wrong with an address; undefined if a page may have it. */
export function problemOfAddress(route: string): string | undefined {
  if (!route.startsWith('/')) return `must start with a slash: /${route}`
  if (route === '/') return 'names the home page, which exists'
  if (route.endsWith('/')) return `must not end in a slash: ${route.replace(/\/+$/, '')}`
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(route)) {
    return 'must be lowercase words and digits joined by hyphens: /scrum/articles/some-slug'
  }
  return /(^|\/)index$/.test(route) ? 'must not end in "index": name the folder' : undefined
}

/** Why a page can't be in an address's folder: it doesn't exist; otherwise undefined. */
function problemOfFolder(root: string, route: string, pages: readonly ListedPage[]): string | undefined {
  const folder = folderOf(route)
  if (folder === '' || existsSync(path.join(root, 'pages', folder))) return undefined
  const folders = new Set(pages.map(page => folderOf(page.route)).filter(Boolean))
  const meant = nearest(folder, [...folders])
  return `There is no folder ${folder}${meant ? `: did you mean ${meant}?` : '.'} Make its hub first: npm run new -- ${folder} "Its Title" --kind hub.`
}

/** Refuses an address in an unknown folder and suggests the nearest one. */
export function assertFolder(...where: Parameters<typeof problemOfFolder>): void {
  const problem = problemOfFolder(...where)
  if (problem) throw new ClearError(problem)
}

/** Why there can't be a new page at an address, in a sentence; otherwise undefined. */
export function problemOfNewPlace(...where: Parameters<typeof problemOfFolder>): string | undefined {
  const [, route, pages] = where
  const problem = problemOfAddress(route)
  if (problem) return `The address "${route}" ${problem}.`
  const there = pages.find(page => page.route === route)
  if (there) return `There already is a page at ${route}, ${there.file}: edit it, or choose another address.`
  return problemOfFolder(...where)
}
