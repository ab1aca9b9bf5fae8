/**
 * The one script that stands inside the HTML: what a press must not wait for. It toggles buttons that open and close (the
 * style sheets do the rest), and keeps what is pressed or set before there is code for it (browser/kept-presses.ts).
 */
declare global {
  interface Window {
    /** What the reader pressed or set before there was code to hear it, the latest last. */
    kept: Set<HTMLElement>
    /** Whether the page's script hears presses itself. */
    isListening?: boolean
  }
}

const page = document.documentElement
// A page that is opened at its beginning is laid out as far as one sees; the rest once that is painted, or on a phone
// when one comes near it (styles/globals.css). Not where the reader goes to a place further down, as its offset has to
// be known: see below, and browser/navigation/navigation.ts.
const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
page.toggleAttribute('data-later', !location.hash && load?.type === 'navigate')

const kept = (window.kept = new Set())
const asleep = '[data-island]:not([data-alive])'

/** Each element is kept once: who presses again has had no answer. */
function keep(element: HTMLElement): void {
  kept.delete(element)
  kept.add(element)
}

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
    return
  }
  const waiting = pressed.closest<HTMLElement>(`${asleep} button${window.isListening ? '' : ',[data-act]'}`)
  if (!waiting) return
  keep(waiting)
  // Or the browser itself would send the form, and load the page again.
  event.preventDefault()
})

for (const type of ['input', 'change'])
  document.addEventListener(type, ({ target }) => {
    if ((target as HTMLElement).closest(asleep)) keep(target as HTMLElement)
  })

const address = document.currentScript?.dataset.then

document.addEventListener('DOMContentLoaded', () => {
  // Of no use without scripts; with them, what is done to one is kept.
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

export {}
