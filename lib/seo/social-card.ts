/** Pixels of the picture that networks show beside a link. */
export const cardSize = { width: 1200, height: 630 }

/** Where a page's card lies. The build draws it (tooling/cards/); there is no file of it in public/. */
export function cardAddress(route: string): string {
  return `/images/cards${route === '/' ? '/index' : route}.png`
}
