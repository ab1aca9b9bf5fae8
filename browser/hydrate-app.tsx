import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Has React take over the HTML of an app. Returns how to take it out. */
export type Mount = (element: HTMLElement, props: object) => () => void

/**
 * Makes the `mount` of an app. It is drawn with what the device knows before `mount` returns, so that presses that waited
 * can be repeated in the same task.
 */
export function mountOf<Props extends object>(App: ComponentType<Props>): Mount {
  return (element, props) => {
    // React hears of a choice only if the control was as drawn before it.
    for (const input of element.querySelectorAll('input')) input.checked = input.defaultChecked
    const app = <App {...(props as Props)} />
    const root = flushSync(() => {
      if (element.firstChild) return hydrateRoot(element, app)
      // On the development server Next.js leaves the place empty where it changes pages.
      const empty = createRoot(element)
      empty.render(app)
      return empty
    })
    return () => root.unmount()
  }
}
