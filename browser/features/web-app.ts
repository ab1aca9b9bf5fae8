import { webManifest } from '@lib/seo/site-files'

/**
 * Tells the browser how the site is called and looks among a device's programs, once a reader has come: as soon as it
 * knows where that stands, a phone fetches it and an icon.
 */
export function startWebApp(): void {
  const tell = () => {
    moves.forEach(move => document.removeEventListener(move, tell))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'manifest', href: webManifest }),
    )
  }
  const moves = ['pointerdown', 'scroll', 'keydown']
  moves.forEach(move => document.addEventListener(move, tell, { passive: true }))
}
