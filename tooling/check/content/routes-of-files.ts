import { unlistedRoutes } from '../../../lib/nav/route-entry'

/** The route of a page's file: 'pages/a/index.mdx' is '/a', 'pages/index.mdx' is '/'. */
export function routeOfFile(file: string): string {
  const route = file
    .replace(/^pages/, '')
    .replace(/\.(mdx?|tsx?)$/, '')
    .replace(/\/index$/, '')
  return route || '/'
}

/** Whether a file under pages/ is a page to read: not `_app`, an error page, the search, or `_meta.json`. */
export function isPageFile(file: string): boolean {
  return /\.(mdx?|tsx)$/.test(file) && !/(^|\/)_/.test(file) && !unlistedRoutes.has(routeOfFile(file))
}

/** The folder of a file: 'pages/a' for 'pages/a/_meta.json'. */
export function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'))
}
