/**
 * The one script that stands inside the HTML: what a tap must not wait for. It turns buttons that open and close (the
 * style sheets do the rest), and keeps taps on what needs the page's script until that is there.
 */
interface EarlyWindow extends Window {
  /** Taps that wait for the page's script; undefined once it answers itself. */
  early?: Element[] | undefined
}

const page = document.documentElement
// A page that is opened at its beginning is laid out as far as one sees; the rest once that is painted, or on a phone
// when one comes near it (styles/globals.css). Not where the reader goes to a place further down, as its offset has to
// be known: see below, and browser/navigation/navigation.ts.
const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
page.toggleAttribute('data-later', !location.hash && load?.type === 'navigate')

const early: Element[] = []
;(window as EarlyWindow).early = early

document.addEventListener('click', event => {
  const pressed = event.target as Element
  if (pressed.closest('[href*="#"]')) page.removeAttribute('data-later')
  const button = pressed.closest<HTMLElement>('[data-toggle]')
  if (button) {
    const isOpen = button.ariaExpanded !== 'true'
    button.ariaExpanded = `${isOpen}`
    const { toggle, focus = '' } = button.dataset
    if (toggle) page.toggleAttribute(toggle, isOpen)
    // While the finger is still on it, or a phone would not show its keyboard.
    if (isOpen) document.getElementById(focus)?.focus()
    button.dispatchEvent(new Event('toggled', { bubbles: true }))
  } else if ((window as EarlyWindow).early) {
    const waiting = pressed.closest('button:is([data-act], [data-waits])')
    if (!waiting) return
    early.push(waiting)
    // Or the browser itself would send the form, and load the page anew.
    event.preventDefault()
  }
})

const address = document.currentScript?.dataset.then

document.addEventListener('DOMContentLoaded', () => {
  // Of no use without scripts; with them, what is done to one is kept (browser/features/islands.ts).
  for (const control of document.querySelectorAll<HTMLButtonElement>('[data-waits]')) control.disabled = false
  // The page's script comes after the first paint, which would wait for it otherwise. A page in a tab behind others is
  // not painted, and asks for it when it is looked at. The first frame's call comes before it is painted, the second's
  // after, and with the third it is on the screen.
  let frames = 3
  const wait = () => {
    if (frames--) requestAnimationFrame(wait)
    else
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: address }))
  }
  if (address) wait()
})

export type { EarlyWindow }
