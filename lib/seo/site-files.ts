/** The site's mark as pictures, and what tells a device of them. The build makes all but the first. */
export const siteIcons = {
  svg: '/favicon.svg',
  /** What old programs ask for without being told. */
  ico: '/favicon.ico',
  /** For a phone's home screen. */
  touch: '/apple-touch-icon.png',
  small: '/icon-192.png',
  large: '/icon-512.png',
  manifest: '/site.webmanifest',
}
