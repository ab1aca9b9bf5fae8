/** What the page records during a search. Times in milliseconds of the page's own clock. */
export interface PageWatch {
  /** When results were first on the screen, and when the list last changed. */
  firstResult?: number
  lastChange?: number
  lastKey?: number
  pressed?: number
}

declare global {
  interface Window {
    pageWatch: PageWatch
  }
}

/** Watches the list of results, once per frame. Runs in the page, so it can't refer to anything outside itself. */
export function watchResults(selector: string): void {
  const watch: PageWatch = (window.pageWatch = {})
  addEventListener('pointerdown', event => (watch.pressed = event.timeStamp), true)
  addEventListener('keydown', event => (watch.lastKey = event.timeStamp), true)
  let text = ''
  const look = () => {
    const shown = [...document.querySelectorAll(selector)].filter(element => element.checkVisibility())
    const next = shown.map(element => element.textContent).join('\n')
    if (shown.length > 0) watch.firstResult ??= performance.now()
    if (next !== text) watch.lastChange = performance.now()
    text = next
    requestAnimationFrame(look)
  }
  look()
}
