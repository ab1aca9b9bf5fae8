import { filesUnder } from '../tasks/files-under'

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

/** Every page of the export, the error pages too, in the order of their routes. */
export function exportedPages(directory: string): ExportedFile[] {
  return filesUnder(directory, '.', '.html')
    .map(file => ({ route: routeOfHtml(file), file }))
    .sort((a, b) => (a.route < b.route ? -1 : 1))
}

/** The pages that stand for an error; they have no address of their own to be found under. */
export function isErrorPage({ route }: ExportedFile): boolean {
  return /\/(404|500)$/.test(route)
}
