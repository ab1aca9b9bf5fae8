/** Tells a device the site's name and icons, where a reader wants it among the programs (browser/features/web-app.ts). */
export const webManifest = '/site.webmanifest'

/** The site's mark as pictures. The build makes all but the first. */
export const siteIcons = {
  svg: '/favicon.svg',
  /** What old programs ask for without being told. */
  ico: '/favicon.ico',
  /** For a phone's home screen. */
  touch: '/apple-touch-icon.png',
  small: '/icon-192.png',
  large: '/icon-512.png',
}

/** The newest articles, in the three forms that readers of feeds know; the build makes them. */
export const feedFiles = [
  { address: '/rss.xml', type: 'application/rss+xml', name: 'RSS' },
  { address: '/atom.xml', type: 'application/atom+xml', name: 'Atom' },
  { address: '/feed.json', type: 'application/feed+json', name: 'JSON Feed' },
] as const

/** Where a page's text lies as Markdown; the build makes it of the page. */
export function markdownAddress(route: string): string {
  return route === '/' ? '/index.md' : `${route}.md`
}
