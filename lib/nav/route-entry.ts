/** A page's kind, which decides what it must have and how long it may be; 'lesson' means the e-mail series. */
export const routeKinds = [
  'home',
  'page',
  'legal',
  'hub',
  'article',
  'lesson-course',
  'lesson',
  'tool',
] as const

export type RouteKind = (typeof routeKinds)[number]

/** A page of the site. */
export interface RouteEntry {
  route: string
  title: string
  kind: RouteKind
}

/** The course; the pages below it are its lessons. */
export const courseRoute = '/scrum/psm-1'

/** The kind of a folder's pages unless their front matter says otherwise. */
const kindsOfFolders: Readonly<Record<string, RouteKind>> = {
  [courseRoute]: 'lesson-course',
  '/email-series': 'lesson',
  '/tools': 'tool',
}

/** A page's kind if its front matter names none: by its folder; a folder's index page is a hub. */
export function kindByPlace(route: string, isIndex: boolean): RouteKind {
  if (route === '/') return 'home'
  if (isIndex) return 'hub'
  const folder = Object.keys(kindsOfFolders).find(each => route.startsWith(`${each}/`))
  if (folder) return kindsOfFolders[folder] ?? 'article'
  return route.lastIndexOf('/') === 0 ? 'page' : 'article'
}

/** Whether a page's front matter may omit the kind because its address implies it. */
export function isKindOfPlace(route: string, kind: RouteKind): boolean {
  return kindByPlace(route, kind === 'hub') === kind
}

/** Pages with nothing to read: they are in no menu, list, feed, sitemap, or index, and have no canonical address. */
export const unlistedRoutes: ReadonlySet<string> = new Set(['/404', '/500', '/offline', '/search'])

/** Whether a page is an article or a lesson of the course. */
export const isArticle = ({ kind }: { kind: RouteKind }): boolean =>
  kind === 'article' || kind === 'lesson-course'

/** A page's name in its folder: the last segment of its address. */
export const slugOf = (route: string): string => route.slice(route.lastIndexOf('/') + 1)

/** The name of a page's section: the first segment of its address. */
export const sectionOf = (route: string): string => route.split('/')[1] ?? ''

/** The group of related links for pages that name none. */
export const groupOf = (route: string): string => slugOf(route)

/** The page at a route, or undefined. */
export function routeEntry<T extends RouteEntry>(routes: readonly T[], route: string): T | undefined {
  return routes.find(entry => entry.route === route)
}
