import { onApproach } from '../events'
import { pageAt } from './page-cache'
import { swapPage } from './swap'

/** Path of the page on the screen. Another query or fragment is still the same page. */
let shown = location.pathname

/** Whether an address is another page of the site. A file has an extension, a page has none. */
const isOtherPage = ({ origin, pathname }: URL) =>
  origin === location.origin && pathname !== shown && !/\.\w+$/.test(pathname)

const wide = window.matchMedia('(width >= 48em)')

/** Lays out the rest after the paint on wide screens, for the scroll bar; a phone does on scrolling (globals.css). */
function layOutRest(): void {
  if (wide.matches) document.documentElement.removeAttribute('data-later')
}

/** Scrolls to a fragment, or to the top, without an animation. */
function scrollTo(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (target) target.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: 0, behavior: 'instant' })
}

/** Has the browser restore the scroll offset of a page gone back to, without an animation. */
function restoreOffset(event: NavigateEvent): void {
  const root = document.documentElement
  root.style.scrollBehavior = 'auto'
  event.scroll()
  // It scrolls with the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => root.style.removeProperty('scroll-behavior')))
}

/** Swaps in the page whose address the browser already shows, or loads it if that fails. */
async function show(url: URL, event: NavigateEvent): Promise<void> {
  const html = await pageAt(url.pathname).catch(() => undefined)
  // The reader has left for another page.
  if (event.signal.aborted) return
  const isBack = event.navigationType === 'traverse'
  // To scroll down the page, all of it has to be laid out.
  document.documentElement.toggleAttribute('data-later', !isBack && !url.hash)
  if (html === undefined || !swapPage(html)) {
    location.reload()
    return
  }
  shown = url.pathname
  if (isBack) restoreOffset(event)
  else scrollTo(url.hash)
  const main = document.getElementById('content')
  if (!document.activeElement || document.activeElement === document.body)
    main?.focus({ preventScroll: true })
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = document.title
  // The first frame's callback runs before the paint, the second's after.
  requestAnimationFrame(() => requestAnimationFrame(layOutRest))
}

/** Navigates to an address of the site. Resolves with false if the browser has to load the page itself. */
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

/** Links in the site replace only what differs, fetched on pointing; the browser keeps history and scroll offsets. */
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
    // Left to itself, the browser glides, and ends elsewhere if the page left was scrolled further down.
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => show(url, event) })
  })
}
