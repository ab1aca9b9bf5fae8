import { closeSync, openSync, readSync } from 'node:fs'
import path from 'node:path'
import { unlistedRoutes } from '../../../lib/nav/route-entry'
import { filesUnder } from '../../tasks/files-under'
import { redirectBeginning } from './redirect-pages'

export type ExportedFile = {
  /** As readers request it: '/', '/scrum'. */
  route: string
  /** Relative to the export: 'index.html', 'scrum.html'. */
  file: string
}

/** The address at which the server returns an HTML file. */
function routeOfHtml(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}

/** Whether a file only redirects to a page's new address. */
function isRedirect(file: string): boolean {
  const beginning = Buffer.alloc(redirectBeginning.length)
  const handle = openSync(file, 'r')
  readSync(handle, beginning)
  closeSync(handle)
  return beginning.toString() === redirectBeginning
}

/** Every page of the export including error pages, sorted by route, without redirects. */
export function exportedPages(directory: string): ExportedFile[] {
  return filesUnder(directory, '.', '.html')
    .filter(file => !isRedirect(path.join(directory, file)))
    .map(file => ({ route: routeOfHtml(file), file }))
    .sort((a, b) => (a.route < b.route ? -1 : 1))
}

/** Error pages and the search, which no list has. */
export function isUnlisted({ route }: ExportedFile): boolean {
  return unlistedRoutes.has(route)
}
