import { closeSync, openSync, readSync } from 'node:fs'
import path from 'node:path'
import { filesUnder } from '../../tasks/files-under'
import { redirectBeginning } from './redirect-pages'

export type ExportedFile = {
  /** As a reader asks for it: '/', '/scrum'. */
  route: string
  /** Under the export's directory: 'index.html', 'scrum.html'. */
  file: string
}

/** The address under which the server answers with an HTML file. */
function routeOfHtml(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}

/** Whether a file only leads to the address that its page has now. */
function isRedirect(file: string): boolean {
  const beginning = Buffer.alloc(redirectBeginning.length)
  const handle = openSync(file, 'r')
  readSync(handle, beginning)
  closeSync(handle)
  return beginning.toString() === redirectBeginning
}

/** Every page of the export, the error pages too, in the order of their routes; old addresses are none. */
export function exportedPages(directory: string): ExportedFile[] {
  return filesUnder(directory, '.', '.html')
    .filter(file => !isRedirect(path.join(directory, file)))
    .map(file => ({ route: routeOfHtml(file), file }))
    .sort((a, b) => (a.route < b.route ? -1 : 1))
}

/** The pages that stand for an error; they have no address of their own to be found under. */
export function isErrorPage({ route }: ExportedFile): boolean {
  return /\/(404|500)$/.test(route)
}
