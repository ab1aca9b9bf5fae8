import { whenIdle } from '../events'
import { onPage } from '../page-life'

/** Has what is read kept for reading offline, from a visit's second page on: many readers come for one page. */
export function startOffline(): void {
  let pages = document.referrer.startsWith(location.origin + '/') ? 1 : 0
  onPage(() => {
    if (pages++ === 1 && 'serviceWorker' in navigator)
      // Without a connection, all stays as it is.
      whenIdle(() => void import('../offline').then(({ startVisit }) => startVisit()).catch(() => undefined))
  })
}
