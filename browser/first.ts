import * as words from '@data/words/errors'
import { startTheme } from './theme'

/** Inline, as presses can't wait: toggles buttons; keeps presses and changes until code loads (kept-presses.ts). */
declare global {
  interface Window {
    /** What the reader pressed or changed before its code was loaded, in that order. */
    kept: HTMLElement[]
    /** Makes a sentence about what failed, which ends with a link that loads the page again. */
    failed: (text: string, way: string) => HTMLElement
  }
}

// The bundler removes this if there is no theme to choose.
if (process.env.NEXT_PUBLIC_DARK_MODE) startTheme()

const page = document.documentElement
// A page opened at its start lays out only what is visible; the rest follows after the paint, or on a phone
// when it comes near (styles/globals.css). Not for links to a place further down, whose offset must be known;
// see below and browser/navigation/navigation.ts.
const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
page.toggleAttribute('data-later', !location.hash && load?.type === 'navigate')

// The HTML's list may not be the one that the address asks for: components/team-names/TeamNamesApp.module.css.
page.dataset.asks = location.search

window.kept = []
const asleep = '[data-island]:not([data-alive]) '

document.addEventListener('click', event => {
  const pressed = event.target as Element
  if (pressed.closest('[href*="#"]')) page.removeAttribute('data-later')
  // The bundler removes this if there is one language. The host reads the cookie.
  if (process.env.HAS_LANGUAGES) {
    const { language } = pressed.closest<HTMLElement>('[data-language]')?.dataset ?? {}
    if (language) document.cookie = `NEXT_LOCALE=${language};max-age=31536000;path=/;SameSite=Lax`
  }
  const button = pressed.closest<HTMLElement>('[data-toggle]')
  if (button) {
    const isOpen = button.ariaExpanded !== 'true'
    button.ariaExpanded = `${isOpen}`
    const { toggle, focus = '' } = button.dataset
    if (toggle) page.toggleAttribute(toggle, isOpen)
    // While the finger is still down, or a phone wouldn't show its keyboard.
    if (isOpen) document.getElementById(focus)?.focus()
    button.dispatchEvent(new Event('toggled', { bubbles: true }))
    return
  }
  const waiting = pressed.closest<HTMLElement>(`${asleep}button,[data-act]`)
  if (!waiting) return
  window.kept.push(waiting)
  // Otherwise the browser would submit the form and reload the page.
  event.preventDefault()
})

document.addEventListener('change', ({ target }) => {
  if ((target as HTMLElement).matches(`${asleep}*`)) window.kept.push(target as HTMLElement)
})

const address = document.currentScript?.dataset.then

window.failed = (text, way) => {
  const said = document.createElement('p')
  const link = document.createElement('a')
  // Following the link would lose the fragment, which leads back into an exam.
  const onclick = () => (location.reload(), false)
  said.append(text, Object.assign(link, { href: '', textContent: way, onclick }), words.end)
  said.dataset.failed = ''
  said.role = 'alert'
  return said
}

/** Says below the page that its script hasn't come, without which most buttons do nothing. */
function sayLate(): void {
  if ('awake' in page.dataset || document.querySelector('[data-failed]')) return
  document.body.append(window.failed(words.scriptFailed, words.reloadPage))
  // What the HTML has is better than nothing.
  delete page.dataset.asks
  // Only the whole style sheet, which that script would apply, has its rules.
  document.querySelector('[data-sheet]')?.setAttribute('media', 'all')
}

document.addEventListener('DOMContentLoaded', () => {
  // Useless without scripts; with them, presses are kept.
  for (const control of document.querySelectorAll<HTMLButtonElement>('[data-waits]')) control.disabled = false
  // The page's script loads after the first paint, which would otherwise wait for it. A background tab isn't
  // painted and loads it when shown. The first frame's callback runs before the paint, the second's after it;
  // by the third, it is on the screen.
  let frames = 3
  const wait = () => {
    if (frames--) requestAnimationFrame(wait)
    else if (address) {
      import(address).catch(sayLate)
      setTimeout(sayLate, 10_000)
    }
  }
  wait()
})
