/** What a page notes of itself while it is measured. Times in milliseconds since 1970, so that they outlast a page. */
export interface PageWatch {
  /** When results were first on the screen, and when the list last changed. */
  firstResult?: number
  lastChange?: number
  lastKey?: number
  /** When the heading of another page was on the screen. */
  newHeading?: number
  pressed?: number
  watchResults: (selector: string) => void
  watchHeading: (route: string) => void
}

declare global {
  interface Window {
    pageWatch: PageWatch
  }
}

/** Runs in the page before its own scripts; must not refer to anything outside itself. */
export function installWatch(): void {
  const now = () => performance.timeOrigin + performance.now()
  const key = 'bench-navigation'
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getClientRects().length > 0

  /** One look a frame: what is in the document then is what the frame paints. */
  const everyFrame = (look: () => boolean) => {
    const tick = () => look() || requestAnimationFrame(tick)
    requestAnimationFrame(tick)
  }

  const watchResults = (selector: string) => {
    let text = ''
    everyFrame(() => {
      const shown = [...document.querySelectorAll(selector)].slice(0, 20).filter(isShown)
      const next = shown.map(element => element.textContent).join('\n')
      if (shown.length > 0) watch.firstResult ??= now()
      if (next !== text) watch.lastChange = now()
      text = next
      return false
    })
  }

  /** Goes on in the next document, where a generator loads one. */
  const watchForHeading = ({ route, heading }: { route: string; heading: string }) => {
    const clean = (path: string) => path.replace(/\.html$/, '').replace(/\/+$/, '')
    everyFrame(() => {
      const title = [...document.querySelectorAll('h1')].find(isShown)
      if (!title || title.textContent === heading || clean(location.pathname) !== route) return false
      watch.newHeading = now()
      watch.pressed = Number(sessionStorage.getItem('bench-pressed'))
      return true
    })
  }

  const watch: PageWatch = {
    watchResults,
    watchHeading: route => {
      const started = { route, heading: document.querySelector('h1')?.textContent ?? '' }
      sessionStorage.setItem(key, JSON.stringify(started))
      watchForHeading(started)
    },
  }
  window.pageWatch = watch
  addEventListener(
    'pointerdown',
    event => {
      watch.pressed = performance.timeOrigin + event.timeStamp
      sessionStorage.setItem('bench-pressed', String(watch.pressed))
    },
    true,
  )
  addEventListener('keydown', event => (watch.lastKey = performance.timeOrigin + event.timeStamp), true)
  try {
    const started = sessionStorage.getItem(key)
    if (started) watchForHeading(JSON.parse(started) as { route: string; heading: string })
  } catch {
    // The empty page that a browser begins with keeps nothing.
  }
}
