import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

type Control = HTMLInputElement | HTMLSelectElement

/** What the reader set before the code was there; the first drawing knows nothing of it and sets it back. */
function touchedIn(element: HTMLElement): (() => void)[] {
  return [...element.querySelectorAll<Control>('[data-touched]')].map(control => {
    const { value } = control
    const isChecked = control instanceof HTMLInputElement && control.checked
    return () => {
      if (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type))
        control.checked = isChecked
      else control.value = value
      for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
    }
  })
}

/** Takes over the HTML of an island, which is what its component drew at build time. Returns how to take it out. */
export function hydrateIsland(element: HTMLElement, component: ReactElement): () => void {
  const setAgain = touchedIn(element)
  const root = hydrateRoot(element, component)
  // Once it has been drawn with what the device knows; one after the other, as each changes what the next one finds.
  const setNext = () => {
    setAgain.shift()?.()
    if (setAgain.length > 0) setTimeout(setNext)
  }
  requestAnimationFrame(() => setTimeout(setNext))
  return () => root.unmount()
}
