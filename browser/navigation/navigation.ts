import { on, onApproach } from '../events'
import { pageAt } from './page-cache'
import { keepEntry, newEntry, noteOffset, offsetOf, takeUpEntry } from './scroll-memory'
import { swapPage } from './swap'

/** The last change of page that was asked for; one that another overtook does nothing. */
let asked = 0

/** Path of the page that is shown. What is behind it is no other page: a query says what is chosen on this one. */
let shown = location.pathname

/** The page that a link leads to within the site, where the browser's own way is not the reader's wish. */
function pageOf(link: HTMLElement): URL | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  // A file has an ending; a page has none.
  if (url.origin !== location.origin || /\.\w+$/.test(url.pathname)) return undefined
  return url.pathname === shown ? undefined : url
}

function say(text: string): void {
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = text
}

function scrollTo(hash: string, offset: number | undefined): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (target && offset === undefined) target.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: offset ?? 0, behavior: 'instant' })
}

const wide = window.matchMedia('(width >= 768px)')

/**
 * Has the rest of a page laid out, too (styles/globals.css): on a wide screen once what one sees is painted, as its scroll
 * bar is to say how long the page is; on a phone when one comes near it.
 */
function layOutRest(): void {
  if (wide.matches) document.documentElement.removeAttribute('data-later')
}

/** Shows a page in this one's place. Resolves with whether it did; if not, the browser is on its way there. */
async function show(url: URL, place: { isNew: boolean; offset?: number | undefined }): Promise<boolean> {
  const number = ++asked
  const html = await pageAt(url.pathname).catch(() => undefined)
  if (number !== asked) return false
  if (place.isNew) {
    keepEntry()
    history.pushState(newEntry(), '', url)
  }
  document.documentElement.toggleAttribute('data-later', !url.hash && !place.offset)
  if (html === undefined || !swapPage(html)) {
    location.assign(url)
    if (!place.isNew) location.reload()
    return false
  }
  shown = url.pathname
  // The page is where it was left, or at its start; what was focused is gone with the old page.
  scrollTo(url.hash, place.offset)
  const main = document.getElementById('content')
  if (!document.activeElement || document.activeElement === document.body)
    main?.focus({ preventScroll: true })
  say(document.title)
  // The first frame's call comes before it is painted, the second's after.
  requestAnimationFrame(() => requestAnimationFrame(layOutRest))
  return true
}

/** Leads to an address of the site; resolves with whether the page is there. */
export function visit(address: string): Promise<boolean> {
  const url = new URL(address, location.href)
  if (url.pathname !== shown) return show(url, { isNew: true })
  asked += 1
  document.documentElement.removeAttribute('data-later')
  keepEntry()
  location.hash = url.hash
  if (!url.hash) window.scrollTo({ top: 0, behavior: 'instant' })
  return Promise.resolve(true)
}

/** Links within the site change what differs and keep the rest; a page is fetched when a link is pointed at. */
export function startNavigation(): void {
  takeUpEntry()
  layOutRest()
  wide.addEventListener('change', layOutRest)
  const prepare = (link: HTMLElement) => {
    keepEntry()
    const url = pageOf(link)
    if (url) void pageAt(url.pathname).catch(() => undefined)
  }
  onApproach('a[href]', prepare)
  on('click', 'a[href]', (link, event) => {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const url = pageOf(link)
    if (!url) return
    event.preventDefault()
    // From now on the browser leaves scrolling on the way back to this script, as it does not know when the page is there.
    history.scrollRestoration = 'manual'
    void show(url, { isNew: true })
  })
  window.addEventListener('scroll', noteOffset, { passive: true })
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  window.addEventListener('popstate', ({ state }) => {
    const url = new URL(location.href)
    const offset = offsetOf(state)
    if (url.pathname !== shown) void show(url, { isNew: false, offset })
    else if (history.scrollRestoration === 'manual') scrollTo(url.hash, offset)
  })
}
