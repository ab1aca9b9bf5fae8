/** What a page is, which decides what it must have and how long it may be; 'lesson' is one of the e-mail series. */
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

/** One page of the site, written or planned. */
export interface RouteEntry {
  route: string
  title: string
  kind: RouteKind
}

/** The course; what lies below it are its lessons. */
export const courseRoute = '/scrum/psm-1'

/** What the pages of a folder are where they do not say it. */
const kindsOfFolders: Readonly<Record<string, RouteKind>> = {
  [courseRoute]: 'lesson-course',
  '/email-series': 'lesson',
  '/tools': 'tool',
}

/** Kind of a page whose front matter names none: by its folder, and of a folder's index page a hub. */
export function kindByPlace(route: string, isIndex: boolean): RouteKind {
  if (route === '/') return 'home'
  if (isIndex) return 'hub'
  const folder = Object.keys(kindsOfFolders).find(each => route.startsWith(`${each}/`))
  if (folder) return kindsOfFolders[folder] ?? 'article'
  return route.lastIndexOf('/') === 0 ? 'page' : 'article'
}

/** Whether a page of a kind need not say so: its place does, a hub being the index of its folder. */
export function isKindOfPlace(route: string, kind: RouteKind): boolean {
  return kindByPlace(route, kind === 'hub') === kind
}

/** Name of a page in its folder: the last part of its address. */
export const slugOf = (route: string): string => route.slice(route.lastIndexOf('/') + 1)

/** Name of the section that a page is in: the first part of its address. */
export const sectionOf = (route: string): string => route.split('/')[1] ?? ''

/** Related-links group that a page shows unless it names another. */
export const groupOf = (route: string): string => slugOf(route)

/** The page at a route, or undefined. */
export function routeEntry<T extends RouteEntry>(routes: readonly T[], route: string): T | undefined {
  return routes.find(entry => entry.route === route)
}
