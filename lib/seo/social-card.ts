/** Size in pixels of the picture networks show for a link. */
export const cardSize = { width: 1200, height: 630 }

/** Address of a page's card, drawn by the build (tooling/cards/). */
export function cardAddress(route: string): string {
  return `/images/cards${route === '/' ? '/index' : route}.png`
}
