import { onApproach } from '../events'
import { pageAt } from './page-cache'
import { swapPage } from './swap'

/** Path of the page on the screen. A query or a fragment shows something else on the same page. */
let shown = location.pathname

/** Whether an address is another page of the site. A file has an extension, a page has none. */
const isOtherPage = ({ origin, pathname }: URL) =>
  origin === location.origin && pathname !== shown && !/\.\w+$/.test(pathname)

const wide = window.matchMedia('(width >= 48em)')

/**
 * Has the rest of a page laid out, too (styles/globals.css): on a wide screen once what one sees is painted, as its scroll
 * bar is to say how long the page is; on a phone when one comes near it.
 */
function layOutRest(): void {
  if (wide.matches) document.documentElement.removeAttribute('data-later')
}

/** Scrolls to a fragment, or to the top, without the motion that the browser would make of it. */
function scrollTo(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (target) target.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: 0, behavior: 'instant' })
}

/** Swaps in the page of the address that the browser already shows; loads it where that fails. */
async function show(url: URL, { navigationType, signal }: NavigateEvent): Promise<void> {
  const html = await pageAt(url.pathname).catch(() => undefined)
  // The reader has gone elsewhere meanwhile.
  if (signal.aborted) return
  const isBack = navigationType === 'traverse'
  // Where the reader goes further down the page, all of it has to be laid out.
  document.documentElement.toggleAttribute('data-later', !isBack && !url.hash)
  if (html === undefined || !swapPage(html)) {
    location.reload()
    return
  }
  shown = url.pathname
  // On the way back the browser scrolls to where the page was left.
  if (!isBack) scrollTo(url.hash)
  const main = document.getElementById('content')
  if (!document.activeElement || document.activeElement === document.body)
    main?.focus({ preventScroll: true })
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = document.title
  // The first frame's call comes before it is painted, the second's after.
  requestAnimationFrame(() => requestAnimationFrame(layOutRest))
}

/** Leads to an address of the site. Resolves with whether the page is there; if not, the browser is loading it. */
export async function visit(address: string): Promise<boolean> {
  const url = new URL(address, location.href)
  // Other words on the page of all results are loaded.
  if (!isOtherPage(url) && !url.search) {
    location.hash = url.hash
    if (!url.hash) window.scrollTo({ top: 0, behavior: 'instant' })
    return true
  }
  if ('navigation' in window) await navigation.navigate(url.href).finished?.catch(() => undefined)
  else location.assign(url)
  return shown === url.pathname
}

/**
 * Links within the site change what differs and keep the rest; a page is fetched when a link is pointed at. History and
 * scroll offsets are the browser's. A browser without the Navigation API loads each page.
 */
export function startNavigation(): void {
  layOutRest()
  wide.addEventListener('change', layOutRest)
  if (!('navigation' in window)) return
  onApproach('a[href]', link => {
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
    const url = new URL(link.href)
    if (isOtherPage(url)) void pageAt(url.pathname).catch(() => undefined)
  })
  navigation.addEventListener('navigate', event => {
    const url = new URL(event.destination.url)
    if (event.hashChange) document.documentElement.removeAttribute('data-later')
    const isLoad = event.navigationType === 'reload' || event.downloadRequest !== null || event.formData
    if (!event.canIntercept || isLoad || !isOtherPage(url)) return
    event.intercept({ focusReset: 'manual', handler: () => show(url, event) })
  })
}
