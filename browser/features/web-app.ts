import { webManifest } from '@lib/seo/site-files'

/** Links the web app manifest at the first interaction: a phone fetches it, and an icon, as soon as it is linked. */
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
