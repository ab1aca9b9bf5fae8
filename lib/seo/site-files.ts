/** The web app manifest: name and icons for readers who install the site (browser/features/web-app.ts). */
export const webManifest = '/site.webmanifest'

/** The color of the browser's bars in each theme, the paper of styles/tokens.css. */
export const themeColors = { light: '#fff', dark: (hue: number) => `hsl(${hue} 24% 9%)` }

/** The site's icons. The build makes all but the first. */
export const siteIcons = {
  svg: '/favicon.svg',
  /** Requested by old programs without a link. */
  ico: '/favicon.ico',
  /** For a phone's home screen. */
  touch: '/apple-touch-icon.png',
  small: '/icon-192.png',
  large: '/icon-512.png',
  /** With more space around: Android crops it to any shape. */
  maskable: '/icon-maskable-512.png',
}

/** The newest articles in the three common feed formats, made by the build. */
export const feedFiles = [
  { address: '/rss.xml', type: 'application/rss+xml', name: 'RSS' },
  { address: '/atom.xml', type: 'application/atom+xml', name: 'Atom' },
  { address: '/feed.json', type: 'application/feed+json', name: 'JSON Feed' },
] as const

/** Address of a page's Markdown, made by the build. */
export function markdownAddress(route: string): string {
  return route === '/' ? '/index.md' : `${route}.md`
}
