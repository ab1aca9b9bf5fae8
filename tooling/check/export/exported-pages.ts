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
  /** The beginning of its language's addresses, '/fr'; undefined in the first language. */
  prefix?: string
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
  const files = filesUnder(directory, '.', '.html').filter(file => !isRedirect(path.join(directory, file)))
  // Each language has an error page of its own.
  const languages = files.flatMap(file => /^([\w-]+)\/404\.html$/.exec(file)?.[1] ?? [])
  return files
    .map(file => {
      const [, first = ''] = /^([^/.]+)/.exec(file) ?? []
      return {
        ...{ route: routeOfHtml(file), file },
        ...(languages.includes(first) ? { prefix: `/${first}` } : {}),
      }
    })
    .sort((a, b) => (a.route < b.route ? -1 : 1))
}

/** A page's route in its language: '/' for '/fr'. */
export const ownRoute = ({ route, prefix = '' }: ExportedFile): string => route.slice(prefix.length) || '/'

/** Error pages and the search, which no list has. */
export function isUnlisted(page: ExportedFile): boolean {
  return unlistedRoutes.has(ownRoute(page))
}
