/**
 * The address of a page, for scripts and apps. Data name pages by their routes, which are the same in each language; a
 * translation's addresses begin with its prefix. The bundler takes all of this out of the first language's scripts.
 */
export function pageAddress(route: string): string {
  return process.env.PREFIX ? process.env.PREFIX + route : route
}

/** The route of a page on this site, from its path. */
export function routeOfAddress(path: string): string {
  return process.env.PREFIX ? path.replace(process.env.PREFIX, '') || '/' : path
}
